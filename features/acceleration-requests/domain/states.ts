/** States of a project's application to a track (spec 3). */
export const accelerationRequestStates = ['NEW', 'ACCEPT', 'REJECT', 'CANCEL'] as const

export type AccelerationRequestState = (typeof accelerationRequestStates)[number]

/** Actions that move an application. */
export const accelerationRequestActions = ['accept', 'reject', 'revoke'] as const

export type AccelerationRequestAction = (typeof accelerationRequestActions)[number]

/**
 * Columns of the board of projects in work, in order: what an application or its current task asks for.
 * A finished project has every task accepted; a discarded one had a task discarded.
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

/** Columns of what is rejected or withdrawn: apart from the work. */
export const apartColumns = ['DISCARDED', 'CLOSED'] as const satisfies BoardColumn[]

/** How far an application came, each step with those before it; the database keeps it by number (`reached`). */
export const reachedSteps = ['ACCEPTED', 'STARTED', 'HANDED_IN', 'FINISHED'] as const

const running: ReadonlySet<BoardColumn> = new Set(['TO_START', 'IN_WORK'])

/** Whether the deadline of the current task still matters; the database orders by it in the same columns (`work_of`). */
export const isDueOpen = ({ column }: { column: BoardColumn }): boolean => running.has(column)

/** What a row of projects in work is called by: its column, and of a closed application how it was closed. */
export const stateKeyOf = (row: { column: BoardColumn; status: AccelerationRequestState }): string =>
  row.column === 'CLOSED' ? row.status : row.column

/** States of a run that decides on many applications. */
export const runStates = ['RUNNING', 'FINISHED', 'CANCELLED'] as const

export type RunState = (typeof runStates)[number]

/** Actions on a run; the portal itself finishes it. */
export const runActions = ['finish', 'cancel'] as const

export type RunAction = (typeof runActions)[number]

/** How far an application of a run is: to be decided, decided, refused by the rules, or left as the run was stopped. */
export const runSteps = ['WAITING', 'DONE', 'REFUSED', 'LEFT'] as const
