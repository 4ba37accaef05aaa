/** Where a background job is: it waits, runs, will be tried again, or is tried no more. */
export const jobStates = ['WAITING', 'RUNNING', 'RETRYING', 'FAILED'] as const

export type JobState = (typeof jobStates)[number]

/** One that failed may be started again or given up; one that runs is left alone. */
export const jobActions = ['retry', 'discard'] as const

/** What may be done with a job in this state. */
export const actionsOfJob = (state: JobState): (typeof jobActions)[number][] =>
  state === 'FAILED' || state === 'RETRYING' ? [...jobActions] : []
