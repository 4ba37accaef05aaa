import { isMember, isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about an accelerator's rooms need to know. */
export type AcceleratorFacts = { acceleratorId: number }

/** Who may look into an accelerator's work. */
export const accelerators = definePolicy<AcceleratorFacts, 'work'>('accelerator', {
  view: () => true,
  work: (actor, accelerator) =>
    isMember(actor, accelerator.acceleratorId, 'ACC', 'TRC_TEAM', 'TRC') || isPortalAdministrator(actor),
})
