/** States of a response to a vacancy and of a request to join a project's team (spec 3, product 5). */
export const joinRequestStates = ['CONSIDERATION', 'ACCEPTED', 'REJECTED', 'REVOKED'] as const

export type JoinRequestState = (typeof joinRequestStates)[number]

/** Actions that move a request. */
export const joinRequestActions = ['accept', 'reject', 'revoke'] as const

export type JoinRequestAction = (typeof joinRequestActions)[number]

/** Why a person has no button to respond with (spec 3 "Respond button info"); without a reason there is one. */
export const respondInfos = ['IN_PROJECT_TEAM', 'EXISTS_RESPOND'] as const

export type RespondInfo = (typeof respondInfos)[number]

/** What happens to requests; notifications hang on these. The payload is `{ id }` of the request. */
export const joinRequestEvents = [
  'JoinRequested',
  'JoinRequestAccepted',
  'JoinRequestRejected',
  'JoinRequestRevoked',
] as const

export type JoinRequestEvent = (typeof joinRequestEvents)[number]
