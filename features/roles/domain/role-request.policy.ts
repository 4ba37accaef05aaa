import { hasRole, isPerson, isPortalAdministrator, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a request for a role need to know. */
export type RoleRequestFacts = { personUid: string }

/** Who may do what with a request for a role: role grants are the administrator's own (product 4). */
export const roleRequests = definePolicy<RoleRequestFacts, 'decide' | 'revoke'>('roleRequest', {
  view: (actor, request) => isPerson(actor, request.personUid) || isPortalAdministrator(actor),
  decide: (actor, request) =>
    hasRole(actor, 'ADMIN') && isThemselves(actor) && !isPerson(actor, request.personUid),
  revoke: (actor, request) => isPerson(actor, request.personUid) && isThemselves(actor),
})
