import { defineMachine } from '#platform/domain/machine.ts'
import type { ObjectEvent } from './events.ts'
import { objects } from './object.policy.ts'
import { objectStates, type ObjectState } from './states.ts'

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
