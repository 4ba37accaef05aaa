import { isAcceleratorAdmin, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about one request need to know. */
export type TrackTransferFacts = {
  acceleratorId: number
  /** Whom it is offered to. */
  targetId: number
  /** The accelerator that offers is still approved by the portal. */
  sourceApproved: boolean
}

/** Who may do what with a request (product 4): administrators of both sides see it; who is asked decides, who asks withdraws. */
export const trackTransfers = definePolicy<TrackTransferFacts, 'decide' | 'revoke'>('trackTransfer', {
  view: (actor, { acceleratorId, targetId }) =>
    isAcceleratorAdmin(actor, acceleratorId) || isAcceleratorAdmin(actor, targetId),
  decide: (actor, { targetId }) => isAcceleratorAdmin(actor, targetId),
  revoke: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId),
})

/** Whose tracks and requests are spoken of. */
export type ExchangeFacts = { acceleratorId: number }

/** The exchange of tracks of one accelerator: its administrators' alone (product 4), which its team knows. */
export const trackExchanges = definePolicy<ExchangeFacts, 'manage'>('trackExchange', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
  manage: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId),
})
