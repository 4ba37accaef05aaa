import { isMember, isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for access to an accelerator's work. */
export type AcceleratorFacts = { acceleratorId: number }

/** Who may see an accelerator's work. */
export const accelerators = definePolicy<AcceleratorFacts, 'work'>('accelerator', {
  view: () => true,
  work: (actor, accelerator) =>
    isMember(actor, accelerator.acceleratorId, 'ACC', 'TRC_TEAM', 'TRC') || isPortalAdministrator(actor),
})
