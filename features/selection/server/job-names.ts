/** Jobs that move tasks after a selection, and that apply its results. */
export const runJob = 'run-selection'
export const applyJob = 'apply-selection'

/** One job per record, and one selection at a time, so that other jobs get workers. */
export const jobOptions = (job: string, recordId: number) => ({ key: `${job}:${recordId}`, queue: runJob })
