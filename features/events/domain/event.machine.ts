import { defineMachine } from '#platform/domain/machine.ts'
import { byPortalItself } from '#platform/domain/policy.ts'
import { heldEvents, type HeldEventFacts } from './event.policy.ts'
import type { HeldEventEvent } from './events.ts'
import { heldEventStates, type HeldEventMove, type HeldEventState } from './states.ts'

/** Facts for the guards of an event. */
export type HeldEventMoved = HeldEventFacts & { over: boolean }

/** State machine of events: a published event is cancelled, not deleted; the portal finishes it. */
export const heldEventMachine = defineMachine<HeldEventState, HeldEventMove, HeldEventMoved, HeldEventEvent>({
  name: 'held_event',
  table: 'held_event',
  column: 'status',
  states: heldEventStates,
  initial: 'DRAFT',
  conflict: 'STATE_CHANGED',
  transitions: {
    publish: {
      from: ['DRAFT'],
      to: 'PUBLISHED',
      by: heldEvents.manage,
      guard: ({ over }) => (over ? 'EVENT_CLOSED' : null),
      event: 'HeldEventPublished',
    },
    cancel: {
      from: ['PUBLISHED'],
      to: 'CANCELLED',
      by: heldEvents.cancel,
      guard: ({ over }) => (over ? 'EVENT_CLOSED' : null),
      event: 'HeldEventCancelled',
    },
    finish: { from: ['PUBLISHED'], to: 'OVER', by: byPortalItself, event: 'HeldEventFinished' },
  },
})
