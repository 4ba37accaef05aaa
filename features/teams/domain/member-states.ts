/** Statuses in an accelerator's team (spec 4): invited, active, blocked, removed. */
export const memberStatuses = ['W', 'A', 'B', 'R'] as const

export type MemberStatus = (typeof memberStatuses)[number]

/** Actions of an administrator on a member. */
export const memberActions = ['setRoles', 'block', 'unblock', 'remove'] as const

export type MemberAction = (typeof memberActions)[number]
