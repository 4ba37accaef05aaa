/** Events of requests to copy a track; the payload is the row's `id`. */
export const trackTransferEvents = [
  'TrackOffered',
  'TrackOfferApproved',
  'TrackOfferRejected',
  'TrackOfferRevoked',
] as const

export type TrackTransferEvent = (typeof trackTransferEvents)[number]

/** States of a request to copy a track (product 5). The accelerator that receives the offer decides. */
export const trackTransferStates = ['CONSIDERATION', 'APPROVED', 'REJECTED', 'REVOKED'] as const

export type TrackTransferState = (typeof trackTransferStates)[number]

export const trackTransferActions = ['approve', 'reject', 'revoke'] as const

export type TrackTransferAction = (typeof trackTransferActions)[number]

/** Direction of requests from an accelerator's point of view. */
export const directions = ['incoming', 'outgoing'] as const

export type Direction = (typeof directions)[number]

/** Actions of each side: the receiver decides, the sender withdraws. */
export const actionsOfSide: Record<Direction, readonly TrackTransferAction[]> = {
  incoming: ['approve', 'reject'],
  outgoing: ['revoke'],
}
