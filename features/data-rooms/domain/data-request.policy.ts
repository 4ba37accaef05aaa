import { hasRole, isPerson, isTeam, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about asking for a project's data need to know. */
export type AskingFacts = {
  /** The project's page opens for the actor. */
  seen: boolean
  memberUids: readonly string[]
  /** The accelerator that shows it to the actor; null when none does. */
  acceleratorId: number | null
}

/** An investor, whose role the portal granted, asks for what a project keeps back from its page; nobody of its own side does. */
export const dataAsking = definePolicy<AskingFacts, 'ask'>('dataAsking', {
  view: (actor, { seen }) => seen && actor.kind === 'person',
  ask: (actor, { seen, memberUids, acceleratorId }) =>
    seen &&
    isThemselves(actor) &&
    hasRole(actor, 'INV') &&
    acceleratorId !== null &&
    !isTeam(actor, acceleratorId) &&
    !memberUids.some((uid) => isPerson(actor, uid)),
})

/** What the rules about one request need to know. */
export type DataRequestFacts = {
  acceleratorId: number
  requesterUid: string
  memberUids: readonly string[]
  /** The accelerator passed it on: before, its team knows nothing of it. */
  passed: boolean
  /** The team agreed, has not taken it back, and its last day is not over. */
  open: boolean
}

/** What the rules about entering the room need to know besides. */
export type RoomFacts = DataRequestFacts & {
  /** The team has chosen what it would open, and has not answered yet. */
  waits: boolean
}

const ofProject = (actor: Actor, { memberUids }: Pick<DataRequestFacts, 'memberUids'>): boolean =>
  memberUids.some((uid) => isPerson(actor, uid))

const asked = (actor: Actor, { requesterUid }: DataRequestFacts): boolean =>
  isPerson(actor, requesterUid) && hasRole(actor, 'INV')

const passes = (actor: Actor, request: DataRequestFacts): boolean =>
  isTeam(actor, request.acceleratorId) && !ofProject(actor, request)

const agrees = (actor: Actor, request: DataRequestFacts): boolean =>
  request.passed && ofProject(actor, request)

/**
 * Whoever asked and is an investor still, the accelerator's team that passes it on, and the project's team once it was: anybody of them
 * answers. The accelerator does not learn what was chosen, nor who opened it. What is agreed to or opened carries a name: nobody does it
 * logged in as somebody else.
 */
export const dataRequests = definePolicy<DataRequestFacts, 'pass' | 'answer' | 'withdraw'>('dataRequest', {
  view: (actor, request) => asked(actor, request) || passes(actor, request) || agrees(actor, request),
  pass: passes,
  answer: (actor, request) => agrees(actor, request) && isThemselves(actor),
  withdraw: asked,
})

/** Who sees a room: whoever asked, while it is open; the project's team, which sees the same, before and after. */
export const dataRooms = definePolicy<RoomFacts, 'read'>('dataRoom', {
  view: (actor, room) => (asked(actor, room) && room.open) || agrees(actor, room),
  read: (actor, room) =>
    (asked(actor, room) && room.open && isThemselves(actor)) ||
    (agrees(actor, room) && (room.open || room.waits)),
})

/** Whose requests are spoken of. */
export type ReceivedFacts = { acceleratorId: number }

/** The requests that an accelerator passes on. */
export const receivedRequests = definePolicy<ReceivedFacts, never>('receivedDataRequests', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
})
