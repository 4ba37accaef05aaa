import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { pathLosses } from '../contract/path-losses.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { groupedBy, type GroupedSubject } from './path-group.sql.ts'
import { furthestStep } from './path-steps.sql.ts'
import { eachReason, endedWork, isEnded, reasonKey } from './reasons.sql.ts'
import { appliedInPeriod, applicationsOf, counted, wideSubject } from './report-subject.ts'

type Row = ResponseOf<typeof pathLosses>['items'][number]

/** Row source `n`: losses by group, step and reason, with their shares of all applications and of those at the step. */
const losses = (ctx: SignedIn, subject: GroupedSubject): Sql => {
  const { join, key, name } = groupedBy(ctx, subject)
  const where = sql`${applicationsOf(ctx, subject)} and ${appliedInPeriod(subject)}`
  return sql`(with applied as materialized (
      select ${key} as key, r.reached, count(*)::int as applications from acceleration_request r ${join}
      where ${where} group by 1, 2),
    lost as (
      select ${key} as key, r.reached, ${furthestStep} as step, n.kind, ${reasonKey} as reason_key, min(y.reason) as reason,
        count(*)::int as count
      from ${endedWork} ${join} cross join ${eachReason(ctx.locale)} where ${where} and ${isEnded} group by 1, 2, 3, 4, 5)
    select l.*, ${name(sql`l.key`)} as name, l.count / a.applied::float8 as of_applied,
      l.count / a.reached_step::float8 as of_step
    from lost l cross join lateral (
      select sum(a.applications) as applied, sum(a.applications) filter (where a.reached >= l.reached) as reached_step
      from applied a where a.key = l.key) a) n`
}

const key = sql`concat_ws('|', n.key, n.step, n.kind, n.reason_key)`

const lossRows = (ctx: SignedIn, subject: GroupedSubject): RowSource<Row, Row, SignedIn> => {
  const by = subject.asked.pathBy ?? null
  return {
    from: losses(ctx, subject),
    once: 'n',
    key,
    columns: () => sql`${key} as key, ${by}::text as by,
      ${by === null ? sql`null::json` : sql`json_build_object('key', n.key, 'name', n.name)`} as "group", n.step as "lostAt",
      n.kind, n.reason_key as "reasonKey", n.reason, n.count, n.of_applied as "ofApplied", n.of_step as "ofStep"`,
    row: (row) => row,
  }
}

/** Where on the path and why projects are lost. */
export const pathLossesQuery = listOf(pathLosses, {
  load: wideSubject,
  authorize: analyticReports.read,
  rows: lossRows,
  scope: () => sql`true`,
  sortings: () => ({
    COUNT: sql`n.count`,
    STEP: [sql`n.reached`, sql`n.count`],
    GROUP: [sql`lower(coalesce(n.name, n.key))`, sql`n.count`],
    REASON: sql`lower(n.reason)`,
  }),
  filters: counted(
    'pathBy',
    'trackId',
    'streamId',
    'trackerUid',
    'industryId',
    'territoryId',
    'stageId',
    'from',
    'to',
  ),
  totals: { count: sql`coalesce(sum(n.count), 0)` },
  more: async () => ({ totals: {} }),
})
