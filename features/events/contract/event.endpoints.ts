import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, id, idParam, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { eventInvitationStateTable, heldEventStateTable } from '../domain/state-tables.ts'
import { eventKinds, heldEventStates } from '../domain/states.ts'
import {
  heldEvent,
  heldEventDetails,
  heldEventEdit,
  heldEventFields,
  requiredReason,
} from './event.schemas.ts'

const which = z.strictObject({ id: id(), version: version() })

/** Events that the caller hosts, or that involve their projects. */
export const listHeldEvents = list({
  name: 'listHeldEvents',
  path: '/held-event/list',
  summary: 'My events',
  permission: 'signed-in',
  reads: ['event'],
  row: heldEvent,
  /** `NEAREST`: events that have not ended, soonest first, then past events, latest first. */
  sortings: ['NEAREST', 'START_DATE', 'NAME'],
  defaultSort: 'NEAREST',
  filters: {
    status: listParam(heldEventStates),
    kind: listParam(eventKinds),
    /** Only events that have not ended. */
    ahead: flagParam(),
    /** Only events hosted by the caller or their accelerators. */
    hosted: flagParam(),
  },
  search: true,
  more: {
    /** Hosts that the caller may create events for: these accelerators, and themselves. */
    holds: z.object({ acceleratorIds: z.array(id()), own: z.boolean() }),
  },
  table: {
    texts: 'events:list',
    columns: {
      name: 'name',
      kind: ({ kind }, t) => t(`kinds.${kind}`),
      startsAt: 'startsAt',
      place: ({ place, isOnline }, t) => place || (isOnline ? t('page.online') : ''),
      places: ({ taken, capacity }) => (capacity === null ? String(taken) : `${taken}/${capacity}`),
      waiting: 'waiting',
      host: ({ host }) => host.name,
      invited: ({ invited }, t) =>
        invited
          .map(({ name, status }) => `${name}: ${t(stateKey(eventInvitationStateTable, status))}`)
          .join('\n'),
      status: ({ status }, t) => t(stateKey(heldEventStateTable, status)),
    },
  },
})

export const getHeldEvent = endpoint({
  name: 'getHeldEvent',
  method: 'GET',
  path: '/held-event/get',
  summary: 'An event',
  query: z.object({ eventId: idParam() }),
  response: heldEventDetails,
  reads: ['event'],
  permission: 'signed-in',
})

/** Creates an event as a draft, without notifications. */
export const createHeldEvent = endpoint({
  name: 'createHeldEvent',
  method: 'POST',
  path: '/held-event/create',
  summary: 'Plan an event',
  body: heldEventFields,
  response: heldEventDetails,
  errors: ['EVENT_LIMIT'],
  changes: ['event'],
  permission: 'signed-in',
})

/** Edits an event; participants are notified once of a new time or place. */
export const editHeldEvent = endpoint({
  name: 'editHeldEvent',
  method: 'POST',
  path: '/held-event/edit',
  summary: 'Change an event',
  body: heldEventEdit,
  response: heldEventDetails,
  errors: ['STATE_CHANGED', 'EVENT_CLOSED', 'RATE_LIMITED'],
  changes: ['event'],
  permission: 'signed-in',
})

export const publishHeldEvent = endpoint({
  name: 'publishHeldEvent',
  method: 'POST',
  path: '/held-event/publish',
  summary: 'Publish an event',
  body: which,
  response: heldEventDetails,
  errors: ['STATE_CHANGED', 'EVENT_CLOSED'],
  changes: ['event'],
  permission: 'signed-in',
})

/** Cancels an event; participants are notified with the reason. */
export const cancelHeldEvent = endpoint({
  name: 'cancelHeldEvent',
  method: 'POST',
  path: '/held-event/cancel',
  summary: 'Cancel an event',
  body: which.extend({ reason: requiredReason() }),
  response: heldEventDetails,
  errors: ['STATE_CHANGED', 'EVENT_CLOSED'],
  changes: ['event'],
  permission: 'signed-in',
})

/** Deletes a draft; a published event can only be cancelled. */
export const deleteHeldEvent = endpoint({
  name: 'deleteHeldEvent',
  method: 'POST',
  path: '/held-event/delete',
  summary: 'Delete a draft of an event',
  body: z.strictObject({ id: id() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['event'],
  removes: true,
  permission: 'signed-in',
})

/** The event as a calendar file. */
export const getEventFile = endpoint({
  name: 'getEventFile',
  method: 'GET',
  path: '/held-event/calendar',
  summary: 'An event for a calendar',
  query: z.object({ eventId: idParam() }),
  response: null,
  transport: 'file',
  reads: [],
  permission: 'public',
})
