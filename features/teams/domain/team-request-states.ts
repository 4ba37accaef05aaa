/** States of a request to join an accelerator's team (spec 4: waiting, approved, rejected, withdrawn). */
export const teamRequestStates = ['CONSIDERATION', 'ACCEPTED', 'REJECTED', 'REVOKED'] as const

export type TeamRequestState = (typeof teamRequestStates)[number]

/** Actions on a request to join an accelerator's team. */
export const teamRequestActions = ['accept', 'reject', 'revoke'] as const

export type TeamRequestAction = (typeof teamRequestActions)[number]

/** Events of requests to join, which raise notifications. */
export const teamRequestEvents = [
  'AcceleratorTeamRequested',
  'AcceleratorTeamRequestAccepted',
  'AcceleratorTeamRequestRejected',
  'AcceleratorTeamRequestRevoked',
] as const

/** One of `teamRequestEvents`; the payload is `{ id }` of the request. */
export type TeamRequestEvent = (typeof teamRequestEvents)[number]
