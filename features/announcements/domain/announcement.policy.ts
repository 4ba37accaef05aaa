import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Announcements and maintenance notices in administration: the portal's administrators write them; whom they are for decides a query. */
export const announcements = definePolicy<unknown, 'manage'>('announcement', {
  view: isPortalAdministrator,
  manage: isPortalAdministrator,
})
