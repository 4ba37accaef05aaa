/** Events of risks; payloads contain the risk's `id` and its `projectId`. */
export const riskEvents = ['RiskOwned', 'RiskToAccept', 'RiskAcceptanceEnds'] as const

export type RiskEvent = (typeof riskEvents)[number]

/** Days before the end of an acceptance on which the leader is asked to extend it. */
export const daysBeforeEnd = 7
