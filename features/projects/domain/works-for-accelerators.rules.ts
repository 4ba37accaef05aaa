import { hasRole, personOf, type Actor } from '#platform/domain/actor.ts'

/**
 * Whoever works in an accelerator, in any role, and investors, whose role the portal grants. Roles that anybody adds to
 * oneself open nothing: experts, trackers and mentors are those of an accelerator (product 11).
 */
export const worksForAccelerators = (actor: Actor): boolean =>
  (personOf(actor)?.memberships ?? []).length > 0 || hasRole(actor, 'INV')
