import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { longestPauseMinutes } from '../domain/question-cost.ts'
import { inPeriod } from './decisions.sql.ts'
import { applicationsOf } from './work-report.ts'
import type { QuestionSubject } from './question-subject.ts'

/**
 * When the work `q` of application `r` ended: the accelerator stopped it, or all its tasks were accepted; `infinity` while
 * it continues.
 */
const endOfWork = sql`case
  when q.access_status <> 'ALLOWED_TO_WORK' then coalesce((select max(e.at) from audit_entry e
    where e.subject = 'participation' and e.subject_id = q.id::text and e.to_state = q.access_status), q.started_at)
  when r.board_column = 'FINISHED' then (
    select max(w.state_changed_at) from project_trackpoint w where w.project_track_id = q.id)
  else 'infinity' end`

/**
 * Accepted applications that the reader may count, with the period in which the profile's history counts. What the team
 * did after its work here ended, or before an application whose work has ended, does not concern this accelerator.
 */
const applications = (ctx: SignedIn, subject: QuestionSubject): Sql => sql`
  select x.project_id, x.work_id, case when x.until = 'infinity' then '-infinity' else x.applied_at end as since, x.until
  from (select r.project_id, q.id as work_id, r.created_at as applied_at, ${endOfWork} as until
    from ${workRows.from} join project_track q on q.request_id = r.id
    where r.status = 'ACCEPT' and ${applicationsOf(ctx, subject)}) x
  ${
    subject.trackpoint
      ? sql`where exists (select from project_trackpoint w
    where w.project_track_id = x.work_id and w.trackpoint_id = ${subject.trackpoint.id})`
      : sql``
  }`

/** Counted tasks `w` of the counted applications. */
const tasksOf = ({ trackpoint }: QuestionSubject): Sql => sql`
  select w.id, j.project_id from counted_application j join project_trackpoint w on w.project_track_id = j.work_id
    ${trackpoint ? sql`where w.trackpoint_id = ${trackpoint.id}` : sql``}`

const inDays = ({ asked: { from, to } }: QuestionSubject, day: Sql): Sql =>
  sql.join(
    [
      sql`true`,
      ...(from === undefined ? [] : [sql`${day} >= ${from}::date`]),
      ...(to === undefined ? [] : [sql`${day} <= ${to}::date`]),
    ],
    sql` and `,
  )

/**
 * Returns one row per project and field code, with what happened to the field in the period. Minutes are the time between
 * two saves by one member of the project's team in the history of values: auto-save sends typed text within a second or
 * two, so a save directly follows the work on its field. A longer pause and the time before the first save of a session
 * are not counted; the time before a save of several fields is divided equally among them.
 */
export const questionWork = (ctx: SignedIn, subject: QuestionSubject): Sql => {
  const codes = subject.questions.map(({ code }) => code)
  const isCounted = (code: Sql): Sql => sql`${code} = any(${codes}::text[])`
  return sql`(with counted_application as materialized (${applications(ctx, subject)}),
    counted_task as materialized (${tasksOf(subject)}),
    save as (
      select c.project_id, c.changed_by, c.at, array_agg(distinct c.element_code) as codes,
        c.at - lag(c.at) over (partition by c.project_id, c.changed_by order by c.at) as pause
      from (select distinct project_id from counted_application) p
        join profile_value_change c on c.project_id = p.project_id
        join project_member m on m.project_id = c.project_id and m.person_uid = c.changed_by
      where exists (select from counted_application j
        where j.project_id = c.project_id and c.at between j.since and j.until) and c.acting_by is null and ${inPeriod(subject, sql`c.at`)} group by 1, 2, 3),
    work as (
      select v.project_id, e.code, count(*)::int as saves,
        sum(case when v.pause <= make_interval(mins => ${sql.lit(longestPauseMinutes)})
          then extract(epoch from v.pause) / 60 / cardinality(v.codes) else 0 end) as minutes
      from save v cross join unnest(v.codes) as e (code)
      where ${isCounted(sql`e.code`)} group by 1, 2),
    remark as (
      select w.project_id, c.element_code as code, count(*)::int as remarks,
        count(distinct (select min(x.id) from task_comment x
          where x.task_id = c.task_id and x.kind = 'RETURN' and x.id > c.id))::int as returns
      from counted_task w join task_comment c on c.task_id = w.id
      where c.remark_status is not null and ${isCounted(sql`c.element_code`)} and ${inPeriod(subject, sql`c.created_at`)}
      group by 1, 2),
    opened as (
      select w.project_id, o.element_code as code, sum(o.opens)::int as opens
      from counted_task w join task_field_opening o on o.task_id = w.id
      where ${isCounted(sql`o.element_code`)} and ${inDays(subject, sql`o.day`)} group by 1, 2),
    noted as (
      select w.project_id, n.element_code as code, count(*)::int as notes
      from counted_task w join expert_job b on b.task_id = w.id
        join lateral (select c.element_code, c.created_at from expert_job_comment c where c.job_id = b.id
          union all select y.element_code, y.created_at from expert_question y where y.job_id = b.id) n on true
      where ${isCounted(sql`n.element_code`)} and ${inPeriod(subject, sql`n.created_at`)} group by 1, 2)
    select project_id, code, sum(saves)::int as saves, sum(minutes)::float8 as minutes, sum(remarks)::int as remarks,
      sum(returns)::int as returns, sum(opens)::int as opens, sum(notes)::int as notes
    from (
      select project_id, code, saves, minutes, 0 as remarks, 0 as returns, 0 as opens, 0 as notes from work
      union all select project_id, code, 0, 0, remarks, returns, 0, 0 from remark
      union all select project_id, code, 0, 0, 0, 0, opens, 0 from opened
      union all select project_id, code, 0, 0, 0, 0, 0, notes from noted) each_part
    group by 1, 2)`
}

/** Number of automatic selections in the scope that read a field: they check its value, or require one. */
export const selectionsReading = (
  { acceleratorId, programmeId, trackpoint, asked: { trackId } }: QuestionSubject,
  code: Sql,
): Sql => sql`(select count(*)::int from selection_settings s join trackpoint k on k.id = s.trackpoint_id
    join track t on t.id = k.track_id
  where s.accelerator_id = ${acceleratorId} ${programmeId === null ? sql`` : sql`and t.programme_id = ${programmeId}`}
    ${trackId === undefined ? sql`` : sql`and t.id = ${trackId}`} ${trackpoint ? sql`and t.id = ${trackpoint.track.id}` : sql``}
    and (s.settings -> 'rules' @> jsonb_build_array(jsonb_build_object('code', ${code}))
      or s.settings -> 'required' @> to_jsonb(${code})))`
