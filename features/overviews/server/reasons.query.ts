import { sql } from 'kysely'
import type { z } from 'zod'
import type { SignedIn } from '#platform/server/context.ts'
import { projectsInWorkSearch } from '#features/acceleration-requests'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { countProjectReasons, listProjectReasons } from '../contract/reasons.endpoints.ts'
import { overviews, type OverviewFacts } from '../domain/overviews.policy.ts'
import { placeOf } from './place.ts'
import { readChoices } from './choices.ts'
import { eachReason, reasonAt, reasonConditions, reasoned, reasonScope, reasonText } from './reasons.sql.ts'

type Row = z.output<typeof listProjectReasons.response>['items'][number]
type Counted = z.output<typeof countProjectReasons.response>['items'][number]

const reasonRows: RowSource<Row, Row> = {
  from: reasoned,
  key: sql`r.id`,
  columns: ({
    locale,
  }) => sql`r.id, n.kind, json_build_object('id', p.id, 'name', p.name, 'serialNumber', p.serial_number) as project,
    json_build_object('id', t.id, 'name', t.name) as track, ${reasonText(locale)} as reason, ${reasonAt} as at`,
  joins: sql`join project p on p.id = r.project_id join track t on t.id = r.track_id`,
  row: (row) => row,
}

const conditionsFor = ({ locale }: SignedIn, { acceleratorId }: OverviewFacts) =>
  reasonConditions(acceleratorId, locale)

/** Projects that were rejected or rest, with the reasons. */
export const listProjectReasonsQuery = listOf(listProjectReasons, {
  load: placeOf,
  authorize: overviews.readReasons,
  rows: reasonRows,
  scope: (_ctx, place) => reasonScope(place),
  sortings: () => ({ AT: reasonAt, NAME: sql`lower(r.project_name)` }),
  filters: {
    kind: (kinds, ctx, place) => conditionsFor(ctx, place).kind(kinds),
    reason: (key, ctx, place) => conditionsFor(ctx, place).reason(key),
    trackId: (id, ctx, place) => conditionsFor(ctx, place).trackId(id),
    from: (day, ctx, place) => conditionsFor(ctx, place).from(day),
    to: (day, ctx, place) => conditionsFor(ctx, place).to(day),
  },
  search: projectsInWorkSearch,
})

/** More reasons than that are told by the list. */
const mostReasons = 50

/** How many projects have each reason. */
export const countProjectReasonsQuery = query({
  endpoint: countProjectReasons,
  load: placeOf,
  authorize: overviews.readReasons,
  run: async (ctx, { query: asked }, place) => {
    const { kind, trackId, from, to } = asked
    const condition = reasonConditions(place.acceleratorId, ctx.locale)
    const where = [
      reasonScope(place),
      ...(kind && kind.length > 0 ? [condition.kind(kind)] : []),
      ...(trackId === undefined ? [] : [condition.trackId(trackId)]),
      ...(from === undefined ? [] : [condition.from(from)]),
      ...(to === undefined ? [] : [condition.to(to)]),
    ]
    const [{ rows }, { tracks, programmes }] = await Promise.all([
      sql<Counted>`
        select md5(plain_reason(x.reason)) as key, x.kind, min(x.reason) as reason, sum(x.n)::int as count
        from (select n.kind, y.reason, count(*) as n from ${reasoned} cross join ${eachReason(ctx.locale)}
          where ${sql.join(where, sql` and `)} group by 1, 2) x
        group by 1, 2 order by count desc, reason, kind limit ${sql.lit(mostReasons)}`.execute(ctx.db),
      readChoices(ctx.db, place),
    ])
    return { items: rows, tracks, programmes }
  },
})
