/** States of a request to take a copy of a track (product 5): decided by the accelerator it is offered to. */
export const trackTransferStates = ['CONSIDERATION', 'APPROVED', 'REJECTED', 'REVOKED'] as const

export type TrackTransferState = (typeof trackTransferStates)[number]

export const trackTransferActions = ['approve', 'reject', 'revoke'] as const

export type TrackTransferAction = (typeof trackTransferActions)[number]

/** From which side an accelerator looks at requests: offered to it, or offered by it. */
export const directions = ['incoming', 'outgoing'] as const

export type Direction = (typeof directions)[number]

/** What each side does: who is asked decides, who asks withdraws. */
export const actionsOfSide: Record<Direction, readonly TrackTransferAction[]> = {
  incoming: ['approve', 'reject'],
  outgoing: ['revoke'],
}
