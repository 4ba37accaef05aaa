/**
 * Messages that one person writes within an hour, begun or answered, with what a project's team says on its tasks; a team that
 * gets one counts as one.
 */
export const messageLimit = { hits: 60, seconds: 3600 } as const

/** People that one message reaches. */
export const mostRecipients = 100
