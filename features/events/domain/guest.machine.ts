import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { byPortalItself } from '#platform/domain/policy.ts'
import { eventGuests, type GuestFacts } from './event.machine.ts'
import type { GuestEvent } from './events.ts'
import { guestStates, type GuestMove, type GuestState } from './states.ts'

/** Facts of the event for the guards. */
export type GuestMoved = GuestFacts & {
  /** Whether the event is published and not started. */
  isOpen: boolean
  /** Whether it is public and takes guests. */
  takesGuests: boolean
  /** Whether people are let in, or were. */
  hasBegun: boolean
}

const whileOpen = ({ isOpen }: GuestMoved): ErrorCode | null => (isOpen ? null : 'EVENT_CLOSED')
const whileTaking = ({ isOpen, takesGuests }: GuestMoved): ErrorCode | null =>
  isOpen && takesGuests ? null : 'EVENT_CLOSED'
const onceBegun = ({ hasBegun }: GuestMoved): ErrorCode | null => (hasBegun ? null : 'EVENT_NOT_BEGUN')

/** The way of a guest: registered by a form, confirmed by email, in or behind the places; the portal moves up who waits. */
export const eventGuestMachine = defineMachine<GuestState, GuestMove, GuestMoved, GuestEvent>({
  name: 'event_guest',
  table: 'event_guest',
  column: 'status',
  states: guestStates,
  initial: 'PENDING',
  conflict: 'STATE_CHANGED',
  transitions: {
    confirm: {
      from: ['PENDING'],
      to: 'CONFIRMED',
      by: eventGuests.answer,
      guard: whileTaking,
      event: 'EventGuest:confirm',
    },
    queue: {
      from: ['PENDING'],
      to: 'WAITING',
      by: eventGuests.answer,
      guard: whileTaking,
      event: 'EventGuest:queue',
    },
    promote: {
      from: ['WAITING'],
      to: 'CONFIRMED',
      by: byPortalItself,
      guard: whileTaking,
      event: 'EventGuest:promote',
    },
    cancel: {
      from: ['PENDING', 'CONFIRMED', 'WAITING'],
      to: 'CANCELLED',
      by: eventGuests.answer,
      guard: whileOpen,
      event: 'EventGuest:cancel',
    },
    remove: {
      from: ['PENDING', 'CONFIRMED', 'WAITING'],
      to: 'REMOVED',
      by: eventGuests.manage,
      guard: whileOpen,
      event: 'EventGuest:remove',
    },
    attend: {
      from: ['CONFIRMED', 'MISSED'],
      to: 'ATTENDED',
      by: eventGuests.manage,
      guard: onceBegun,
      event: 'EventGuest:attend',
    },
    miss: {
      from: ['CONFIRMED', 'ATTENDED'],
      to: 'MISSED',
      by: eventGuests.manage,
      guard: onceBegun,
      event: 'EventGuest:miss',
    },
  },
})
