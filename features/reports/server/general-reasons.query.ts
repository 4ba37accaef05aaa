import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { generalReasons } from '../contract/general-reasons.endpoints.ts'
import { comparedPeriods } from '../domain/period.rules.ts'
import type { reasonEnds, reasonGroups } from '../domain/reasons.ts'
import { figuresOf } from './figures-of.ts'
import { eachReason, endedWork, isEnded, reasonConditions, reasonKey } from './reasons.sql.ts'
import type { Asked as AnyAsked, ReportSubject } from './report-subject.ts'
import { applicationsOf } from './work-report.ts'

type Asked = AnyAsked & {
  by?: (typeof reasonGroups)[number] | undefined
  kind?: readonly (typeof reasonEnds)[number][] | undefined
}
type Subject = ReportSubject<Asked>

const comparedOf = ({ parameters, today }: Subject) => comparedPeriods(parameters, today)

/** Reasons, counted in the period and in the periods that the trend compares. */
const reasonsCounted = (ctx: SignedIn, subject: Subject): Sql => {
  const { parameters, acceleratorId } = subject
  const { by, kind, from, to } = parameters
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
  const compared = comparedOf(subject)
  const ofTrend = compared ? { recent: inDays(compared.recent), earlier: inDays(compared.earlier) } : null
  const none = sql`false`
  const group = by && workRows.dimensions![by]
  const ofKind = kind && kind.length > 0 ? conditions.kind(kind) : sql`true`
  const projects = (condition: Sql): Sql => sql`(count(*) filter (where ${condition}))::int`
  const all = sql`(select ${projects(inDays({ from, to }))} as all_now, ${projects(ofTrend?.recent ?? none)} as all_recent, ${projects(ofTrend?.earlier ?? none)} as all_earlier
    from ${endedWork} where ${applicationsOf(ctx, subject)} and ${isEnded} and ${ofKind})`
  return sql`(select x.*, w.*, ${group?.name?.(sql`x.group_id`, ctx.locale) ?? sql`null::text`} as group_name,
      coalesce(x.count / nullif(sum(x.count) over (), 0)::float8, 0) as share, x.recent - x.before as change from (
    select z.group_id, z.kind, ${reasonKey(sql`z.reason`)} as "reasonKey", min(z.reason) as reason, sum(z.now)::int as count,
      ${compared ? sql`sum(z.recent)::int` : sql`null::int`} as recent, ${compared ? sql`sum(z.earlier)::int` : sql`null::int`} as before
    from (select ${group?.key(subject) ?? sql`null::bigint`} as group_id, n.kind, y.reason, count(*) filter (where ${inDays({ from, to })}) as now,
        count(*) filter (where ${ofTrend?.recent ?? none}) as recent, count(*) filter (where ${ofTrend?.earlier ?? none}) as earlier
      from ${endedWork} ${group?.join ?? sql``} ${eachReason(ctx.locale)}
      where ${applicationsOf(ctx, subject)} and ${isEnded} and ${ofKind}
        and (${inDays({ from, to })} ${ofTrend ? sql`or ${ofTrend.earlier}` : sql``})
      group by 1, 2, 3) z
    group by 1, 2, 3) x cross join ${all} w)`
}

/** How often each reason ended or stopped the work of a project. */
export const generalReasonsQuery = figuresOf(generalReasons, {
  from: reasonsCounted,
  key: sql`concat_ws('-', n.group_id, n.kind, n."reasonKey")`,
  columns: (subject) => ({
    key: sql`concat_ws('-', n.group_id, n.kind, n."reasonKey")`,
    group: sql`case when n.group_id is not null then json_build_object('id', n.group_id, 'name', n.group_name) end`,
    compared: sql`${JSON.stringify(comparedOf(subject))}::json`,
  }),
  sortings: {
    CHANGE: sql`coalesce(n.change, 0)`,
    GROUP: [sql`lower(coalesce(n.group_name, ''))`, sql`n.count`],
    REASON: sql`lower(n.reason)`,
  },
  chart: () => ({ by: [sql`n."reasonKey"`, sql`n.group_id`], value: sql`sum(n.count)`, isSum: true }),
  // A project with two reasons is in two rows.
  totals: (subject) => ({
    count: sql`coalesce(max(n.all_now), 0)`,
    // With a period it is the count itself.
    recent:
      comparedOf(subject) && subject.parameters.from === undefined
        ? sql`coalesce(max(n.all_recent), 0)`
        : sql`null::int`,
    before: comparedOf(subject) ? sql`coalesce(max(n.all_earlier), 0)` : sql`null::int`,
  }),
  more: async (_ctx, _input, subject) => ({ compared: comparedOf(subject) }),
})
