import { defineMachine } from '#platform/domain/machine.ts'
import { acceleratorProfiles, type ProfileFacts } from './accelerator-profile.policy.ts'
import { approvalStates, type ApprovalAction, type ApprovalState, type AcceleratorEvent } from './states.ts'

/** Facts for the approval. */
export type ApprovalFacts = ProfileFacts & {
  /** Number of further requests that the requester may have open or approved. */
  requestsLeft: number
}

/** State machine of a new accelerator's approval (product 5): only a rejected request can be resubmitted. */
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
