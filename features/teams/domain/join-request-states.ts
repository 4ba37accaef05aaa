/** States of a response to a vacancy and of a request to join a project's team (spec 3, product 5). */
export const joinRequestStates = ['CONSIDERATION', 'ACCEPTED', 'REJECTED', 'REVOKED'] as const

export type JoinRequestState = (typeof joinRequestStates)[number]

/** Transitions of a request. */
export const joinRequestActions = ['accept', 'reject', 'revoke'] as const

export type JoinRequestAction = (typeof joinRequestActions)[number]

/** Why a person may not respond (spec 3 "Respond button info"); without a reason the button is shown. */
export const respondInfos = ['IN_PROJECT_TEAM', 'EXISTS_RESPOND'] as const

export type RespondInfo = (typeof respondInfos)[number]

/** Events of requests, which raise notifications; the payload is `{ id }` of the request. */
export const joinRequestEvents = [
  'JoinRequested',
  'JoinRequestAccepted',
  'JoinRequestRejected',
  'JoinRequestRevoked',
] as const

export type JoinRequestEvent = (typeof joinRequestEvents)[number]
