import { isAcceleratorAdmin, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of one request. */
export type TrackTransferFacts = {
  acceleratorId: number
  /** Accelerator that receives the offer. */
  targetId: number
  /** Whether the offering accelerator is still approved by the portal. */
  sourceApproved: boolean
}

/**
 * Permissions for a request (product 4): administrators of both sides see it, the receiver decides, the sender
 * withdraws.
 */
export const trackTransfers = definePolicy<TrackTransferFacts, 'decide' | 'revoke'>('trackTransfer', {
  view: (actor, { acceleratorId, targetId }) =>
    isAcceleratorAdmin(actor, acceleratorId) || isAcceleratorAdmin(actor, targetId),
  decide: (actor, { targetId }) => isAcceleratorAdmin(actor, targetId),
  revoke: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId),
})

/** Facts for the policy of an accelerator's track exchange. */
export type ExchangeFacts = { acceleratorId: number }

/**
 * Permissions for the track exchange of an accelerator: only its administrators manage it (product 4), and its team
 * knows that it exists.
 */
export const trackExchanges = definePolicy<ExchangeFacts, 'manage'>('trackExchange', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
  manage: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId),
})
