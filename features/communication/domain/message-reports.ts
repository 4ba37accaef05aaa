/** A reported message waits for the portal's administrators. */
export const messageReportStates = ['OPEN', 'SETTLED'] as const

export type MessageReportState = (typeof messageReportStates)[number]

/** What they may do with it. */
export const messageReportActions = ['settle'] as const

/** Messages that one person reports in a day. */
export const reportLimit = { hits: 20, seconds: 86_400 } as const

/** People whose messages one does not want, at most. */
export const mostBlocked = 500
