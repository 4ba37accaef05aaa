/** Events of data requests; payloads have the row's `id`. */
export type DataRequestEvent =
  | 'DataRequested'
  | 'DataRequestPassed'
  | 'DataRequestDeclined'
  | 'DataRoomGranted'
  | 'DataRequestRefused'
  | 'DataRoomRevoked'
  | 'DataRequestWithdrawn'

/** States of a data request: awaiting the accelerator, then the team; the room is open from the grant until it ends. */
export const dataRequestStates = [
  'NEW',
  'PASSED',
  'DECLINED',
  'GRANTED',
  'REFUSED',
  'REVOKED',
  'WITHDRAWN',
] as const

export type DataRequestState = (typeof dataRequestStates)[number]

/** Transitions, by the accelerator, the team or the requester. */
export const dataRequestActions = ['pass', 'decline', 'grant', 'refuse', 'revoke', 'withdraw'] as const

export type DataRequestAction = (typeof dataRequestActions)[number]

/** Actions in the list; `answer` opens the room, where the team chooses and reviews the content before granting it. */
export const listedActions = ['answer', 'pass', 'decline', 'refuse', 'revoke', 'withdraw'] as const

/** Additional actions on the room's page: choosing the content, and granting. */
export const roomActions = ['grant', 'choose', 'refuse', 'revoke'] as const

/** Maximum number of pending and open requests per investor. */
export const maxOpenRequests = 30

/** Maximum content of a room. */
export const maxRoomCodes = 500
export const maxRoomDocuments = 100

/** Maximum number of days a room is open. */
export const maxRoomDays = 366

/** Maximum number of log entries shown to the team, newest first. */
export const maxOpenings = 200

/** Kinds of accesses: the room, a part of its page, a file, a link. */
export const openingKinds = ['ROOM', 'PAGE', 'FILE', 'LINK'] as const

export type OpeningKind = (typeof openingKinds)[number]

/** Parts of a room's page whose visible time is measured. */
export const roomPages = ['PROFILE', 'DOCUMENTS'] as const

/** Maximum seconds per logged interval; the page logs more often. */
export const maxSecondsAtOnce = 60

/** Requests per investor and day, including withdrawn ones. */
export const requestsOfDay = { hits: 30, seconds: 86_400 } as const
