/** What happens to requests to copy a track; payloads carry the row's `id`. */
export const trackTransferEvents = [
  'TrackOffered',
  'TrackOfferApproved',
  'TrackOfferRejected',
  'TrackOfferRevoked',
] as const

export type TrackTransferEvent = (typeof trackTransferEvents)[number]
