/** Account states (product 5): awaiting confirmation, active, blocked, rejected. */
export type AccountStatus = 'W' | 'A' | 'B' | 'R'

const moves: Record<AccountStatus, readonly AccountStatus[]> = { W: ['R'], A: ['B'], B: ['A'], R: [] }

/** Whether the portal may make this change: an unconfirmed account is activated only by its own email. */
export const mayBeMoved = (from: AccountStatus, to: AccountStatus): boolean => moves[from].includes(to)
