import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Permissions for dictionaries (product 4, menu `Dictionaries`). All signed-in users may read them. */
export const dictionaries = definePolicy<unknown, 'look' | 'keep'>('dictionary', {
  view: (actor) => actor.kind === 'person',
  look: (actor) => actor.kind === 'person',
  keep: isPortalAdministrator,
})
