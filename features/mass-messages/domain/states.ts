/** How a mass message stands; what it is follows from when it was sent off, stopped and finished. */
export const massMessageStates = ['DRAFT', 'PLANNED', 'SENDING', 'STOPPED', 'SENT'] as const

export type MassMessageState = (typeof massMessageStates)[number]

/** What became of it for one recipient. */
export const recipientStates = ['LEFT_OUT', 'WAITING', 'READ', 'EMAIL_FAILED', 'EMAILED', 'IN_INBOX'] as const

export type RecipientState = (typeof recipientStates)[number]

/** Why somebody of the list does not get it. */
export const leftOutReasons = ['NO_LEADER', 'BLOCKED', 'SWITCHED_OFF', 'AUTHOR'] as const

/** Whom of a list of projects it goes to; of a list of people to these. */
export const audiences = ['LEADERS', 'TEAMS', 'PEOPLE'] as const

export type Audience = (typeof audiences)[number]

export const massMessageActions = ['send', 'stop', 'again', 'delete'] as const

export type MassMessageAction = (typeof massMessageActions)[number]
