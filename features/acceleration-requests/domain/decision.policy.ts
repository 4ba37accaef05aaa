import { isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about staged decisions and runs need to know. */
export type DecisionsFacts = { acceleratorId: number }

/** Who sees what an accelerator is about to decide, and who does it (product 4): its team; nobody of the portal acts. */
export const decisionsPolicy = definePolicy<DecisionsFacts, 'manage'>('decision', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId) || isPortalAdministrator(actor),
  manage: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
})
