/** States of a background job: waiting, running, to be retried, or failed permanently. */
export const jobStates = ['WAITING', 'RUNNING', 'RETRYING', 'FAILED'] as const

export type JobState = (typeof jobStates)[number]

/** A failed job may be restarted or given up; a running one may not. */
export const jobActions = ['retry', 'discard'] as const

/** Actions that are possible in this state. */
export const actionsOfJob = (state: JobState): (typeof jobActions)[number][] =>
  state === 'FAILED' || state === 'RETRYING' ? [...jobActions] : []
