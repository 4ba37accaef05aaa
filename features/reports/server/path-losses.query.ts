import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { pathLosses } from '../contract/path-losses.endpoints.ts'
import { figuresOf } from './figures-of.ts'
import { furthestStep } from './path-steps.sql.ts'
import { eachReason, endedWork, isEnded, reasonKey } from './reasons.sql.ts'
import { appliedInPeriod, groupFields, groupOf, type GroupedSubject } from './work-report.ts'

/** Losses by group, step and reason, with their shares of all applications and of those at the step. */
const losses = (ctx: SignedIn, subject: GroupedSubject): Sql => {
  const { join, key, text, name } = groupOf(ctx, subject)
  const where = appliedInPeriod(ctx, subject)
  return sql`(with applied as materialized (
      select ${key} as key, r.reached, count(*)::int as applications from ${workRows.from} ${join}
      where ${where} group by 1, 2),
    lost as (
      select z.key as group_of, ${text(sql`z.key`)} as key, z.reached, z.step as "lostAt", z.kind, ${reasonKey(sql`z.reason`)} as "reasonKey", min(z.reason) as reason,
        sum(z.count)::int as count
      from (
        select ${key} as key, r.reached, ${furthestStep} as step, n.kind, y.reason, count(*) as count
        from ${endedWork} ${join} ${eachReason(ctx.locale)} where ${where} and ${isEnded} group by 1, 2, 3, 4, 5) z
      group by 1, 2, 3, 4, 5, 6)
    select l.*, e.ended, ${name(sql`l.key`)} as name, l.count / a.applied::float8 as "ofApplied",
      l.count / a.reached_step::float8 as "ofStep"
    from lost l cross join (select count(*)::int as ended from ${workRows.from} where ${where} and ${isEnded}) e
      cross join lateral (
      select sum(a.applications) as applied, sum(a.applications) filter (where a.reached >= l.reached) as reached_step
      from applied a where a.key is not distinct from l.group_of) a)`
}

const key = sql`concat_ws('|', n.key, n."lostAt", n.kind, n."reasonKey")`

/** Where on the path and why projects are lost. */
export const pathLossesQuery = figuresOf(pathLosses, {
  from: losses,
  key,
  columns: (subject) => ({ key, ...groupFields(subject) }),
  sortings: {
    STEP: [sql`n.reached`, sql`n.count`],
    GROUP: [sql`lower(coalesce(n.name, n.key))`, sql`n.count`],
    REASON: sql`lower(n.reason)`,
  },
  chart: () => ({ by: [sql`n."reasonKey"`, sql`n.key`], value: sql`sum(n.count)`, isSum: true }),
  // An application with two reasons is in two rows.
  totals: { count: sql`coalesce(max(n.ended), 0)` },
})
