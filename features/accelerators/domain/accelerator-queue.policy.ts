import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Portal administrators see the list of all accelerators (product 4). */
export const acceleratorQueue = definePolicy<unknown, 'list'>('acceleratorQueue', {
  view: () => true,
  list: isPortalAdministrator,
})
