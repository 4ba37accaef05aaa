import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { pathCohorts } from '../contract/path-cohorts.endpoints.ts'
import { mostMonths, type CohortStep } from '../domain/path-cohorts.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { cohortOf, monthOf, monthsSince, reachedAt } from './path-steps.sql.ts'
import {
  appliedInPeriod,
  applicationsOf,
  counted,
  wideSubject,
  zoneOf,
  type ReportSubject,
} from './report-subject.ts'

type Answer = ResponseOf<typeof pathCohorts>
type Row = Answer['items'][number]
type Subject = ReportSubject<Parameters<typeof wideSubject>[1]['query'] & { step?: CohortStep | undefined }>

const stepOf = ({ asked }: Subject): CohortStep => asked.step ?? 'FINISHED'

/** Row source `n`: one row per cohort and months since, with the number that had reached the step by then. */
const cohorts = (ctx: SignedIn, subject: Subject): Sql => {
  const zone = zoneOf(subject)
  const [year = 0, month = 0] = subject.today.split('-').map(Number)
  const thisMonth = year * 12 + month
  return sql`(with applied as materialized (
      select ${cohortOf(zone)} as cohort, ${monthOf(sql`r.created_at`, zone)} as month,
        ${monthsSince(reachedAt[stepOf(subject)], zone)} as since, count(*)::int as applications
      from acceleration_request r where ${applicationsOf(ctx, subject)} and ${appliedInPeriod(subject)} group by 1, 2, 3),
    cohort as (
      select cohort, month, sum(applications)::int as applied from applied group by 1, 2
      order by month desc limit ${sql.lit(mostMonths)})
    select x.*, x.reached - lag(x.reached, 1, 0) over (partition by x.cohort order by x.since) as added
    from (
      select c.cohort, c.applied, g.since,
        coalesce(sum(a.applications) filter (where a.since <= g.since), 0)::int as reached
      from cohort c cross join lateral generate_series(0, least(greatest(${thisMonth}::int - c.month, 0),
          ${sql.lit(mostMonths)})) as g (since)
        left join applied a on a.cohort = c.cohort
      group by 1, 2, 3) x) n`
}

const key = sql`concat_ws('|', n.cohort, n.since)`

const cohortRows = (ctx: SignedIn, subject: Subject): RowSource<Row, Row, SignedIn> => ({
  from: cohorts(ctx, subject),
  once: 'n',
  key,
  columns: () => sql`${key} as key, n.cohort, ${stepOf(subject)}::text as step, n.since, n.applied, n.reached,
    n.reached / n.applied::float8 as share, n.added::int as added`,
  row: (row) => row,
})

const readTriangle = async (ctx: SignedIn, subject: Subject): Promise<Answer['triangle']> => {
  const { rows } = await sql<Answer['triangle'][number]>`
    select n.cohort, n.applied, json_agg(json_build_object('since', n.since, 'reached', n.reached,
      'share', n.reached / n.applied::float8) order by n.since) as cells
    from ${cohorts(ctx, subject)} group by 1, 2 order by 1 desc limit ${sql.lit(mostMonths)}`.execute(ctx.db)
  return rows
}

/** Cohorts of applications, and how many of each had reached the step after each month. */
export const pathCohortsQuery = listOf(pathCohorts, {
  load: wideSubject,
  authorize: analyticReports.read,
  rows: cohortRows,
  scope: () => sql`true`,
  sortings: () => ({ COHORT: [sql`n.cohort`, sql`-n.since`], SHARE: sql`n.reached / n.applied::float8` }),
  filters: counted(
    'step',
    'trackId',
    'streamId',
    'trackerUid',
    'industryId',
    'territoryId',
    'stageId',
    'from',
    'to',
  ),
  more: async (ctx, _input, subject) => ({
    totals: {},
    triangle: await readTriangle(ctx, subject),
    step: stepOf(subject),
  }),
})
