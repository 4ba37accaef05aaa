import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Who of the investors was checked, and how: the portal's administrators alone give the mark and take it away. */
export const investorChecks = definePolicy<unknown, 'decide'>('investorCheck', {
  view: isPortalAdministrator,
  decide: isPortalAdministrator,
})
