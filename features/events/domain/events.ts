import { guestMoves, type GuestMove, type InvitationMove } from './states.ts'

/** Events raised by hosted events; payloads have the row's `id`. */
export const heldEventEvents = [
  'HeldEventPublished',
  'HeldEventCancelled',
  'HeldEventFinished',
  'HeldEventChanged',
  'EventJurorAdded',
  'EventJurorLeft',
] as const

export type HeldEventEvent = (typeof heldEventEvents)[number]

/** Events of a project at an event, named after the transitions. */
export type InvitationEvent = `EventInvitation:${InvitationMove}`

/** What happens to a guest, each named as its move. */
export type GuestEvent = `EventGuest:${GuestMove}`

export const guestEvents: readonly GuestEvent[] = guestMoves.map((move) => `EventGuest:${move}` as const)
