import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { objectStates, type ObjectState, type ObjectEvent } from './states.ts'

/** Permissions for the catalogue (product 4, menu `Objects`). All signed-in users may read it. */
export const objects = definePolicy<unknown, 'look' | 'keep'>('object', {
  view: (actor) => actor.kind === 'person',
  look: (actor) => actor.kind === 'person',
  keep: isPortalAdministrator,
})

/** State machine of an object: whether it is offered to templates. */
export const objectMachine = defineMachine<ObjectState, 'archive' | 'restore', unknown, ObjectEvent>({
  name: 'profile_object',
  table: 'profile_object',
  column: 'status',
  states: objectStates,
  initial: 'ACTIVE',
  conflict: 'STATE_CHANGED',
  transitions: {
    archive: { from: ['ACTIVE'], to: 'ARCHIVE', by: objects.keep, event: 'ObjectArchived' },
    restore: { from: ['ARCHIVE'], to: 'ACTIVE', by: objects.keep, event: 'ObjectRestored' },
  },
})
