/** Events of selections; the payload is `{ id }` of the record. */
export type SelectionEvent = 'SelectionRan' | 'SelectionApplying' | 'SelectionApplied'

/** States of a selection record: moving tasks, results ready, applying results, applied. */
export const recordStates = ['RUNNING', 'READY', 'APPLYING', 'APPLIED'] as const

export type RecordState = (typeof recordStates)[number]

/** Transitions of a record; the finishing ones are made by the jobs. */
export const recordActions = ['finishRun', 'apply', 'finishApply'] as const

export type RecordAction = (typeof recordActions)[number]

/** Steps of a record's project: waiting to be moved, selected, skipped, result applied, or left as selected. */
export const itemSteps = ['WAITING', 'SELECTED', 'SKIPPED', 'APPLIED', 'LEFT'] as const

export type ItemStep = (typeof itemSteps)[number]
