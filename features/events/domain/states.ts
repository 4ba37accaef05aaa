export const eventKinds = ['MEETING', 'PITCH_DAY', 'DEMO_DAY', 'WORKSHOP', 'OFFICE_HOURS'] as const

export type EventKind = (typeof eventKinds)[number]

/** Kinds with a jury. */
export const judgedKinds = ['PITCH_DAY', 'DEMO_DAY'] as const satisfies EventKind[]

/** States of an event. */
export const heldEventStates = ['DRAFT', 'PUBLISHED', 'CANCELLED', 'OVER'] as const

export type HeldEventState = (typeof heldEventStates)[number]

export const heldEventMoves = ['publish', 'cancel', 'finish'] as const

export type HeldEventMove = (typeof heldEventMoves)[number]

/** Tabs of an event's page. */
export const eventTabs = ['about', 'projects', 'guests', 'jury', 'after', 'invite'] as const

export type EventTab = (typeof eventTabs)[number]

/** Actions of the hosts. Only drafts can be deleted: no one has been notified of them. */
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

/** States in which a project holds its places; the database counts them by the same list. */
export const placedStates = ['OFFERED', 'ACCEPTED', 'ATTENDED', 'MISSED'] as const satisfies InvitationState[]

/** States after which a project may be invited again, or ask again. */
export const closedStates = [
  'DECLINED',
  'REFUSED',
  'WITHDRAWN',
  'EXPIRED',
] as const satisfies InvitationState[]

/** States that the project itself caused: it asked, or accepted. */
const comingStates: ReadonlySet<InvitationState> = new Set([
  'REQUESTED',
  'WAITING',
  'OFFERED',
  'ACCEPTED',
  'ATTENDED',
  'MISSED',
])

/** Whether a project contacted the hosts itself and did not withdraw: they may write to its team. */
export const isComing = (state: InvitationState): boolean => comingStates.has(state)

/** States of projects whose teams are notified of changes and of cancellation. */
export const concernedStates = [
  'ACCEPTED',
  'INVITED',
  'OFFERED',
  'REQUESTED',
  'WAITING',
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

/** What a person may do with a project at an event: places may run out meanwhile, so `join` and `queue` go with the others. */
export const invitationActions = [
  'accept',
  'decline',
  'admit',
  'refuse',
  'withdraw',
  'attend',
  'miss',
] as const satisfies InvitationMove[]

/** States of a guest of a public event: who has not confirmed yet takes no place. */
export const guestStates = [
  'PENDING',
  'CONFIRMED',
  'WAITING',
  'CANCELLED',
  'REMOVED',
  'ATTENDED',
  'MISSED',
] as const

export type GuestState = (typeof guestStates)[number]

/** States of guests who are notified of changes and of cancellation. */
export const concernedGuests = ['CONFIRMED', 'WAITING'] as const satisfies GuestState[]

export const guestMoves = ['confirm', 'queue', 'promote', 'cancel', 'remove', 'attend', 'miss'] as const

export type GuestMove = (typeof guestMoves)[number]

/** What the hosts may do with a guest. */
export const guestActions = ['attend', 'miss', 'remove'] as const satisfies GuestMove[]
