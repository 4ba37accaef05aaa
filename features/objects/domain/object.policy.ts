import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Permissions for the catalogue (product 4, menu `Objects`). All signed-in users may read it. */
export const objects = definePolicy<unknown, 'look' | 'keep'>('object', {
  view: (actor) => actor.kind === 'person',
  look: (actor) => actor.kind === 'person',
  keep: isPortalAdministrator,
})
