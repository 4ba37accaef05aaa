import { defineMachine } from '#platform/domain/machine.ts'
import { erasureRequests, type ErasureFacts } from './erasure-request.policy.ts'
import type { PeopleEvent } from './events.ts'
import { erasureStates, type ErasureAction, type ErasureState } from './states.ts'

/**
 * States of a request to be erased (ADR 13): every decision is final, and after a rejection or withdrawal a new
 * request may follow.
 */
export const erasureRequestMachine = defineMachine<ErasureState, ErasureAction, ErasureFacts, PeopleEvent>({
  name: 'erasure_request',
  table: 'erasure_request',
  column: 'status',
  states: erasureStates,
  initial: 'ASKED',
  conflict: 'STATE_CHANGED',
  transitions: {
    approve: {
      from: ['ASKED'],
      to: 'APPROVED',
      by: erasureRequests.decide,
      guard: ({ obstacles }) => obstacles[0]?.code ?? null,
      event: 'ErasureApproved',
    },
    reject: { from: ['ASKED'], to: 'REJECTED', by: erasureRequests.decide, event: 'ErasureRejected' },
    withdraw: { from: ['ASKED'], to: 'WITHDRAWN', by: erasureRequests.withdraw, event: 'ErasureWithdrawn' },
  },
})
