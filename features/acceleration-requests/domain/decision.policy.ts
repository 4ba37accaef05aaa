import { isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the rules about staged decisions and runs. */
export type DecisionsFacts = { acceleratorId: number }

/** Permissions on an accelerator's unreleased decisions (product 4): its team acts; nobody of the portal does. */
export const decisionsPolicy = definePolicy<DecisionsFacts, 'manage'>('decision', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId) || isPortalAdministrator(actor),
  manage: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
})
