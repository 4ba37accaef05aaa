import { ICalCalendarMethod } from 'ical-generator'
import { sql } from 'kysely'
import { acceleratorsAs } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import { calendarOf } from '#platform/server/calendars/calendar.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, query, type FileAnswer } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { getEventFile, getHeldEvent, listHeldEvents } from '../contract/event.endpoints.ts'
import { eventHosting, heldEvents } from '../domain/event.machine.ts'
import { eventSearch } from './event-search.sql.ts'
import {
  findHeldEvent,
  heldEventRows,
  heldEventScope,
  hostedScope,
  heldEventPages,
} from './event.repository.ts'
import { readEventPage } from './read-event.ts'

/** An event as a file for calendars. */
const calendarFile = async (ctx: Context, id: number): Promise<FileAnswer> => {
  const event = stillThere((await readRows(ctx, heldEventPages, sql`e.id = ${id}`))[0])
  const cancelled = event.status === 'CANCELLED'
  const calendar = calendarOf([{ ...event, key: `held-event-${id}`, cancelled, sure: true }], {
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  return { name: `event-${id}.ics`, mime: 'text/calendar', stream: Buffer.from(calendar.toString()) }
}

/** Events visible to the caller: own and public ones, and those their projects are invited to. */
export const listHeldEventsQuery = listOf(listHeldEvents, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: heldEventRows,
  scope: ({ actor }) => heldEventScope(actor),
  sortings: () => ({
    NEAREST: [
      sql`e.ends_at <= now()`,
      sql`case when e.ends_at <= now() then -1 else 1 end * extract(epoch from e.starts_at)`,
      sql`e.id`,
    ],
    START_DATE: [sql`e.starts_at`, sql`e.id`],
    NAME: [sql`lower(e.name)`, sql`e.id`],
  }),
  // No index has this order, so all events visible to the reader are sorted.
  strategy: ({ sorting = 'NEAREST' }) => (sorting === 'NEAREST' ? 'filterThenSort' : 'indexScan'),
  filters: {
    status: (states) => sql`e.status = any(${states})`,
    kind: (kinds) => sql`e.kind = any(${kinds})`,
    ahead: (ahead) => sql`(e.ends_at > now()) = ${ahead}`,
    hosted: (hosted, { actor }) => sql`coalesce(${hostedScope(actor)}, false) = ${hosted}`,
  },
  search: eventSearch,
  more: async ({ actor }) => ({
    holds: {
      acceleratorIds: acceleratorsAs(actor, 'ACC', 'TRC_TEAM'),
      own: eventHosting.host.allows(actor, { acceleratorId: null, personUid: actor.uid }),
    },
  }),
})

export const getHeldEventQuery = query({
  endpoint: getHeldEvent,
  load: (ctx, { query: { eventId } }) => findHeldEvent(ctx.db, eventId),
  authorize: heldEvents.view,
  run: (ctx, _input, { id }) => readEventPage(ctx, id),
})

/** Calendar file of an event, for all who can view it. */
export const getEventFileQuery = query({
  endpoint: getEventFile,
  load: (ctx, { query: { eventId } }) => findHeldEvent(ctx.db, eventId),
  authorize: heldEvents.view,
  run: (ctx, _input, { id }) => calendarFile(ctx, id),
})
