import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** The list of all accelerators is the portal's administrators' (product 4). */
export const acceleratorQueue = definePolicy<unknown, 'list'>('acceleratorQueue', {
  view: () => true,
  list: isPortalAdministrator,
})
