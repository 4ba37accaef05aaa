/** Events of requests to copy a track; the payload is the row's `id`. */
export const trackTransferEvents = [
  'TrackOffered',
  'TrackOfferApproved',
  'TrackOfferRejected',
  'TrackOfferRevoked',
] as const

export type TrackTransferEvent = (typeof trackTransferEvents)[number]
