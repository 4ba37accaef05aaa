/**
 * Messages and replies that one person may write per hour, including comments of a project's team on its tasks; a
 * message to a team counts as one.
 */
export const messageLimit = { hits: 60, seconds: 3600 } as const

/** Maximum number of recipients of a message. */
export const maxRecipients = 100
