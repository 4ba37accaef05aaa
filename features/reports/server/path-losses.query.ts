import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { pathLosses } from '../contract/path-losses.endpoints.ts'
import { furthestStep } from './path-steps.sql.ts'
import { eachReason, endedWork, isEnded, reasonKey } from './reasons.sql.ts'
import { wideSubject } from './report-subject.ts'
import {
  appliedInPeriod,
  countedBy,
  figuresReport,
  groupColumns,
  groupOf,
  type GroupedSubject,
} from './work-report.ts'

type Row = ResponseOf<typeof pathLosses>['items'][number]

/** Row source `n`: losses by group, step and reason, with their shares of all applications and of those at the step. */
const losses = (ctx: SignedIn, subject: GroupedSubject): Sql => {
  const { join, key, name } = groupOf(ctx, subject)
  const where = appliedInPeriod(ctx, subject)
  return sql`(with applied as materialized (
      select ${key} as key, r.reached, count(*)::int as applications from ${workRows.from} ${join}
      where ${where} group by 1, 2),
    lost as (
      select z.key, z.reached, z.step, z.kind, ${reasonKey(sql`z.reason`)} as reason_key, min(z.reason) as reason,
        sum(z.count)::int as count
      from (
        select ${key} as key, r.reached, ${furthestStep} as step, n.kind, y.reason, count(*) as count
        from ${endedWork} ${join} ${eachReason(ctx.locale)} where ${where} and ${isEnded} group by 1, 2, 3, 4, 5) z
      group by 1, 2, 3, 4, 5)
    select l.*, ${name(sql`l.key`)} as name, l.count / a.applied::float8 as of_applied,
      l.count / a.reached_step::float8 as of_step
    from lost l cross join lateral (
      select sum(a.applications) as applied, sum(a.applications) filter (where a.reached >= l.reached) as reached_step
      from applied a where a.key = l.key) a) n`
}

const key = sql`concat_ws('|', n.key, n.step, n.kind, n.reason_key)`

const lossRows = (ctx: SignedIn, subject: GroupedSubject): RowSource<Row, Row, SignedIn> => ({
  from: losses(ctx, subject),
  once: 'n',
  key,
  columns:
    () => sql`${key} as key, ${groupColumns(subject)}, n.step as "lostAt", n.kind, n.reason_key as "reasonKey",
    n.reason, n.count, n.of_applied as "ofApplied", n.of_step as "ofStep"`,
  row: (row) => row,
})

/** Where on the path and why projects are lost. */
export const pathLossesQuery = listOf(pathLosses, {
  ...figuresReport,
  load: wideSubject,
  rows: lossRows,
  sortings: () => ({
    COUNT: sql`n.count`,
    STEP: [sql`n.reached`, sql`n.count`],
    GROUP: [sql`lower(coalesce(n.name, n.key))`, sql`n.count`],
    REASON: sql`lower(n.reason)`,
  }),
  filters: countedBy(pathLosses),
  totals: { count: sql`coalesce(sum(n.count), 0)` },
})
