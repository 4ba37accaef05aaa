import { defineMachine } from '#platform/domain/machine.ts'
import { acceleratorProfiles, type ProfileFacts } from './accelerator-profile.policy.ts'
import type { AcceleratorEvent } from './events.ts'
import { approvalStates, type ApprovalAction, type ApprovalState } from './states.ts'

/** What the approval asks besides who acts. */
export type ApprovalFacts = ProfileFacts & {
  /** Requests the person who asked for it may still have open or approved. */
  requestsLeft: number
}

/** The way of a new accelerator to the portal's approval (product 5): only a rejected request comes back. */
export const approvalMachine = defineMachine<ApprovalState, ApprovalAction, ApprovalFacts, AcceleratorEvent>({
  name: 'accelerator',
  table: 'accelerator',
  column: 'approval',
  states: approvalStates,
  initial: 'ON_COORDINATION',
  conflict: 'STATE_CHANGED',
  transitions: {
    approve: {
      from: ['ON_COORDINATION'],
      to: 'COORDINATED',
      by: acceleratorProfiles.decide,
      event: 'AcceleratorApproved',
    },
    reject: {
      from: ['ON_COORDINATION'],
      to: 'REJECTED',
      by: acceleratorProfiles.decide,
      event: 'AcceleratorRejected',
    },
    revoke: {
      from: ['ON_COORDINATION'],
      to: 'REVOKED',
      by: acceleratorProfiles.revoke,
      event: 'AcceleratorRevoked',
    },
    resubmit: {
      from: ['REJECTED'],
      to: 'ON_COORDINATION',
      by: acceleratorProfiles.edit,
      guard: ({ requestsLeft }) => (requestsLeft > 0 ? null : 'ACCELERATOR_REQUEST_LIMIT'),
      event: 'AcceleratorResubmitted',
    },
  },
})
