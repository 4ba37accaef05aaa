import { sql } from 'kysely'
import type { z } from 'zod'
import { portalPolicy } from '#platform/domain/policy.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { codesCounted, readFacets } from '#platform/server/lists/facets.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import {
  getPublicOpenTask,
  listPublicOpenTasks,
  readOpenTaskFeed,
} from '../contract/public-open-task.endpoints.ts'
import { publicOpenTasks } from '../domain/open-task.policy.ts'
import { feedFile } from './feed-file.ts'
import { findOpenTask, organizerJoin, organizerName } from './open-task.repository.ts'
import { isShown, stateNow } from './public-open-tasks.sql.ts'
import { readShared } from './read-open-task.ts'
import type { OpenTasksSettings } from './settings.ts'

type Row = z.output<typeof listPublicOpenTasks.response>['items'][number]
type Head = Omit<Row, 'lead'>

/** Length of a description on a card. */
const leadLength = 240

const from = sql`open_task t`
const key = sql`t.id`

const columns = sql`t.id, t.title, ${organizerName} as organizer, t.prize, ${stateNow} as status, t.opens_at as "opensAt",
  t.entries_until as "entriesUntil", t.results_at as "resultsAt", t.time_zone as "timeZone"`

const rows: RowSource<Row, Row> = {
  from,
  key,
  columns: () => sql`${columns}, left(t.description, ${sql.lit(leadLength)}) as lead`,
  joins: organizerJoin,
}

/**
 * Tasks that accept entries by the nearest deadline, then those opening soonest, then the rest, latest first and
 * cancelled ones last.
 */
const nearest = [
  sql`(case ${stateNow} when 'OPEN' then 0 when 'APPROVED' then 1 when 'CANCELLED' then 3 else 2 end)`,
  sql`(case ${stateNow} when 'OPEN' then extract(epoch from t.entries_until)
    when 'APPROVED' then extract(epoch from t.opens_at) else -extract(epoch from t.entries_until) end)`,
]

const listed = {
  from,
  key,
  scope: () => isShown,
  filters: { status: (states: readonly Row['status'][]) => sql`${stateNow} = any(${[...states]})` },
  search: sql`concat_ws(' ', t.title, t.description, t.prize)`,
}

export const listPublicOpenTasksQuery = listOf(listPublicOpenTasks, {
  load: nothing,
  authorize: portalPolicy.visit,
  rows,
  ...listed,
  sortings: () => ({
    NEAREST: nearest,
    ENTRIES_UNTIL: [sql`t.entries_until`, sql`t.id`],
    NAME: [sql`lower(t.title)`, sql`t.id`],
  }),
  more: async (ctx, { query: params }) => ({
    facets: await readFacets(ctx, params, listed, {
      status: codesCounted<Context>({ from, key, column: stateNow }),
    }),
  }),
})

export const getPublicOpenTaskQuery = query({
  endpoint: getPublicOpenTask,
  load: (ctx, { query: { openTaskId } }) => findOpenTask(ctx.db, openTaskId),
  authorize: publicOpenTasks.view,
  run: async (ctx, _input, { id }) => {
    const [head, shared] = await Promise.all([
      sql<Head>`select ${columns} from ${from} ${organizerJoin} where t.id = ${id}`.execute(ctx.db),
      // The view of a guest, for every caller: the page is the same for all.
      readShared(ctx.db, id, { kind: 'guest' }, false),
    ])
    const { edition: _edition, local: _local, ...shown } = shared
    return { ...stillThere(head.rows[0]), ...shown }
  },
})

export const readOpenTaskFeedQuery = ({ publicUrl }: OpenTasksSettings) =>
  query({
    endpoint: readOpenTaskFeed,
    load: nothing,
    authorize: portalPolicy.visit,
    run: ({ db, locale }, { query: { format } }) => feedFile(db, { format, locale, publicUrl }),
  })
