import { isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { selects } from '../../participations/domain/selecting.rules.ts'

/** Facts for the selection policy. */
export type SelectionFacts = { acceleratorId: number }

/**
 * Permissions for selections (product 4): the team reads, administrators and members with the auto-filter flag manage.
 */
export const selections = definePolicy<SelectionFacts, 'manage'>('selection', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId) || isPortalAdministrator(actor),
  manage: (actor, { acceleratorId }) => selects(actor, acceleratorId),
})
