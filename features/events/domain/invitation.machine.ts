import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { byPortalItself } from '#platform/domain/policy.ts'
import { eventInvitations, type InvitationFacts } from './event.machine.ts'
import type { InvitationEvent } from './events.ts'
import { closedStates, invitationStates, type InvitationMove, type InvitationState } from './states.ts'

/** Facts of the event for the guards. */
export type InvitationMoved = InvitationFacts & {
  /** Whether it is published and not started. */
  isOpen: boolean
  /** Whether it has started, and is not cancelled. */
  hasBegun: boolean
}

const whileOpen = ({ isOpen }: InvitationMoved): ErrorCode | null => (isOpen ? null : 'EVENT_CLOSED')
const onceBegun = ({ hasBegun }: InvitationMoved): ErrorCode | null => (hasBegun ? null : 'EVENT_NOT_BEGUN')

/**
 * State machine of a project at an event: invited by its hosts or requesting a place, then answered by the other side.
 * Without free places it waits; the portal offers freed places to the next project for a limited time.
 */
export const eventInvitationMachine = defineMachine<
  InvitationState,
  InvitationMove,
  InvitationMoved,
  InvitationEvent
>({
  name: 'event_invitation',
  table: 'event_invitation',
  column: 'status',
  states: invitationStates,
  initial: 'INVITED',
  conflict: 'STATE_CHANGED',
  transitions: {
    invite: {
      from: closedStates,
      to: 'INVITED',
      by: eventInvitations.manage,
      guard: whileOpen,
      event: 'EventInvitation:invite',
    },
    ask: {
      from: ['DECLINED', 'EXPIRED'],
      to: 'REQUESTED',
      by: eventInvitations.answer,
      guard: whileOpen,
      event: 'EventInvitation:ask',
    },
    accept: {
      from: ['INVITED', 'OFFERED'],
      to: 'ACCEPTED',
      by: eventInvitations.answer,
      guard: whileOpen,
      event: 'EventInvitation:accept',
    },
    join: {
      from: ['INVITED'],
      to: 'WAITING',
      by: eventInvitations.answer,
      guard: whileOpen,
      event: 'EventInvitation:join',
    },
    decline: {
      from: ['REQUESTED', 'INVITED', 'WAITING', 'OFFERED', 'ACCEPTED'],
      to: 'DECLINED',
      by: eventInvitations.answer,
      guard: whileOpen,
      event: 'EventInvitation:decline',
    },
    admit: {
      from: ['REQUESTED', 'WAITING'],
      to: 'ACCEPTED',
      by: eventInvitations.manage,
      guard: whileOpen,
      event: 'EventInvitation:admit',
    },
    queue: {
      from: ['REQUESTED'],
      to: 'WAITING',
      by: eventInvitations.manage,
      guard: whileOpen,
      event: 'EventInvitation:queue',
    },
    refuse: {
      from: ['REQUESTED', 'WAITING'],
      to: 'REFUSED',
      by: eventInvitations.manage,
      guard: whileOpen,
      event: 'EventInvitation:refuse',
    },
    withdraw: {
      from: ['INVITED', 'OFFERED', 'ACCEPTED'],
      to: 'WITHDRAWN',
      by: eventInvitations.manage,
      guard: whileOpen,
      event: 'EventInvitation:withdraw',
    },
    offer: {
      from: ['WAITING'],
      to: 'OFFERED',
      by: byPortalItself,
      guard: whileOpen,
      event: 'EventInvitation:offer',
    },
    lapse: { from: ['OFFERED'], to: 'EXPIRED', by: byPortalItself, event: 'EventInvitation:lapse' },
    attend: {
      from: ['ACCEPTED', 'MISSED'],
      to: 'ATTENDED',
      by: eventInvitations.manage,
      guard: onceBegun,
      event: 'EventInvitation:attend',
    },
    miss: {
      from: ['ACCEPTED', 'ATTENDED'],
      to: 'MISSED',
      by: eventInvitations.manage,
      guard: onceBegun,
      event: 'EventInvitation:miss',
    },
  },
})
