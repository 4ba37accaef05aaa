/** A request waits for the accelerator, then for the team; a room is open from their consent until it ends. */
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

/** What may be done with a request, by the accelerator, by the team, by whoever asked. */
export const dataRequestActions = ['pass', 'decline', 'grant', 'refuse', 'revoke', 'withdraw'] as const

export type DataRequestAction = (typeof dataRequestActions)[number]

/** What a row of the list offers: consent is given in the room, where one sees what it opens. */
export const listedActions = ['pass', 'decline', 'refuse', 'revoke', 'withdraw'] as const

/** What its page offers besides: choosing what it opens, and agreeing. */
export const roomActions = ['grant', 'choose', 'refuse', 'revoke'] as const

/** Requests of one investor that wait or are open. */
export const mostOpenRequests = 30

/** What a room opens at most. */
export const mostRoomCodes = 500
export const mostRoomDocuments = 100

/** Days that a room is open at most. */
export const mostRoomDays = 366

/** Openings that the team is shown, the newest first. */
export const mostOpenings = 200

/** What of a room was opened: the room, a part of its page, a file, a link. */
export const openingKinds = ['ROOM', 'PAGE', 'FILE', 'LINK'] as const

export type OpeningKind = (typeof openingKinds)[number]

/** Parts of a room's page whose time in view is counted. */
export const roomPages = ['PROFILE', 'DOCUMENTS'] as const

/** Seconds that one note of time counts at most: a page notes more often. */
export const mostSecondsAtOnce = 60

/** How many requests one investor makes in a day, those that they took back among them. */
export const requestsOfDay = { hits: 30, seconds: 86_400 } as const
