import { hasRole, isPerson, isPortalAdministrator, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of a person's roles. */
export type HeldRolesFacts = { personUid: string }

/**
 * Permissions for a person's roles: people manage their own, the administrator everybody's; a deputy administrator can
 * only read (product 4).
 */
export const heldRoles = definePolicy<HeldRolesFacts, 'add' | 'grant'>('heldRoles', {
  view: (actor, facts) => isPerson(actor, facts.personUid) || isPortalAdministrator(actor),
  add: (actor, facts) => isPerson(actor, facts.personUid) && isThemselves(actor),
  grant: (actor) => hasRole(actor, 'ADMIN') && isThemselves(actor),
})
