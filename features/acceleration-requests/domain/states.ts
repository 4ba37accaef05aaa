/** Events of applications, which trigger notifications, badges and emails. */
export const accelerationRequestEvents = [
  'AccelerationRequestCreated',
  'AccelerationRequestAccepted',
  'AccelerationRequestRejected',
  'AccelerationRequestRevoked',
  'AccelerationRequestTransferred',
  'AccelerationRequestDeleted',
] as const

/** One of `accelerationRequestEvents`; the payload is `{ id }` of the request. */
export type AccelerationRequestEvent = (typeof accelerationRequestEvents)[number]

/** Events of decision runs; the payload is `{ id }` of the run. */
export type DecisionRunEvent = 'DecisionRunFinished' | 'DecisionRunCancelled'

/** States of a project's application to a track (spec 3). */
export const accelerationRequestStates = ['NEW', 'ACCEPT', 'REJECT', 'CANCEL'] as const

export type AccelerationRequestState = (typeof accelerationRequestStates)[number]

/** Actions that change an application's state. */
export const accelerationRequestActions = ['accept', 'reject', 'revoke'] as const

export type AccelerationRequestAction = (typeof accelerationRequestActions)[number]

/**
 * Columns of the board of projects in work, in order: by the state of an application or its current task. A finished
 * project has every task accepted; a discarded one had a task discarded.
 */
export const boardColumns = [
  'NEW',
  'TO_START',
  'IN_WORK',
  'TO_REVIEW',
  'FINISHED',
  'DISCARDED',
  'BLOCKED',
  'CLOSED',
] as const

export type BoardColumn = (typeof boardColumns)[number]

/**
 * Values of the state filter: the columns, and the part of those in work that was returned for revision, which people
 * look for by itself.
 */
export const stateFilterValues = [
  'NEW',
  'TO_START',
  'IN_WORK',
  'REVISION',
  'TO_REVIEW',
  'FINISHED',
  'DISCARDED',
  'BLOCKED',
  'CLOSED',
] as const satisfies readonly (BoardColumn | 'REVISION')[]

export type StateFilterValue = (typeof stateFilterValues)[number]

/** Columns of rejected and withdrawn ones, separate from the work. */
export const apartColumns = ['DISCARDED', 'CLOSED'] as const satisfies BoardColumn[]

/** Steps that an application reached, each including the previous ones; the database stores the number (`reached`). */
export const reachedSteps = ['ACCEPTED', 'STARTED', 'HANDED_IN', 'FINISHED'] as const

const running: ReadonlySet<BoardColumn> = new Set(['TO_START', 'IN_WORK'])

/** Whether the deadline of the current task still matters; the database orders by it in the same columns (`work_of`). */
export const isDueOpen = ({ column }: { column: BoardColumn }): boolean => running.has(column)

/** The state name of a row of projects in work: its column, and for a closed application how it was closed. */
export const stateKeyOf = (row: { column: BoardColumn; status: AccelerationRequestState }): string =>
  row.column === 'CLOSED' ? row.status : row.column

/** States of a decision run. */
export const runStates = ['RUNNING', 'FINISHED', 'CANCELLED'] as const

export type RunState = (typeof runStates)[number]

/** Actions on a run; the portal itself finishes it. */
export const runActions = ['finish', 'cancel'] as const

export type RunAction = (typeof runActions)[number]

/** Result of an application in a run: pending, decided, refused by the rules, or skipped because the run was stopped. */
export const runSteps = ['WAITING', 'DONE', 'REFUSED', 'LEFT'] as const
