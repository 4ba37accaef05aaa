import { hasRole, isPerson, isPortalAdministrator, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import type { ErasureObstacle } from './lists.ts'

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
