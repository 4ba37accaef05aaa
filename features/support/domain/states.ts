/** States of a request to the portal's administrators. */
export const supportStates = ['NEW', 'WORK', 'ANSWERED', 'CLOSED'] as const

export type SupportState = (typeof supportStates)[number]

export const supportActions = ['take', 'answer', 'close', 'reopen', 'write'] as const

export type SupportAction = (typeof supportActions)[number]

/** Events of requests. */
export const supportEvents = [
  'SupportAsked',
  'SupportTaken',
  'SupportAnswered',
  'SupportClosed',
  'SupportReopened',
] as const

export type SupportEvent = (typeof supportEvents)[number]
