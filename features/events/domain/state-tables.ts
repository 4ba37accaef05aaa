import type { StateTable } from '#platform/domain/state-table.ts'
import type { GuestState, HeldEventState, InvitationState } from './states.ts'

/** State table of events. */
export const heldEventStateTable: StateTable<HeldEventState> = {
  words: 'events:states',
  tones: { DRAFT: 'work', PUBLISHED: 'accepted', CANCELLED: 'rejected', OVER: 'blocked' },
}

/** State table of projects at an event. */
export const eventInvitationStateTable: StateTable<InvitationState> = {
  words: 'events:invitationStates',
  tones: {
    REQUESTED: 'new',
    INVITED: 'new',
    WAITING: 'work',
    OFFERED: 'new',
    ACCEPTED: 'accepted',
    DECLINED: 'rejected',
    REFUSED: 'rejected',
    WITHDRAWN: 'blocked',
    EXPIRED: 'blocked',
    ATTENDED: 'accepted',
    MISSED: 'rejected',
  },
}

/** A guest of a public event. */
export const eventGuestStateTable: StateTable<GuestState> = {
  words: 'events:guestStates',
  tones: {
    PENDING: 'new',
    CONFIRMED: 'accepted',
    WAITING: 'work',
    CANCELLED: 'blocked',
    REMOVED: 'rejected',
    ATTENDED: 'accepted',
    MISSED: 'rejected',
  },
}
