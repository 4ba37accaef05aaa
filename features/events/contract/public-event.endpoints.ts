import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { facetsOf } from '#platform/contract/list-facets.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { eventKinds } from '../domain/states.ts'

/** A public event in a list. */
const publicEvent = z.object({
  id: id(),
  name: z.string(),
  kind: z.enum(eventKinds),
  /** Beginning of the description. */
  lead: z.string(),
  host: z.string(),
  startsAt: instant(),
  endsAt: instant(),
  timeZone: z.string(),
  place: z.string(),
  isOnline: z.boolean(),
  /** Number of free places; null if unlimited. */
  free: z.int().nullable(),
})

/** Upcoming public events. */
export const listPublicEvents = list({
  name: 'listPublicEvents',
  path: '/showcase/events/list',
  summary: 'Public events',
  permission: 'public',
  reads: ['event'],
  row: publicEvent,
  sortings: ['START_DATE', 'NAME'],
  defaultSort: 'START_DATE',
  filters: { kind: listParam(eventKinds) },
  search: true,
  // Rendered only by public pages.
  table: null,
  more: { facets: facetsOf('kind') },
})

/** A public event, including past and cancelled ones; other events are not found. */
export const getPublicEvent = endpoint({
  name: 'getPublicEvent',
  method: 'GET',
  path: '/showcase/events/get-by-id',
  summary: 'A public event',
  query: z.object({ eventId: idParam() }),
  response: publicEvent.omit({ lead: true }).extend({
    description: z.string(),
    status: z.enum(['PUBLISHED', 'CANCELLED', 'OVER']),
    /** Whether it takes place as announced; otherwise its state is shown. */
    isOn: z.boolean(),
    reason: z.string(),
    agenda: z.array(z.object({ title: z.string(), minutes: z.int() })),
    /** Whether a team may request a place now. */
    asks: z.boolean(),
    /** Anybody may register by email now; without a free place for the waiting list. */
    registers: z.boolean(),
    full: z.boolean(),
    cover: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
  }),
  reads: ['event'],
  permission: 'public',
})
