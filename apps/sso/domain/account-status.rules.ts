/** The states of an account (product 5): waiting for its confirmation, active, blocked, rejected. */
export type AccountStatus = 'W' | 'A' | 'B' | 'R'

const moves: Record<AccountStatus, readonly AccountStatus[]> = { W: ['R'], A: ['B'], B: ['A'], R: [] }

/** Whether the portal may move an account so: a waiting one is made active by its own letter alone. */
export const mayBeMoved = (from: AccountStatus, to: AccountStatus): boolean => moves[from].includes(to)
