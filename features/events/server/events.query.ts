import { sql } from 'kysely'
import { acceleratorsAs } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { getEventFile, getHeldEvent, listHeldEvents } from '../contract/event.endpoints.ts'
import { eventHosting, heldEvents } from '../domain/event.policy.ts'
import { calendarFile } from './calendar-file.ts'
import { eventSearch } from './event-search.sql.ts'
import { findHeldEvent, heldEventRows, heldEventScope, hostedScope } from './event.repository.ts'
import { readEventPage } from './read-event.ts'

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
  way: ({ sorting = 'NEAREST' }) => (sorting === 'NEAREST' ? 'sorted' : 'met'),
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
      own: eventHosting.hold.allows(actor, { acceleratorId: null, personUid: actor.uid }),
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
