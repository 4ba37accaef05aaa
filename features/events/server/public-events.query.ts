import { sql } from 'kysely'
import type { z } from 'zod'
import { portalPolicy } from '#platform/domain/policy.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { codesCounted, readFacets } from '#platform/server/lists/facets.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { readRows, type RowSource } from '#platform/server/lists/rows.ts'
import { getPublicEvent, listPublicEvents } from '../contract/public-event.endpoints.ts'
import { publicEvents } from '../domain/event.machine.ts'
import type { EventKind } from '../domain/states.ts'
import { findHeldEvent, hostJoins, hostName } from './event.repository.ts'
import { coverUrl, isAhead, isFull } from './public-events.sql.ts'

type Row = z.output<typeof listPublicEvents.response>['items'][number]
type Page = z.output<typeof getPublicEvent.response>

/** Maximum length of a description's beginning on a card. */
const leadLength = 240

const from = sql`held_event e`
const key = sql`e.id`

const columns = sql`e.id, e.name, e.kind, ${hostName} as host, e.starts_at as "startsAt", e.ends_at as "endsAt",
  e.time_zone as "timeZone", e.place, e.link <> '' as "isOnline", e.capacity - e.taken as free`

const rows: RowSource<Row, Row> = {
  from,
  key,
  columns: () => sql`${columns}, left(e.description, ${sql.lit(leadLength)}) as lead`,
  joins: hostJoins,
}

const listed = {
  from,
  key,
  scope: () => isAhead,
  filters: { kind: (kinds: readonly EventKind[]) => sql`e.kind = any(${[...kinds]})` },
  search: sql`concat_ws(' ', e.name, e.place, e.description)`,
}

export const listPublicEventsQuery = listOf(listPublicEvents, {
  load: nothing,
  authorize: portalPolicy.visit,
  rows,
  ...listed,
  sortings: () => ({ START_DATE: [sql`e.starts_at`, sql`e.id`], NAME: [sql`lower(e.name)`, sql`e.id`] }),
  more: async (ctx, { query: params }) => ({
    facets: await readFacets(ctx, params, listed, {
      kind: codesCounted<Context>({ from, key, column: sql`e.kind` }),
    }),
  }),
})

const pages: RowSource<Page, Page> = {
  from,
  key,
  columns:
    () => sql`${columns}, e.description, e.status, e.status = 'PUBLISHED' as "isOn", e.reason, e.agenda,
    e.status = 'PUBLISHED' and e.starts_at > now() as asks,
    e.takes_guests and e.status = 'PUBLISHED' and e.starts_at > now() as registers, ${isFull} as full,
    case when e.cover_file_id is not null then json_build_object('url', ${coverUrl}, 'width', e.cover_width,
      'height', e.cover_height) end as cover`,
  joins: hostJoins,
  row: (page) => page,
}

export const getPublicEventQuery = query({
  endpoint: getPublicEvent,
  load: (ctx, { query: { eventId } }) => findHeldEvent(ctx.db, eventId),
  authorize: publicEvents.view,
  run: async (ctx, _input, { id }) => stillThere((await readRows(ctx, pages, sql`e.id = ${id}`))[0]),
})
