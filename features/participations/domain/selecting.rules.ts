import { hasAccessFlag, isAcceleratorAdmin, isMember, type Actor } from '#platform/domain/actor.ts'

/**
 * Whether the actor may run selections: administrators of the accelerator, and team members with the auto-filter flag
 * (product 4).
 */
export const selects = (actor: Actor, acceleratorId: number): boolean =>
  isAcceleratorAdmin(actor, acceleratorId) ||
  (isMember(actor, acceleratorId, 'ACC') && hasAccessFlag(actor, 'AUTO_FILTER'))
