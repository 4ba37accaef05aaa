import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { generalReasons } from '../contract/general-reasons.endpoints.ts'
import { periodBefore } from '../domain/period.rules.ts'
import { analyticReports } from '../domain/report.policy.ts'
import type { reasonEnds, reasonGroups } from '../domain/reasons.ts'
import { eachReason, endedWork, isEnded, reasonConditions } from './reasons.sql.ts'
import { applicationsOf, counted, wideSubject, type ReportSubject } from './report-subject.ts'

type Row = ResponseOf<typeof generalReasons>['items'][number]
type Asked = Parameters<typeof wideSubject>[1]['query'] & {
  by?: (typeof reasonGroups)[number] | undefined
  kind?: readonly (typeof reasonEnds)[number][] | undefined
}
type Subject = ReportSubject<Asked>

const groups: Record<(typeof reasonGroups)[number], { id: Sql; name: Sql }> = {
  ACCELERATOR: {
    id: sql`r.accelerator_id`,
    name: sql`(select a.name from accelerator a where a.id = x.group_id)`,
  },
  PROGRAMME: {
    id: sql`(select t.programme_id from track t where t.id = r.track_id)`,
    name: sql`(select g.name from programme g where g.id = x.group_id)`,
  },
  TRACK: { id: sql`r.track_id`, name: sql`(select t.name from track t where t.id = x.group_id)` },
  STREAM: { id: sql`r.stream_id`, name: sql`(select s.name from stream s where s.id = x.group_id)` },
}

const none = { id: sql`null::bigint`, name: sql`null::text` }

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
  const group = by === undefined ? none : groups[by]
  const ofKind = kind && kind.length > 0 ? conditions.kind(kind) : sql`true`
  return sql`(select x.*, ${group.name} as group_name, x.count / nullif(sum(x.count) over (), 0)::float8 as share from (
    select z.group_id, z.kind, md5(plain_reason(z.reason)) as reason_key, min(z.reason) as reason, sum(z.now)::int as count,
      ${earlier ? sql`sum(z.earlier)::int` : sql`null::int`} as before
    from (select ${group.id} as group_id, n.kind, y.reason, count(*) filter (where ${inDays({ from, to })}) as now,
        count(*) filter (where ${earlier ? inDays(earlier) : sql`false`}) as earlier
      from ${endedWork} cross join ${eachReason(ctx.locale)}
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
  load: wideSubject,
  authorize: analyticReports.read,
  rows: reasonRows,
  scope: () => sql`true`,
  sortings: () => ({
    COUNT: sql`n.count`,
    REASON: sql`lower(n.reason)`,
    CHANGE: sql`coalesce(n.count - n.before, 0)`,
    GROUP: [sql`lower(coalesce(n.group_name, ''))`, sql`n.count`],
  }),
  filters: counted('by', 'kind', 'trackId', 'streamId', 'trackerUid', 'from', 'to'),
  totals: { count: sql`coalesce(sum(n.count), 0)`, before: sql`sum(n.before)` },
  more: async () => ({ totals: {} }),
})
