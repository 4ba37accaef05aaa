import { hasRole, isPerson, isTeam, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import {
  dataRequestStates,
  type DataRequestAction,
  type DataRequestState,
  type DataRequestEvent,
} from './states.ts'

/** Facts for the policy of requesting a project's data. */
export type AskingFacts = {
  /** Whether the actor may open the project's page. */
  seen: boolean
  memberUids: readonly string[]
  /** The accelerator that shows the project to the actor; null if none does. */
  acceleratorId: number | null
}

/**
 * Permission to request a project's data: an investor with the role granted by the portal, not related to the project
 * or its accelerator.
 */
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

/** Facts for the policy of a data request. */
export type DataRequestFacts = {
  acceleratorId: number
  requesterUid: string
  memberUids: readonly string[]
  /** Whether the accelerator has forwarded it; before that it is hidden from the team. */
  passed: boolean
  /** Whether the room is open: granted, not revoked, and not expired. */
  open: boolean
}

/** Facts for the policy of the room. */
export type RoomFacts = DataRequestFacts & {
  /** Whether the team has chosen the content but not decided yet. */
  waits: boolean
}

const ofProject = (actor: Actor, { memberUids }: Pick<DataRequestFacts, 'memberUids'>): boolean =>
  memberUids.some((uid) => isPerson(actor, uid))

const isRequester = (actor: Actor, { requesterUid }: DataRequestFacts): boolean =>
  isPerson(actor, requesterUid) && hasRole(actor, 'INV')

const passes = (actor: Actor, request: DataRequestFacts): boolean =>
  isTeam(actor, request.acceleratorId) && !ofProject(actor, request)

const agrees = (actor: Actor, request: DataRequestFacts): boolean =>
  request.passed && ofProject(actor, request)

/**
 * Permissions for a data request: the requester while an investor, the accelerator's team that forwards it, and after
 * that any member of the project's team. The accelerator sees neither the room's content nor its log. Decisions and
 * accesses are personal, so impersonation is excluded.
 */
export const dataRequests = definePolicy<DataRequestFacts, 'pass' | 'answer' | 'withdraw' | 'readEnd'>(
  'dataRequest',
  {
    view: (actor, request) => isRequester(actor, request) || passes(actor, request) || agrees(actor, request),
    pass: passes,
    answer: (actor, request) => agrees(actor, request) && isThemselves(actor),
    withdraw: isRequester,
    // Requesters learn the result even if the room is closed.
    readEnd: isRequester,
  },
)

/**
 * Permissions for a room: the requester while it is open; the project's team before and after, with the same content.
 */
export const dataRooms = definePolicy<RoomFacts, 'read'>('dataRoom', {
  view: (actor, room) => (isRequester(actor, room) && room.open) || agrees(actor, room),
  read: (actor, room) =>
    (isRequester(actor, room) && room.open && isThemselves(actor)) ||
    (agrees(actor, room) && (room.open || room.waits)),
})

/** The accelerator of the requests. */
export type ReceivedFacts = { acceleratorId: number }

/** Permission for the requests that an accelerator forwards. */
export const receivedRequests = definePolicy<ReceivedFacts, never>('receivedDataRequests', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
})

/** State machine of data requests; of two conflicting decisions the second is refused. */
export const dataRequestMachine = defineMachine<
  DataRequestState,
  DataRequestAction,
  DataRequestFacts,
  DataRequestEvent
>({
  name: 'data_request',
  table: 'data_request',
  column: 'status',
  states: dataRequestStates,
  initial: 'NEW',
  conflict: 'STATE_CHANGED',
  transitions: {
    pass: { from: ['NEW'], to: 'PASSED', by: dataRequests.pass, event: 'DataRequestPassed' },
    decline: { from: ['NEW'], to: 'DECLINED', by: dataRequests.pass, event: 'DataRequestDeclined' },
    grant: { from: ['PASSED'], to: 'GRANTED', by: dataRequests.answer, event: 'DataRoomGranted' },
    refuse: { from: ['PASSED'], to: 'REFUSED', by: dataRequests.answer, event: 'DataRequestRefused' },
    revoke: { from: ['GRANTED'], to: 'REVOKED', by: dataRequests.answer, event: 'DataRoomRevoked' },
    withdraw: {
      from: ['NEW', 'PASSED', 'GRANTED'],
      to: 'WITHDRAWN',
      by: dataRequests.withdraw,
      event: 'DataRequestWithdrawn',
    },
  },
})
