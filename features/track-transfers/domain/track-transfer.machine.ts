import { defineMachine } from '#platform/domain/machine.ts'
import type { TrackTransferEvent } from './events.ts'
import { trackTransferStates, type TrackTransferAction, type TrackTransferState } from './states.ts'
import { trackTransfers, type TrackTransferFacts } from './track-transfer.policy.ts'

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
