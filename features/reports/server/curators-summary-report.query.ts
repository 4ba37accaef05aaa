import { sql } from 'kysely'
import { seesAllPeople, workRows } from '#features/acceleration-requests'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { narrowedBy } from '#platform/server/lists/row-set.ts'
import { personRefJson, wholeName } from '#platform/server/sql.ts'
import { curatorsSummaryReport } from '../contract/curators-summary-report.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { commentsBy, decisionsByPerson, orderedReviews } from './decisions.sql.ts'
import { figuresOf } from './figures-of.ts'
import { peopleSubject, type ReportSubject } from './report-subject.ts'
import { staffOf } from './staff.sql.ts'
import { distinctProjects, loadsOf, trackedProjects } from './tracked-projects.sql.ts'
import { applicationsOf, appliedInPeriod } from './work-report.ts'

type Answer = ResponseOf<typeof curatorsSummaryReport>

/** Replaces a missing count by 0. */
const none = (count: Sql): Sql => sql`coalesce(${count}, 0)`

/** The accelerator's staff with their workload and activity. */
const curators = (ctx: SignedIn, subject: ReportSubject): Sql => {
  const action = (name: string) => sql`(count(*) filter (where e.action = ${sql.lit(name)}))::int`
  const decidedInPeriod = narrowedBy(workRows, ctx, subject, {
    decidedFrom: subject.parameters.from,
    decidedTo: subject.parameters.to,
  })
  const applications = applicationsOf(ctx, subject)
  return sql`(with l as materialized (${trackedProjects(ctx, subject)})
    select p.*, s.is_former as "isFormer", l.project_ids, ${none(sql`l.projects`)} as projects, ${none(sql`d.decided`)} as decided,
      ${none(sql`v.accepted`)} as accepted, ${none(sql`v.returned`)} as returned, ${none(sql`v.rejected`)} as rejected,
      ${none(sql`o.ordered`)} as ordered
    from ${staffOf(subject, 'CURATORS')} s join person p on p.uid = s.uid left join ${loadsOf(sql`l`)} l on l.uid = p.uid
    left join (select r.decided_by as uid, (count(*) filter (where ${decidedInPeriod}))::int as decided
      from ${workRows.from} where ${applications} and r.decided_by is not null group by 1) d on d.uid = p.uid
    left join ${decisionsByPerson(
      ctx,
      subject,
      sql`${action('accept')} as accepted, ${action('return')} as returned, ${action('discard')} as rejected`,
    )} v on v.uid = p.uid
    left join (select j.client_uid as uid, count(*)::int as ordered from ${orderedReviews(ctx, subject)}
      group by 1) o on o.uid = p.uid
    where not s.is_former or l.uid is not null or d.decided > 0 or v.uid is not null or o.uid is not null
      or ${commentsBy(subject, sql`p.uid`)} > 0)`
}

type Counts = Pick<Answer, 'tracks' | 'trackers' | 'experts'>

const readCounts = async (ctx: SignedIn, subject: ReportSubject): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    select (select count(distinct r.tracker_uid)::int from ${workRows.from} where ${appliedInPeriod(ctx, subject)}) as trackers,
      (select count(distinct j.expert_uid)::int from ${orderedReviews(ctx, subject)}) as experts,
      (select coalesce(json_agg(x order by x.projects desc, x.name), '[]') from (
        select t.id, t.name, count(distinct r.project_id)::int as projects
        from ${workRows.from} join track t on t.id = r.track_id
        where ${appliedInPeriod(ctx, subject)} and ${narrowedBy(workRows, ctx, subject, { reached: ['ACCEPTED'] })}
        group by t.id order by projects desc limit 200) x) as tracks`.execute(ctx.db)
  return rows[0]!
}

/** Activity of an accelerator's staff; trackers see only their own row. */
export const curatorsSummaryReportQuery = figuresOf(curatorsSummaryReport, {
  load: peopleSubject,
  authorize: analyticReports.readPeople,
  from: curators,
  key: sql`n.uid`,
  columns: (subject) => ({ person: personRefJson('n'), comments: commentsBy(subject, sql`n.uid`) }),
  scope: ({ actor }, subject) => (seesAllPeople(actor, subject) ? sql`true` : sql`n.uid = ${actor.uid}`),
  sortings: { NAME: sql`lower(${wholeName('n')})` },
  search: wholeName('n'),
  totals: () => ({
    // A project with two trackers is in two rows.
    projects: distinctProjects(sql`n.project_ids`),
    ...Object.fromEntries(
      (['decided', 'accepted', 'returned', 'rejected', 'ordered'] as const).map((name) => [
        name,
        sql`coalesce(sum(n.${sql.ref(name)}), 0)`,
      ]),
    ),
  }),
  more: (ctx, _input, subject) => readCounts(ctx, subject),
})
