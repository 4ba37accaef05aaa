import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { generalReasons } from '../contract/general-reasons.endpoints.ts'
import { periodBefore } from '../domain/period.rules.ts'
import type { reasonEnds, reasonGroups } from '../domain/reasons.ts'
import { eachReason, endedWork, isEnded, reasonConditions, reasonKey } from './reasons.sql.ts'
import { wideSubject, type Asked as AnyAsked, type ReportSubject } from './report-subject.ts'
import { applicationsOf, countedBy, figuresReport } from './work-report.ts'

type Row = ResponseOf<typeof generalReasons>['items'][number]
type Asked = AnyAsked & {
  by?: (typeof reasonGroups)[number] | undefined
  kind?: readonly (typeof reasonEnds)[number][] | undefined
}
type Subject = ReportSubject<Asked>

/** Row source `n` of reasons, counted in the period and in the preceding one. */
const reasonsCounted = (ctx: SignedIn, subject: Subject): Sql => {
  const { asked, acceleratorId, today } = subject
  const { by, kind, from, to } = asked
  const conditions = reasonConditions(acceleratorId, ctx.locale)
  const inDays = (days: { from?: string | undefined; to?: string | undefined }): Sql =>
    sql.join(
      [
        sql`true`,
        ...(days.from === undefined ? [] : [conditions.from(days.from)]),
        ...(days.to === undefined ? [] : [conditions.to(days.to)]),
      ],
      sql` and `,
    )
  const earlier = from === undefined || from > (to ?? today) ? null : periodBefore({ from, to: to ?? today })
  const group = by && workRows.dimensions![by]
  const ofKind = kind && kind.length > 0 ? conditions.kind(kind) : sql`true`
  return sql`(select x.*, ${group?.name?.(sql`x.group_id`, ctx.locale) ?? sql`null::text`} as group_name, x.count / nullif(sum(x.count) over (), 0)::float8 as share from (
    select z.group_id, z.kind, ${reasonKey(sql`z.reason`)} as reason_key, min(z.reason) as reason, sum(z.now)::int as count,
      ${earlier ? sql`sum(z.earlier)::int` : sql`null::int`} as before
    from (select ${group?.key(subject) ?? sql`null::bigint`} as group_id, n.kind, y.reason, count(*) filter (where ${inDays({ from, to })}) as now,
        count(*) filter (where ${earlier ? inDays(earlier) : sql`false`}) as earlier
      from ${endedWork} ${group?.join ?? sql``} ${eachReason(ctx.locale)}
      where ${applicationsOf(ctx, subject)} and ${isEnded} and ${ofKind}
        and (${inDays({ from, to })} ${earlier ? sql`or ${inDays(earlier)}` : sql``})
      group by 1, 2, 3) z
    group by 1, 2, 3) x) n`
}

const key = sql`concat_ws('-', n.group_id, n.kind, n.reason_key)`

const reasonRows = (ctx: SignedIn, subject: Subject): RowSource<Row, Row, SignedIn> => ({
  from: reasonsCounted(ctx, subject),
  once: 'n',
  key,
  columns: () => sql`${key} as key, case when n.group_id is not null then
    json_build_object('id', n.group_id, 'name', n.group_name) end as "group", n.kind, n.reason_key as "reasonKey", n.reason,
    n.count, coalesce(n.share, 0) as share, n.before, n.count - n.before as change`,
  row: (row) => row,
})

/** How often each reason ended or stopped the work of a project. */
export const generalReasonsQuery = listOf(generalReasons, {
  ...figuresReport,
  load: wideSubject,
  rows: reasonRows,
  sortings: () => ({
    COUNT: sql`n.count`,
    REASON: sql`lower(n.reason)`,
    CHANGE: sql`coalesce(n.count - n.before, 0)`,
    GROUP: [sql`lower(coalesce(n.group_name, ''))`, sql`n.count`],
  }),
  filters: countedBy(generalReasons),
  totals: { count: sql`coalesce(sum(n.count), 0)`, before: sql`sum(n.before)` },
})
