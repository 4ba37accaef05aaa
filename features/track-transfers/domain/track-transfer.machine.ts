import { isAcceleratorAdmin, isTeam } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import {
  trackTransferStates,
  type TrackTransferAction,
  type TrackTransferState,
  type TrackTransferEvent,
} from './states.ts'

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

/** Permission to read a request as one of its sides: only that side's administrators, who see it in this direction. */
export const trackTransferSides = definePolicy<
  TrackTransferFacts & { direction: 'incoming' | 'outgoing' },
  never
>('trackTransferSide', {
  view: (actor, { direction, acceleratorId, targetId }) =>
    isAcceleratorAdmin(actor, direction === 'incoming' ? targetId : acceleratorId),
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

/** State machine of a request to copy a track (product 5). */
export const trackTransferMachine = defineMachine<
  TrackTransferState,
  TrackTransferAction,
  TrackTransferFacts,
  TrackTransferEvent
>({
  name: 'track_transfer',
  table: 'track_transfer',
  column: 'status',
  states: trackTransferStates,
  initial: 'CONSIDERATION',
  conflict: 'STATE_CHANGED',
  transitions: {
    approve: {
      from: ['CONSIDERATION'],
      to: 'APPROVED',
      by: trackTransfers.decide,
      guard: ({ sourceApproved }) => (sourceApproved ? null : 'ACCELERATOR_NOT_APPROVED'),
      event: 'TrackOfferApproved',
    },
    reject: {
      from: ['CONSIDERATION'],
      to: 'REJECTED',
      by: trackTransfers.decide,
      event: 'TrackOfferRejected',
    },
    revoke: {
      from: ['CONSIDERATION'],
      to: 'REVOKED',
      by: trackTransfers.revoke,
      event: 'TrackOfferRevoked',
    },
  },
})
