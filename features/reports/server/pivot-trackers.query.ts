import { sql } from 'kysely'
import { seesAllPeople, zoneOf } from '#features/acceleration-requests'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { personRefJson, wholeName } from '#platform/server/sql.ts'
import { pivotTrackers } from '../contract/pivot-trackers.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import {
  answered,
  answersBy,
  commentsBy,
  commentsOnTasks,
  countsMessages,
  daysToDecide,
  decisionsByPerson,
} from './decisions.sql.ts'
import { figuresOf } from './figures-of.ts'
import { peopleSubject, type Asked, type ReportSubject } from './report-subject.ts'
import { staffOf } from './staff.sql.ts'
import { distinctProjects, loadsOf, trackedProjects } from './tracked-projects.sql.ts'

type Subject = ReportSubject<Asked & { by?: 'MONTH' | undefined }>

const percentile = (share: number): Sql =>
  sql`round((percentile_cont(${sql.lit(share)}) within group (order by d.days))::numeric, 1)::float8`

/** Per tracker: the number of reviews and returns, and the median and 90th percentile of days per decision. */
const decided = (ctx: SignedIn, subject: Subject, month?: Sql): Sql =>
  decisionsByPerson(
    ctx,
    subject,
    sql`count(*)::int as reviewed, (count(*) filter (where e.action = 'return'))::int as returned,
      ${percentile(0.5)} as median, ${percentile(0.9)} as slowest`,
    { joins: daysToDecide, month },
  )

const trackers = (
  ctx: SignedIn,
  subject: Subject,
): Sql => sql`(with l as materialized (${trackedProjects(ctx, subject)})
  select p.*, p.uid::text as key, s.is_former as "isFormer", null::text as month, coalesce(l.projects, 0) as projects,
    coalesce(l.overdue, 0) as overdue, coalesce(v.reviewed, 0) as reviewed, coalesce(v.returned, 0) as returned,
    v.median as "medianDays", v.slowest as "slowestDays", l.project_ids, l.overdue_ids
  from ${staffOf(subject, 'TRACKERS')} s join person p on p.uid = s.uid left join ${loadsOf(sql`l`)} l on l.uid = p.uid
    left join ${decided(ctx, subject)} v on v.uid = p.uid
  where not s.is_former or v.uid is not null or l.uid is not null or ${commentsBy(subject, sql`p.uid`)} > 0
    or ${answersBy(subject, sql`p.uid`)} > 0)`

/** What each tracker did in each month in which they did something. */
const months = (ctx: SignedIn, subject: Subject): Sql => {
  const monthIn = (at: Sql): Sql => sql`to_char(${at} at time zone ${zoneOf(subject)}, 'YYYY-MM')`
  return sql`(select p.*, concat_ws(' ', p.uid, x.month) as key, s.is_former as "isFormer", x.month, null::int as projects, null::int as overdue,
      x.reviewed, x.returned, x.median as "medianDays", x.slowest as "slowestDays", x.comments,
      ${countsMessages(subject) ? sql`x.answers` : sql`null::int`} as answers
    from ${staffOf(subject, 'TRACKERS')} s join person p on p.uid = s.uid join (
      select y.uid, y.month, sum(y.reviewed)::int as reviewed, sum(y.returned)::int as returned, max(y.median) as median,
        max(y.slowest) as slowest, sum(y.comments)::int as comments, sum(y.answers)::int as answers
      from (
        select v.uid, v.month, v.reviewed, v.returned, v.median, v.slowest, 0 as comments, 0 as answers
        from ${decided(ctx, subject, monthIn(sql`e.at`))} v
        union all
        select c.author_uid, ${monthIn(sql`c.created_at`)}, 0, 0, null, null, count(*), 0
        from ${commentsOnTasks(subject, sql`true`)} group by 1, 2
        union all
        select m.sender_uid, ${monthIn(sql`m.created_at`)}, 0, 0, null, null, 0, count(distinct m.reply_to_id)
        from ${answered(subject, sql`true`)} group by 1, 2) y
      group by 1, 2) x on x.uid = p.uid)`
}

/** Workload and activity of trackers; a tracker sees only their own row. */
export const pivotTrackersQuery = figuresOf(pivotTrackers, {
  load: (ctx, input): Promise<Subject | undefined> => peopleSubject(ctx, input),
  authorize: analyticReports.readPeople,
  from: (ctx, subject) => (subject.parameters.by ? months : trackers)(ctx, subject),
  key: sql`n.key`,
  columns: (subject) => ({
    person: personRefJson('n'),
    ...(subject.parameters.by
      ? {}
      : { comments: commentsBy(subject, sql`n.uid`), answers: answersBy(subject, sql`n.uid`) }),
  }),
  scope: ({ actor }, subject) => (seesAllPeople(actor, subject) ? sql`true` : sql`n.uid = ${actor.uid}`),
  sortings: { NAME: sql`lower(${wholeName('n')})`, MONTH: sql`coalesce(n.month, '')` },
  search: wholeName('n'),
  totals: ({ parameters: { by } }) => ({
    // Of now, not of a month; a project with two trackers is in two rows.
    projects: by ? sql`null::int` : distinctProjects(sql`n.project_ids`),
    overdue: by ? sql`null::int` : distinctProjects(sql`n.overdue_ids`),
    reviewed: sql`coalesce(sum(n.reviewed), 0)`,
    returned: sql`coalesce(sum(n.returned), 0)`,
  }),
})
