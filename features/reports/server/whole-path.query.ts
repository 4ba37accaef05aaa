import { sql } from 'kysely'
import { workCondition } from '#features/acceleration-requests'
import { isInvestedSince, outcomes } from '#features/deals'
import { hasAttendedSince, isInvitedSince } from '#features/events'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { noValue } from '../contract/pivot-value.ts'
import { wholePath } from '../contract/whole-path.endpoints.ts'
import { pathSteps, type pathGroups } from '../domain/path-steps.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { pivotDimensionsSql } from './pivot-dimensions.sql.ts'
import {
  appliedInPeriod,
  applicationsOf,
  counted,
  wideSubject,
  zoneOf,
  type ReportSubject,
} from './report-subject.ts'

type Row = ResponseOf<typeof wholePath>['items'][number]
type Group = (typeof pathGroups)[number]
type Subject = ReportSubject<Parameters<typeof wideSubject>[1]['query'] & { pathBy?: Group | undefined }>

/** By default cohorts by the month of application. */
const groupOf = ({ asked }: Subject): Group => asked.pathBy ?? 'MONTH'

const isReviewed = sql`exists (select from project_track q join expert_job j on j.project_track_id = q.id
  where q.request_id = r.id and j.status = 'COMPLETE')`

const isPublished = sql`exists (select from project_publication u where u.project_id = r.project_id
  and u.accelerator_id = r.accelerator_id and u.status = 'PUBLISHED')`

const application = {
  projectId: sql`r.project_id`,
  acceleratorId: sql`r.accelerator_id`,
  status: sql`r.status`,
  createdAt: sql`r.created_at`,
}

/** Only the accelerator's team sees investments, not other readers of the report. */
const investedOf = ({ actor }: SignedIn, { acceleratorId }: Subject): Sql =>
  outcomes.view.allows(actor, { acceleratorId })
    ? sql`(count(*) filter (where ${isInvestedSince(application)}))::int`
    : sql`null::int`

/** Applications by group with how far they came: rows `n`. */
const groups = (ctx: SignedIn, subject: Subject): Sql => {
  const by = pivotDimensionsSql(ctx.locale, zoneOf(subject))[groupOf(subject)]
  const reached = (step: string) =>
    sql`(count(*) filter (where ${workCondition(subject.acceleratorId, { reached: step })}))::int`
  return sql`(select x.*, case when x.key <> ${sql.lit(noValue)} then ${by.name(sql`nullif(x.key, ${sql.lit(noValue)})`)} end as name
    from (select coalesce((${by.key})::text, ${sql.lit(noValue)}) as key, count(*)::int as applied,
        ${reached('ACCEPTED')} as accepted, ${reached('STARTED')} as started, ${reached('HANDED_IN')} as "handedIn",
        (count(*) filter (where ${isReviewed}))::int as reviewed, ${reached('FINISHED')} as finished,
        (count(*) filter (where ${isInvitedSince(application)}))::int as "invitedToEvent",
        (count(*) filter (where ${hasAttendedSince(application)}))::int as "attendedEvent",
        (count(*) filter (where ${isPublished}))::int as published,
        ${investedOf(ctx, subject)} as invested,
        round((percentile_cont(0.5) within group (order by extract(epoch from r.decided_at - r.created_at)) / 86400)::numeric, 1)::float8
          as days
      from acceleration_request r ${by.join ?? sql``}
      where ${applicationsOf(ctx, subject)} and ${appliedInPeriod(subject)}
      group by 1) x) n`
}

const steps = sql.join(pathSteps.map((step) => sql`n.${sql.ref(step)}`))

const pathRows = (ctx: SignedIn, subject: Subject): RowSource<Row, Row, SignedIn> => ({
  from: groups(ctx, subject),
  once: 'n',
  key: sql`n.key`,
  columns:
    () => sql`n.key, ${groupOf(subject)}::text as by, json_build_object('key', n.key, 'name', n.name) as "group", ${steps},
    coalesce(n.finished / nullif(n.applied, 0)::float8, 0) as "finishedShare", n.days as "daysToDecision"`,
  row: (row) => row,
})

/** Progress of applications by group. */
export const wholePathQuery = listOf(wholePath, {
  load: wideSubject,
  authorize: analyticReports.read,
  rows: pathRows,
  scope: () => sql`true`,
  sortings: () => ({
    GROUP: sql`lower(coalesce(n.name, n.key))`,
    APPLIED: sql`n.applied`,
    FINISHED: sql`n.finished`,
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
  totals: Object.fromEntries(
    pathSteps.map((step) => [
      step,
      step === 'invested' ? sql`sum(n.invested)` : sql`coalesce(sum(n.${sql.ref(step)}), 0)`,
    ]),
  ),
  more: async () => ({ totals: {} }),
})
