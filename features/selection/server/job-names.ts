/** The jobs that move tasks as a selection says, and that apply its results. */
export const runJob = 'run-selection'
export const applyJob = 'apply-selection'

/** One job of a record at a time, and one selection after the other: they leave the workers to everything else. */
export const jobOptions = (job: string, recordId: number) => ({ key: `${job}:${recordId}`, queue: runJob })
