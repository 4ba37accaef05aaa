/** What happens to risks; payloads carry the risk's `id` and its `projectId`. */
export type RiskEvent = 'RiskOwned' | 'RiskToAccept' | 'RiskAcceptanceEnds'

/** So many days before a consent ends its leader is asked again. */
export const daysBeforeEnd = 7
