import { sql } from 'kysely'
import { narrowedBy } from '#platform/server/lists/row-set.ts'
import { seesAllWork, workRows } from '#features/acceleration-requests'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson, wholeName } from '#platform/server/sql.ts'
import { curatorsSummaryReport } from '../contract/curators-summary-report.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { commentsBy, decisionsByPerson, inPeriod } from './decisions.sql.ts'
import { reportSubject, type ReportSubject } from './report-subject.ts'
import { applicationsOf, countedBy } from './work-report.ts'

type Answer = ResponseOf<typeof curatorsSummaryReport>
type Row = Answer['items'][number]

const working = { column: ['TO_START', 'IN_WORK', 'TO_REVIEW', 'BLOCKED'] } as const

/** Replaces a missing count by 0. */
const none = (count: Sql): Sql => sql`coalesce(${count}, 0)`

const isCurator = ({ acceleratorId }: ReportSubject): Sql =>
  sql`exists (select from counted_membership m where m.accelerator_id = ${acceleratorId} and m.person_uid = p.uid
    and m.role in ('ACC', 'TRC', 'TRC_TEAM'))`

/** Row source of the accelerator's staff `p` with their workload and activity. */
const curators = (ctx: SignedIn, subject: ReportSubject): Sql => {
  const action = (name: string) => sql`(count(*) filter (where e.action = ${sql.lit(name)}))::int`
  const decidedInPeriod = narrowedBy(workRows, ctx, subject, {
    decidedFrom: subject.asked.from,
    decidedTo: subject.asked.to,
  })
  const inWork = narrowedBy(workRows, ctx, subject, working)
  const jobOfProgramme =
    subject.programmeId === null
      ? sql`true`
      : sql`exists (select from track t where t.id = j.track_id and t.programme_id = ${subject.programmeId})`
  const applications = applicationsOf(ctx, subject)
  return sql`(select p.*, ${none(sql`l.projects`)} as projects, ${none(sql`d.decided`)} as decided,
      ${none(sql`v.accepted`)} as accepted, ${none(sql`v.returned`)} as returned, ${none(sql`v.rejected`)} as rejected,
      ${none(sql`o.ordered`)} as ordered
    from person p left join (select r.tracker_uid as uid, (count(*) filter (where ${inWork}))::int as projects
      from ${workRows.from} where ${applications} and r.tracker_uid is not null group by 1) l on l.uid = p.uid
    left join (select r.decided_by as uid, (count(*) filter (where ${decidedInPeriod}))::int as decided
      from ${workRows.from} where ${applications} and r.decided_by is not null group by 1) d on d.uid = p.uid
    left join ${decisionsByPerson(
      subject,
      sql`${action('accept')} as accepted, ${action('return')} as returned, ${action('discard')} as rejected`,
    )} v on v.uid = p.uid
    left join (select j.client_uid as uid, count(*)::int as ordered from expert_job j
      where j.accelerator_id = ${subject.acceleratorId} and ${jobOfProgramme} and ${inPeriod(subject, sql`j.created_at`)}
      group by 1) o on o.uid = p.uid
    where ${isCurator(subject)}) p`
}

const curatorRows = (ctx: SignedIn, subject: ReportSubject): RowSource<Row, Row, SignedIn> => ({
  from: curators(ctx, subject),
  once: 'p',
  key: sql`p.uid`,
  columns: () => sql`p.uid, ${personRefJson('p')} as person, 
    p.projects, p.decided, p.accepted, p.returned, p.rejected, p.ordered,
    ${commentsBy(subject, sql`p.uid`)} as comments`,
  row: (row) => row,
})

type Counts = Pick<Answer, 'tracks' | 'trackers' | 'experts'>

const readCounts = async (ctx: SignedIn, subject: ReportSubject): Promise<Counts> => {
  const members = (roles: Sql) => sql`(select count(distinct m.person_uid)::int from counted_membership m
    where m.accelerator_id = ${subject.acceleratorId} and m.role in ${roles})`
  const { rows } = await sql<Counts>`
    select ${members(sql`('TRC', 'TRC_TEAM')`)} as trackers, ${members(sql`('EXP')`)} as experts,
      (select coalesce(json_agg(x order by x.projects desc, x.name), '[]') from (
        select t.id, t.name, count(distinct r.project_id)::int as projects
        from ${workRows.from} join track t on t.id = r.track_id
        where ${applicationsOf(ctx, subject)} and ${narrowedBy(workRows, ctx, subject, { reached: ['ACCEPTED'] })}
        group by t.id order by projects desc limit 200) x) as tracks`.execute(ctx.db)
  return rows[0]!
}

/** Activity of an accelerator's staff; trackers see only their own row. */
export const curatorsSummaryReportQuery = listOf(curatorsSummaryReport, {
  load: reportSubject,
  authorize: analyticReports.readPeople,
  rows: curatorRows,
  scope: ({ actor }, subject) => (seesAllWork(actor, subject) ? sql`true` : sql`p.uid = ${actor.uid}`),
  sortings: () => ({
    NAME: sql`lower(${wholeName('p')})`,
    PROJECTS: sql`p.projects`,
    DECIDED: sql`p.decided`,
    ACCEPTED: sql`p.accepted`,
  }),
  filters: countedBy(curatorsSummaryReport),
  search: { text: () => wholeName('p') },
  totals: Object.fromEntries(
    ['projects', 'decided', 'accepted', 'returned', 'rejected', 'ordered'].map((name) => [
      name,
      sql`coalesce(sum(p.${sql.ref(name)}), 0)`,
    ]),
  ),
  more: async (ctx, _input, subject) => ({ totals: {}, ...(await readCounts(ctx, subject)) }),
})
