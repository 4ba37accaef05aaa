/** How somebody stands to an accelerator's team (spec 4): invited and awaited, active, blocked, or out of it again. */
export const memberStatuses = ['W', 'A', 'B', 'R'] as const

export type MemberStatus = (typeof memberStatuses)[number]

/** What an administrator may do with a member. */
export const memberActions = ['setRoles', 'block', 'unblock', 'remove'] as const

export type MemberAction = (typeof memberActions)[number]
