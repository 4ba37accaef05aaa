import { invitationMoves, type InvitationMove } from './states.ts'

/** Events raised by hosted events; payloads have the row's `id`. */
export const heldEventEvents = [
  'HeldEventPublished',
  'HeldEventCancelled',
  'HeldEventFinished',
  'HeldEventChanged',
] as const

export type HeldEventEvent = (typeof heldEventEvents)[number]

/** Events of a project at an event, named after the transitions. */
export type InvitationEvent = `EventInvitation:${InvitationMove}`

export const invitationEvents: readonly InvitationEvent[] = invitationMoves.map(
  (move) => `EventInvitation:${move}` as const,
)
