/** States of a reported message. */
export const messageReportStates = ['OPEN', 'SETTLED'] as const

export type MessageReportState = (typeof messageReportStates)[number]

/** Actions of administrators on a report. */
export const messageReportActions = ['settle'] as const

/** Reports by one person per day. */
export const reportLimit = { hits: 20, seconds: 86_400 } as const

/** Maximum number of blocked senders per person. */
export const maxBlocked = 500
