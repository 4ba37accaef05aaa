import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Permissions for the verification of investors: only the portal's administrators. */
export const investorChecks = definePolicy<unknown, 'decide'>('investorCheck', {
  view: isPortalAdministrator,
  decide: isPortalAdministrator,
})
