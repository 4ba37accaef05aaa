import { isPortalAdministrator, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Who sets the portal up: its administrators, never as somebody else. */
export const settingUp = definePolicy<unknown, 'look' | 'act'>('firstStart', {
  view: (actor) => actor.kind === 'person',
  look: isPortalAdministrator,
  act: (actor) => isPortalAdministrator(actor) && isThemselves(actor),
})
