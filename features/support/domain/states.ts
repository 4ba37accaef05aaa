/** Rate limits for requests: from one address, from all guests together, and from one person. */
export const supportLimits = {
  address: { hits: 5, seconds: 3600 },
  guests: { hits: 100, seconds: 3600 },
  person: { hits: 20, seconds: 86_400 },
  /** Further messages by the link of one request. */
  link: { hits: 20, seconds: 86_400 },
} as const

/** Number of days for which a guest can write on by the link of an answer. */
export const guestLinkDays = 30

/** Maximum number of saved answers. */
export const maxTexts = 100

/** States of a request to the portal's administrators. */
export const supportStates = ['NEW', 'WORK', 'ANSWERED', 'CLOSED'] as const

export type SupportState = (typeof supportStates)[number]

export const supportActions = ['take', 'takeOver', 'answer', 'close', 'reopen', 'write'] as const

export type SupportAction = (typeof supportActions)[number]

/** States of the email with an answer to a guest, who reads it nowhere else: to be sent, sent, or not delivered. */
export const answerMailStates = ['WAITING', 'SENT', 'UNDELIVERED'] as const

export type AnswerMailState = (typeof answerMailStates)[number]

/** Events of requests. */
export const supportEvents = [
  'SupportAsked',
  'SupportTaken',
  'SupportTakenOver',
  'SupportAnswered',
  'SupportClosed',
  'SupportReopened',
] as const

export type SupportEvent = (typeof supportEvents)[number]
