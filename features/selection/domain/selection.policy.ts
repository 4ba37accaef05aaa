import { isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { selects } from '../../participations/domain/selecting.rules.ts'

/** What the rules about selections need to know. */
export type SelectionFacts = { acceleratorId: number }

/** Who reads selections and who does them (product 4): the team reads, its administrators and whoever may auto-filter do. */
export const selections = definePolicy<SelectionFacts, 'manage'>('selection', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId) || isPortalAdministrator(actor),
  manage: (actor, { acceleratorId }) => selects(actor, acceleratorId),
})
