import { hasRole, isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Permissions for the administrator's lists; only `ADMIN` sees transfers (product 4, menu). */
export const roleAdministration = definePolicy<unknown, 'look' | 'oversee'>('roleAdministration', {
  view: () => true,
  look: isPortalAdministrator,
  oversee: (actor) => hasRole(actor, 'ADMIN'),
})
