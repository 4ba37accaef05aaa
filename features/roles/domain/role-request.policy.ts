import { hasRole, isPerson, isPortalAdministrator, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of requests for a role. */
export type RoleRequestFacts = { personUid: string }

/** Permissions for a request for a role: only an administrator grants roles (product 4). */
export const roleRequests = definePolicy<RoleRequestFacts, 'decide' | 'revoke'>('roleRequest', {
  view: (actor, request) => isPerson(actor, request.personUid) || isPortalAdministrator(actor),
  decide: (actor, request) =>
    hasRole(actor, 'ADMIN') && isThemselves(actor) && !isPerson(actor, request.personUid),
  revoke: (actor, request) => isPerson(actor, request.personUid) && isThemselves(actor),
})
