/** States of a selection record: tasks are being moved, the results wait, they are being applied, they are applied. */
export const recordStates = ['RUNNING', 'READY', 'APPLYING', 'APPLIED'] as const

export type RecordState = (typeof recordStates)[number]

/** Actions on a record; the portal itself finishes what it runs. */
export const recordActions = ['finishRun', 'apply', 'finishApply'] as const

export type RecordAction = (typeof recordActions)[number]

/** How far a project of a record is: to be moved, selected, left as it was, the result applied, or left at its selection. */
export const itemSteps = ['WAITING', 'SELECTED', 'SKIPPED', 'APPLIED', 'LEFT'] as const

export type ItemStep = (typeof itemSteps)[number]
