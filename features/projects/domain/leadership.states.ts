/** States of an offer to lead a project: until it is accepted the old leader leads. */
export const leadershipStates = ['OFFERED', 'ACCEPTED', 'DECLINED', 'REVOKED'] as const

export type LeadershipState = (typeof leadershipStates)[number]

/** Actions that change an offer's state. */
export const leadershipActions = ['accept', 'decline', 'revoke'] as const

export type LeadershipAction = (typeof leadershipActions)[number]
