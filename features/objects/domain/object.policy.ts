import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Who keeps the catalogue (product 4, menu `Objects`). What there is, is no secret among those who are signed in. */
export const objects = definePolicy<unknown, 'look' | 'keep'>('object', {
  view: (actor) => actor.kind === 'person',
  look: (actor) => actor.kind === 'person',
  keep: isPortalAdministrator,
})
