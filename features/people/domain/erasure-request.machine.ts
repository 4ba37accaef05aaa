import { hasRole, isPerson, isPortalAdministrator, isThemselves } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import type { ErasureObstacle } from './lists.ts'
import { erasureStates, type ErasureAction, type ErasureState, type PeopleEvent } from './states.ts'

/** Facts for the rules about a request to be erased. */
export type ErasureFacts = {
  personUid: string
  /** What others depend on and must be handed over first, with its name. */
  obstacles: readonly { code: ErasureObstacle; name: string }[]
}

/** Permissions on a request to be erased: nobody decides on their own, nobody withdraws another person's. */
export const erasureRequests = definePolicy<ErasureFacts, 'decide' | 'withdraw'>('erasureRequest', {
  view: (actor, request) => isPerson(actor, request.personUid) || isPortalAdministrator(actor),
  decide: (actor, request) =>
    hasRole(actor, 'ADMIN') && isThemselves(actor) && !isPerson(actor, request.personUid),
  withdraw: (actor, request) => isPerson(actor, request.personUid) && isThemselves(actor),
})

/** The policy of the queue of all requests. */
export const erasureQueue = definePolicy<unknown, never>('erasureQueue', { view: isPortalAdministrator })

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
