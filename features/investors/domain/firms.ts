/** States of an invitation to a firm. */
export const firmInvitationStates = ['SENT', 'ACCEPTED', 'DECLINED', 'REVOKED'] as const

export type FirmInvitationState = (typeof firmInvitationStates)[number]

export type FirmInvitationAction = 'accept' | 'decline' | 'revoke'

/** Maximum number of members of a firm, including invited ones. */
export const maxFirmPeople = 50

/** Maximum number of files per card. */
export const maxPipelineFiles = 20

/** Maximum number of saved searches per investor. */
export const maxSearches = 20

/** Maximum number of projects in a comparison. */
export const maxCompared = 5

/** Actions on an investor's verification. */
export const checkActions = ['verify', 'unverify'] as const

/** Actions on a member of a firm, and on an invitation. */
export const colleagueActions = ['makeAdmin', 'unmakeAdmin', 'remove', 'leave'] as const
export const firmInvitationActions = ['accept', 'decline', 'revoke'] as const
