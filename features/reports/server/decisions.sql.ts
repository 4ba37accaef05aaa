import { sql } from 'kysely'
import { overseenJobs } from '#features/expertise'
import { reviews } from '#features/overviews'
import { isPortalAdministrator } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import type { ReportSubject } from './report-subject.ts'

/** Whether the task of an audit entry or comment belongs to the report's programme and track. */
export const ofPlace = ({ programmeId, parameters: { trackId } }: ReportSubject, taskId: Sql): Sql =>
  programmeId === null && trackId === undefined
    ? sql`true`
    : sql`exists (select from project_trackpoint z join trackpoint k on k.id = z.trackpoint_id
        join track t on t.id = k.track_id where z.id = ${taskId}
        and ${programmeId === null ? sql`true` : sql`t.programme_id = ${programmeId}`}
        and ${trackId === undefined ? sql`true` : sql`t.id = ${trackId}`})`

/** Messages belong to no programme and to no track. */
export const countsMessages = ({ programmeId, parameters: { trackId } }: ReportSubject): boolean =>
  programmeId === null && trackId === undefined

/** Whether a time is in the report's period, in days of the accelerator's time zone. */
export const inPeriod = ({ acceleratorId, parameters: { from, to } }: ReportSubject, at: Sql): Sql => {
  const begins = (day: string, later: number): Sql =>
    sql`(select (${day}::date + ${sql.lit(later)})::timestamp at time zone a.time_zone from accelerator a where a.id = ${acceleratorId})`
  return sql.join(
    [
      sql`true`,
      ...(from === undefined ? [] : [sql`${at} >= ${begins(from, 0)}`]),
      ...(to === undefined ? [] : [sql`${at} < ${begins(to, 1)}`]),
    ],
    sql` and `,
  )
}

/** Days `d.days` between a decision `e` on a task and its last submission before. */
export const daysToDecide = sql`left join lateral (
  select extract(epoch from e.at - s.at)::float8 / 86400 as days from audit_entry s
  where s.subject = 'task' and s.subject_id = e.subject_id and s.to_state = 'DONE_CODE' and s.id < e.id
  order by s.id desc limit 1) d on true`

/** Decisions `e` on tasks in the period, grouped by reviewer, and by `month` if given. */
export const decisionsByPerson = (
  ctx: SignedIn,
  subject: ReportSubject,
  counted: Sql,
  { joins = sql``, month }: { joins?: Sql; month?: Sql | undefined } = {},
): Sql => {
  const { from, to } = subject.parameters
  return sql`(select e.actor_uid as uid, ${month ? sql`${month} as month,` : sql``} ${counted} from ${reviews.from} ${joins}
    where ${whereOf(reviews, ctx, subject, { from, to })} and ${ofPlace(subject, sql`e.subject_id::bigint`)}
    group by 1 ${month ? sql`, 2` : sql``})`
}

/** Messages `m` of some people that answer messages about the accelerator, in the period; none of a programme or track. */
export const answered = (subject: ReportSubject, isAsked: Sql): Sql => sql`(select m.* from notification m
  where m.reply_to_id is not null and m.accelerator_id = ${subject.acceleratorId} and ${countsMessages(subject)}
    and ${isAsked} and ${inPeriod(subject, sql`m.created_at`)}) m`

/** Number of messages about the accelerator that a person answered in the period, each once; null of a programme or track. */
export const answersBy = (subject: ReportSubject, personUid: Sql): Sql =>
  countsMessages(subject)
    ? sql`(select count(distinct m.reply_to_id)::int from ${answered(subject, sql`m.sender_uid = ${personUid}`)})`
    : sql`null::int`

/** Comments `c` of some people on tasks `w` in the period. */
export const commentsOnTasks = (
  subject: ReportSubject,
  isAsked: Sql,
): Sql => sql`(select c.* from task_comment c join project_trackpoint w on w.id = c.task_id
    where ${isAsked} and w.accelerator_id = ${subject.acceleratorId} and ${inPeriod(subject, sql`c.created_at`)}
      and ${ofPlace(subject, sql`w.id`)}) c join project_trackpoint w on w.id = c.task_id`

/** Number of comments on tasks by a person in the period. */
export const commentsBy = (subject: ReportSubject, personUid: Sql): Sql =>
  sql`(select count(*)::int from ${commentsOnTasks(subject, sql`c.author_uid = ${personUid}`)})`

/**
 * Expert reviews `j` ordered in the period that the reader may know of: the orders that they oversee, and their own.
 * Administrators of the portal oversee all.
 */
export const orderedReviews = (ctx: SignedIn, subject: ReportSubject, isAsked: Sql = sql`true`): Sql => {
  const { acceleratorId, programmeId } = subject
  const { actor } = ctx
  const seen = isPortalAdministrator(actor)
    ? sql`true`
    : sql`(j.client_uid = ${actor.uid} or (${whereOf(overseenJobs, ctx, { acceleratorId })}))`
  const here =
    programmeId === null
      ? sql`true`
      : sql`exists (select from track t where t.id = j.track_id and t.programme_id = ${programmeId})`
  return sql`(select j.* from expert_job j where j.accelerator_id = ${acceleratorId} and ${seen} and ${here}
    and ${isAsked} and ${inPeriod(subject, sql`j.created_at`)}) j`
}
