import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Permissions for announcements and maintenance notices: the portal's administrators; queries select the audience. */
export const announcements = definePolicy<unknown, 'manage'>('announcement', {
  view: isPortalAdministrator,
  manage: isPortalAdministrator,
})
