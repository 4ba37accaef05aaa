import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Who keeps dictionaries (product 4, menu `Dictionaries`). Words are no secret: whoever is signed in reads the list. */
export const dictionaries = definePolicy<unknown, 'look' | 'keep'>('dictionary', {
  view: (actor) => actor.kind === 'person',
  look: (actor) => actor.kind === 'person',
  keep: isPortalAdministrator,
})
