/** States of an offer to lead a project: until it is accepted the old leader leads. */
export const leadershipStates = ['OFFERED', 'ACCEPTED', 'DECLINED', 'REVOKED'] as const

/** One of `leadershipStates`. */
export type LeadershipState = (typeof leadershipStates)[number]

/** Actions that move an offer. */
export const leadershipActions = ['accept', 'decline', 'revoke'] as const

/** One of `leadershipActions`. */
export type LeadershipAction = (typeof leadershipActions)[number]
