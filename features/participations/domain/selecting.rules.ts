import { hasAccessFlag, isAcceleratorAdmin, isMember, type Actor } from '#platform/domain/actor.ts'

/** Whoever of the accelerator selects: its administrators, and whoever of its team was allowed to auto-filter (product 4). */
export const selects = (actor: Actor, acceleratorId: number): boolean =>
  isAcceleratorAdmin(actor, acceleratorId) ||
  (isMember(actor, acceleratorId, 'ACC') && hasAccessFlag(actor, 'AUTO_FILTER'))
