import { hasRole, isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Who reads the administrator's lists: hand-overs are a page of `ADMIN` alone (product 4, menu). */
export const roleAdministration = definePolicy<unknown, 'look' | 'oversee'>('roleAdministration', {
  view: () => true,
  look: isPortalAdministrator,
  oversee: (actor) => hasRole(actor, 'ADMIN'),
})
