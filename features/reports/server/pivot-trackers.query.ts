import { sql } from 'kysely'
import { figureOf, seesAllWork, workRows } from '#features/acceleration-requests'
import { trackersOf } from '#features/accelerators'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson, wholeName } from '#platform/server/sql.ts'
import { pivotTrackers } from '../contract/pivot-trackers.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { commentsBy, daysToDecide, decisionsByPerson } from './decisions.sql.ts'
import { reportSubject, type ReportSubject } from './report-subject.ts'
import { applicationsOf, countedBy } from './work-report.ts'

type Row = ResponseOf<typeof pivotTrackers>['items'][number]

const trackers = (ctx: SignedIn, subject: ReportSubject) => {
  const count = (asked: Parameters<typeof figureOf>[2]) =>
    sql`(count(*) filter (where ${figureOf(ctx, subject, asked)}))::int`
  const percentile = (share: number) =>
    sql`round((percentile_cont(${sql.lit(share)}) within group (order by d.days))::numeric, 1)::float8`
  return sql`(select p.*, coalesce(l.projects, 0) as projects, coalesce(l.overdue, 0) as overdue,
      coalesce(v.reviewed, 0) as reviewed, coalesce(v.returned, 0) as returned, v.median, v.slowest
    from person p left join (select r.tracker_uid as uid, ${count({ column: 'TO_START,IN_WORK,TO_REVIEW,BLOCKED' })} as projects,
        ${count({ overdue: 'true' })} as overdue
      from ${workRows.from} where ${applicationsOf(ctx, subject)} and r.tracker_uid is not null group by 1) l on l.uid = p.uid
    left join ${decisionsByPerson(
      subject,
      sql`count(*)::int as reviewed, (count(*) filter (where e.action = 'return'))::int as returned,
        ${percentile(0.5)} as median, ${percentile(0.9)} as slowest`,
      daysToDecide,
    )} v on v.uid = p.uid
    where ${trackersOf(subject.acceleratorId)}) p`
}

const trackerRows = (ctx: SignedIn, subject: ReportSubject): RowSource<Row, Row, SignedIn> => ({
  from: trackers(ctx, subject),
  once: 'p',
  key: sql`p.uid`,
  columns: () => sql`p.uid, ${personRefJson('p')} as person, p.projects, p.overdue, p.reviewed, p.returned,
    p.median as "medianDays", p.slowest as "slowestDays", ${commentsBy(subject, sql`p.uid`)} as comments`,
  row: (row) => row,
})

/** Workload and activity of trackers; a tracker sees only their own row. */
export const pivotTrackersQuery = listOf(pivotTrackers, {
  load: reportSubject,
  authorize: analyticReports.readPeople,
  rows: trackerRows,
  scope: ({ actor }, subject) => (seesAllWork(actor, subject) ? sql`true` : sql`p.uid = ${actor.uid}`),
  sortings: () => ({
    NAME: sql`lower(${wholeName('p')})`,
    PROJECTS: sql`p.projects`,
    OVERDUE: sql`p.overdue`,
    REVIEWED: sql`p.reviewed`,
    RETURNED: sql`p.returned`,
    MEDIAN: sql`coalesce(p.median, -1)`,
    SLOWEST: sql`coalesce(p.slowest, -1)`,
  }),
  filters: countedBy(pivotTrackers),
  search: { text: () => wholeName('p') },
  totals: {
    projects: sql`coalesce(sum(p.projects), 0)`,
    overdue: sql`coalesce(sum(p.overdue), 0)`,
    reviewed: sql`coalesce(sum(p.reviewed), 0)`,
    returned: sql`coalesce(sum(p.returned), 0)`,
  },
  more: async () => ({ totals: {} }),
})
