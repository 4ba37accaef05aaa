import { sql } from 'kysely'
import { workRows, zoneOf } from '#features/acceleration-requests'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { pathCohorts } from '../contract/path-cohorts.endpoints.ts'
import { maxMonths, type CohortStep } from '../domain/path-cohorts.ts'
import { figuresOf } from './figures-of.ts'
import { monthNumber, monthOf, reachedAt } from './path-steps.sql.ts'
import { wideSubject, type Asked, type ReportSubject } from './report-subject.ts'
import { appliedInPeriod } from './work-report.ts'

type Answer = ResponseOf<typeof pathCohorts>
type Row = Answer['items'][number]
type Cell = Pick<Row, 'cohort' | 'since' | 'applied' | 'reached'>
type OfStep = Asked & { step?: CohortStep | undefined }
type Subject = ReportSubject<OfStep> & { cells: Cell[] }

const stepOf = ({ parameters }: ReportSubject<OfStep>): CohortStep => parameters.step ?? 'FINISHED'

/** The cohorts, newest first, each with the number that had reached the step after each number of months. */
const readCells = async (ctx: SignedIn, subject: ReportSubject<OfStep>): Promise<Cell[]> => {
  const zone = zoneOf(subject)
  const [year = 0, month = 0] = subject.today.split('-').map(Number)
  const thisMonth = year * 12 + month
  const { rows } = await sql<Cell>`
    with by_month as materialized (
      select ${monthOf(sql`r.created_at`, zone)} as applied_in, ${monthOf(reachedAt(ctx.actor)[stepOf(subject)], zone)} as reached_in,
        count(*)::int as applications
      from ${workRows.from} where ${appliedInPeriod(ctx, subject)} group by 1, 2),
    applied as (
      select to_char(m.applied_in, 'YYYY-MM') as cohort, ${monthNumber(sql`m.applied_in`)} as month, m.applications,
        case when m.reached_in is not null then
          greatest(${monthNumber(sql`m.reached_in`)} - ${monthNumber(sql`m.applied_in`)}, 0) end as since
      from by_month m),
    cohort as (
      select cohort, month, sum(applications)::int as applied from applied group by 1, 2
      order by month desc limit ${sql.lit(maxMonths)})
    select c.cohort, c.applied, g.since,
      coalesce(sum(a.applications) filter (where a.since <= g.since), 0)::int as reached
    from cohort c cross join lateral generate_series(0, least(greatest(${thisMonth}::int - c.month, 0),
        ${sql.lit(maxMonths)})) as g (since)
      left join applied a on a.cohort = c.cohort
    group by 1, 2, 3 order by 1 desc, 3`.execute(ctx.db)
  return rows
}

/** The rows: read once for the table and the triangle. */
const cohorts = (_ctx: unknown, { cells }: Subject): Sql => sql`(
  select x.*, x.reached / x.applied::float8 as share,
    (x.reached - lag(x.reached, 1, 0) over (partition by x.cohort order by x.since))::int as added
  from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as x (cohort text, since int, applied int, reached int))`

const triangleOf = (cells: readonly Cell[]): Answer['triangle'] => {
  const cohorts = new Map<string, Answer['triangle'][number]>()
  for (const { cohort, applied, since, reached } of cells) {
    const row = cohorts.get(cohort) ?? { cohort, applied, cells: [] }
    cohorts.set(cohort, row)
    row.cells.push({ since, reached, share: reached / applied })
  }
  return [...cohorts.values()]
}

const key = sql`concat_ws('|', n.cohort, n.since)`

/** Cohorts of applications, and how many of each had reached the step after each month. */
export const pathCohortsQuery = figuresOf(pathCohorts, {
  load: async (ctx, input: Parameters<typeof wideSubject<OfStep>>[1]): Promise<Subject | undefined> => {
    const subject = await wideSubject(ctx, input)
    return subject && { ...subject, cells: await readCells(ctx, subject) }
  },
  from: cohorts,
  key,
  columns: (subject) => ({ key, step: sql`${stepOf(subject)}::text` }),
  sortings: { COHORT: [sql`n.cohort`, sql`-n.since`] },
  more: async (_ctx, _input, subject) => ({ triangle: triangleOf(subject.cells), step: stepOf(subject) }),
})
