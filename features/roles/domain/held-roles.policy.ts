import { hasRole, isPerson, isPortalAdministrator, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Whose roles it is about. */
export type HeldRolesFacts = { personUid: string }

/**
 * Who may see and change what a person holds: the person their own, the administrator everybody's; a deputy only
 * looks (product 4).
 */
export const heldRoles = definePolicy<HeldRolesFacts, 'add' | 'grant'>('heldRoles', {
  view: (actor, held) => isPerson(actor, held.personUid) || isPortalAdministrator(actor),
  add: (actor, held) => isPerson(actor, held.personUid) && isThemselves(actor),
  grant: (actor) => hasRole(actor, 'ADMIN') && isThemselves(actor),
})
