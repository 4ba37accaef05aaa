import { sql } from 'kysely'
import { reviewConditions, reviewScope } from '#features/overviews'
import type { Sql } from '#platform/server/lists/order.ts'
import type { ReportSubject } from './report-subject.ts'

/** Whether the task of an audit entry or comment belongs to the report's programme. */
const ofProgramme = (programmeId: number | null, taskId: Sql): Sql =>
  programmeId === null
    ? sql`true`
    : sql`exists (select from project_trackpoint w join trackpoint k on k.id = w.trackpoint_id
        join track t on t.id = k.track_id where w.id = ${taskId} and t.programme_id = ${programmeId})`

/** Whether a time is in the report's period, in days of the accelerator's time zone. */
export const inPeriod = ({ acceleratorId, asked: { from, to } }: ReportSubject, at: Sql): Sql => {
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
  select extract(epoch from e.at - s.at) / 86400 as days from audit_entry s
  where s.subject = 'task' and s.subject_id = e.subject_id and s.to_state = 'DONE_CODE' and s.id < e.id
  order by s.id desc limit 1) d on true`

/** Decisions `e` on tasks in the period, grouped by reviewer. */
export const decisionsByPerson = (subject: ReportSubject, counted: Sql, joins: Sql = sql``): Sql => {
  const { acceleratorId, programmeId, asked } = subject
  const conditions = reviewConditions(acceleratorId)
  const where = [
    reviewScope(acceleratorId),
    ofProgramme(programmeId, sql`e.subject_id::bigint`),
    ...(asked.from === undefined ? [] : [conditions.from(asked.from)]),
    ...(asked.to === undefined ? [] : [conditions.to(asked.to)]),
  ]
  return sql`(select e.actor_uid as uid, ${counted} from audit_entry e ${joins}
    where ${sql.join(where, sql` and `)} group by e.actor_uid)`
}

/** Number of comments on tasks by a person in the period. */
export const commentsBy = (subject: ReportSubject, personUid: Sql): Sql =>
  sql`(select count(*)::int from task_comment c join project_trackpoint w on w.id = c.task_id
    where c.author_uid = ${personUid} and w.accelerator_id = ${subject.acceleratorId} and ${inPeriod(subject, sql`c.created_at`)}
      and ${ofProgramme(subject.programmeId, sql`w.id`)})`
