/** Kinds of events. */
export const eventKinds = ['MEETING', 'PITCH_DAY', 'DEMO_DAY', 'WORKSHOP', 'OFFICE_HOURS'] as const

export type EventKind = (typeof eventKinds)[number]

/** States of an event. */
export const heldEventStates = ['DRAFT', 'PUBLISHED', 'CANCELLED', 'OVER'] as const

export type HeldEventState = (typeof heldEventStates)[number]

export const heldEventMoves = ['publish', 'cancel', 'finish'] as const

export type HeldEventMove = (typeof heldEventMoves)[number]

/** Actions of hosts on an event; only a draft can be deleted. */
export const heldEventActions = ['publish', 'edit', 'cancel', 'delete'] as const

/** States of a project at an event. */
export const invitationStates = [
  'REQUESTED',
  'INVITED',
  'WAITING',
  'OFFERED',
  'ACCEPTED',
  'DECLINED',
  'REFUSED',
  'WITHDRAWN',
  'EXPIRED',
  'ATTENDED',
  'MISSED',
] as const

export type InvitationState = (typeof invitationStates)[number]

/** States in which a project occupies places; the database counts the same list. */
export const placedStates = ['OFFERED', 'ACCEPTED', 'ATTENDED', 'MISSED'] as const satisfies InvitationState[]

/** States after which a project may be invited or request again. */
export const closedStates = [
  'DECLINED',
  'REFUSED',
  'WITHDRAWN',
  'EXPIRED',
] as const satisfies InvitationState[]

/** States of projects that are notified of changes and cancellation. */
export const concernedStates = [
  'REQUESTED',
  'INVITED',
  'WAITING',
  'OFFERED',
  'ACCEPTED',
] as const satisfies InvitationState[]

export const invitationMoves = [
  'invite',
  'ask',
  'accept',
  'join',
  'decline',
  'admit',
  'queue',
  'refuse',
  'withdraw',
  'offer',
  'lapse',
  'attend',
  'miss',
] as const

export type InvitationMove = (typeof invitationMoves)[number]

/**
 * Actions of people on a project at an event; `join` and `queue` are included because places may run out in the
 * meantime.
 */
export const invitationActions = [
  'accept',
  'decline',
  'admit',
  'refuse',
  'withdraw',
  'attend',
  'miss',
] as const satisfies InvitationMove[]
