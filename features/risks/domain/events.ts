/** Events of risks; payloads contain the risk's `id` and its `projectId`. */
export const riskEvents = ['RiskOwned', 'RiskToAccept', 'RiskAcceptanceEnds'] as const

export type RiskEvent = (typeof riskEvents)[number]

/** So many days before a consent ends its leader is asked again. */
export const daysBeforeEnd = 7
