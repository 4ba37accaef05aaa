/** States of a mass message; they are derived from its timestamps of start, stop and end. */
export const massMessageStates = ['DRAFT', 'PLANNED', 'SENDING', 'STOPPED', 'SENT'] as const

export type MassMessageState = (typeof massMessageStates)[number]

/** Delivery state of one recipient. */
export const recipientStates = ['LEFT_OUT', 'WAITING', 'READ', 'EMAIL_FAILED', 'EMAILED', 'IN_INBOX'] as const

export type RecipientState = (typeof recipientStates)[number]

/** Reasons why a person of the list does not get it. */
export const leftOutReasons = ['NO_LEADER', 'BLOCKED', 'SWITCHED_OFF', 'BOUNCED', 'AUTHOR'] as const

/**
 * Audience of a message: for a list of projects the leaders or the teams, for a list of people the people themselves.
 */
export const audiences = ['LEADERS', 'TEAMS', 'PEOPLE'] as const

export type Audience = (typeof audiences)[number]

export const massMessageActions = ['send', 'stop', 'again', 'delete'] as const

export type MassMessageAction = (typeof massMessageActions)[number]
