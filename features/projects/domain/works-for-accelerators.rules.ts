import { hasRole, personOf, type Actor } from '#platform/domain/actor.ts'

/**
 * Whether the actor works in an accelerator, in any role, or is an investor, a role that the portal grants.
 * Self-added roles do not count: experts, trackers and mentors belong to an accelerator (product 11).
 */
export const worksForAccelerators = (actor: Actor): boolean =>
  (personOf(actor)?.memberships ?? []).length > 0 || hasRole(actor, 'INV')
