/** An invitation to a firm waits for an answer. */
export const firmInvitationStates = ['SENT', 'ACCEPTED', 'DECLINED', 'REVOKED'] as const

export type FirmInvitationState = (typeof firmInvitationStates)[number]

export type FirmInvitationAction = 'accept' | 'decline' | 'revoke'

/** People of a firm at most, invited ones counted. */
export const mostFirmPeople = 50

/** Files at one card at most. */
export const mostPipelineFiles = 20

/** Searches that one investor saves at most. */
export const mostSearches = 20

/** Projects that stand side by side at most. */
export const mostCompared = 5

/** What may be done with an investor's mark. */
export const checkActions = ['verify', 'unverify'] as const

/** What may be done with somebody of a firm, and with an invitation to one. */
export const colleagueActions = ['makeAdmin', 'unmakeAdmin', 'remove', 'leave'] as const
export const firmInvitationActions = ['accept', 'decline', 'revoke'] as const
