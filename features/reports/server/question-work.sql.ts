import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { longestPauseMinutes, ownFields } from '../../participations/domain/own-fields.ts'
import { inPeriod } from './decisions.sql.ts'
import type { QuestionSubject } from './question-subject.ts'
import { applicationsOf } from './work-report.ts'

/**
 * When the work `q` of application `r` ended: the accelerator stopped it, or all its tasks were accepted, since when it
 * waits; `infinity` while it continues. That of an earlier track ended with the transfer.
 */
const endOfWork = sql`case
  when q.access_status <> 'ALLOWED_TO_WORK' then coalesce((select max(e.at) from audit_entry e
    where e.subject = 'participation' and e.subject_id = q.id::text and e.to_state = q.access_status), q.started_at)
  when r.board_column = 'FINISHED' then r.waits_since
  else 'infinity' end`

/**
 * Accepted applications that the reader may count, with the period in which the profile's history counts. What the team
 * did after its work here ended, or before an application whose work has ended, does not concern this accelerator.
 */
const applications = (ctx: SignedIn, subject: QuestionSubject): Sql => sql`
  select x.project_id, x.work_id, case when x.until = 'infinity' then '-infinity' else x.applied_at end as since, x.until
  from (select r.project_id, q.id as work_id, r.created_at as applied_at, ${endOfWork} as until
    from ${workRows.from} join project_track q on q.application_id = r.id
    where r.status = 'ACCEPT' and ${applicationsOf(ctx, subject)} offset 0) x
  ${
    subject.trackpoint
      ? sql`where exists (select from project_trackpoint w
    where w.project_track_id = x.work_id and w.trackpoint_id = ${subject.trackpoint.id})`
      : sql``
  }`

/** Joins the counted task `w` with this id and its application `j`: what happened to tasks is rarer than tasks. */
const ofTask = ({ trackpoint }: QuestionSubject, id: Sql): Sql => sql`
  join project_trackpoint w on w.id = ${id} ${trackpoint ? sql`and w.trackpoint_id = ${trackpoint.id}` : sql``}
  join counted_application j on j.work_id = w.project_track_id`

const inDays = ({ parameters: { from, to } }: QuestionSubject, day: Sql): Sql =>
  sql.join(
    [
      sql`true`,
      ...(from === undefined ? [] : [sql`${day} >= ${from}::date`]),
      ...(to === undefined ? [] : [sql`${day} <= ${to}::date`]),
    ],
    sql` and `,
  )

/** The code of a question by the code that comments and readings of task `w` refer to: a task's own have the task's, too. */
const questionOf = (code: Sql): Sql =>
  sql`case when ${code} in (${sql.join(ownFields.map((field) => sql.lit(field)))})
    then ${code} || ':' || w.trackpoint_id else ${code} end`

/** Whether the expert of the scored review `b` could read this field `f` of task `w`, which the team has filled in. */
const isScored = sql`(b.requester_uid is null or b.work_opened_at is not null)
  and case f.field when 'ANSWER' then w.answer <> ''
    else b.blind <> 'BOTH_HIDDEN' and exists (select from task_file h where h.task_id = w.id) end`

/**
 * Returns one row per project and question, with what happened to it in the period. Minutes are the time between two saves
 * by one member of the project's team, of the profile or of what its tasks ask for themselves: auto-save sends typed text
 * within a second or two, so a save directly follows the work on its field. A longer pause and the time before the first
 * save of a sitting are not counted; the time before a save of several fields is divided equally among them. Saves of a
 * task's answer are stored as sittings, whose inner pauses are not longer; those on tasks outside the scope only end a pause.
 */
export const questionWork = (ctx: SignedIn, subject: QuestionSubject): Sql => {
  const codes = subject.questions.map(({ code }) => code)
  const isCounted = (code: Sql): Sql => sql`${code} = any(${codes}::text[])`
  return sql`(with counted_application as materialized (${applications(ctx, subject)}),
    counted_project as materialized (select distinct project_id from counted_application),
    saved as (
      select c.project_id, c.changed_by as person_uid, c.at as first_at, c.at as last_at, 1 as saves,
        array_agg(distinct c.element_code) as codes
      from counted_project p join profile_value_change c on c.project_id = p.project_id
        join project_member m on m.project_id = c.project_id and m.person_uid = c.changed_by
      where exists (select from counted_application j
        where j.project_id = c.project_id and c.at between j.since and j.until) and c.acting_by is null and ${inPeriod(subject, sql`c.at`)} group by 1, 2, 3
      union all
      select p.project_id, s.person_uid, s.first_at, s.last_at, s.saves,
        case when exists (select from counted_application j
          where j.work_id = q.id and s.first_at between j.since and j.until)
          then array[s.field || ':' || w.trackpoint_id] else '{}' end
      from counted_project p join project_track q on q.project_id = p.project_id
        join project_trackpoint w on w.project_track_id = q.id join task_field_sitting s on s.task_id = w.id
        join project_member m on m.project_id = p.project_id and m.person_uid = s.person_uid
      where exists (select from counted_application j
        where j.project_id = p.project_id and s.first_at between j.since and j.until) and ${inPeriod(subject, sql`s.first_at`)}),
    save as (
      select v.project_id, v.codes, v.saves, v.last_at - v.first_at as within, v.first_at - lag(v.last_at) over (
        partition by v.project_id, v.person_uid order by v.first_at, v.last_at) as pause
      from saved v),
    work as (
      select v.project_id, e.code, sum(v.saves)::int as saves,
        sum(extract(epoch from v.within + case when v.pause <= make_interval(mins => ${sql.lit(longestPauseMinutes)})
          then greatest(v.pause, interval '0') else interval '0' end) / 60 / cardinality(v.codes)) as minutes
      from save v cross join unnest(v.codes) as e (code)
      where ${isCounted(sql`e.code`)} group by 1, 2),
    remark as (
      select j.project_id, ${questionOf(sql`c.element_code`)} as code, count(*)::int as remarks,
        count(distinct (select min(x.id) from task_comment x
          where x.task_id = c.task_id and x.kind = 'RETURN' and x.id > c.id))::int as returns
      from task_comment c ${ofTask(subject, sql`c.task_id`)}
      where c.remark_status is not null and ${isCounted(questionOf(sql`c.element_code`))} and ${inPeriod(subject, sql`c.created_at`)}
      group by 1, 2),
    opened as (
      select j.project_id, ${questionOf(sql`o.element_code`)} as code, sum(o.opens)::int as opens
      from task_field_opening o ${ofTask(subject, sql`o.task_id`)}
      where ${isCounted(questionOf(sql`o.element_code`))} and ${inDays(subject, sql`o.day`)} group by 1, 2),
    noted as (
      select j.project_id, n.element_code as code, count(*)::int as notes
      from expert_job b ${ofTask(subject, sql`b.task_id`)}
        join lateral (select c.element_code, c.created_at from expert_job_comment c where c.job_id = b.id
          union all select y.element_code, y.created_at from expert_question y where y.job_id = b.id) n on true
      where ${isCounted(sql`n.element_code`)} and ${inPeriod(subject, sql`n.created_at`)} group by 1, 2),
    scored as (
      select j.project_id, f.field || ':' || w.trackpoint_id as code, count(*)::int as scores
      from expert_job b ${ofTask(subject, sql`b.task_id`)} cross join unnest(${[...ownFields]}::text[]) as f (field)
      where b.status = 'COMPLETE' and ${isScored} and ${isCounted(sql`f.field || ':' || w.trackpoint_id`)}
        and (b.score is not null or exists (select from scoring g where g.expert_job_id = b.id))
        and ${inPeriod(subject, sql`b.completed_at`)} group by 1, 2)
    select project_id, code, sum(saves)::int as saves, sum(minutes)::float8 as minutes, sum(remarks)::int as remarks,
      sum(returns)::int as returns, sum(opens)::int as opens, sum(notes)::int as notes, sum(scores)::int as scores
    from (
      select project_id, code, saves, minutes, 0 as remarks, 0 as returns, 0 as opens, 0 as notes, 0 as scores from work
      union all select project_id, code, 0, 0, remarks, returns, 0, 0, 0 from remark
      union all select project_id, code, 0, 0, 0, 0, opens, 0, 0 from opened
      union all select project_id, code, 0, 0, 0, 0, 0, notes, 0 from noted
      union all select project_id, code, 0, 0, 0, 0, 0, 0, scores from scored) each_part
    group by 1, 2)`
}

type SelectionScope = Pick<QuestionSubject, 'acceleratorId' | 'programmeId'> & {
  trackpoint: { track: { id: number } } | null
  parameters: { trackId?: number | undefined }
}

/** Automatic selections `s` in the scope that read a field: they check its value, or require one. */
export const selectionsOf = (
  { acceleratorId, programmeId, trackpoint, parameters: { trackId } }: SelectionScope,
  code: Sql,
): Sql => sql`selection_settings s join trackpoint k on k.id = s.trackpoint_id join track t on t.id = k.track_id
    and s.accelerator_id = ${acceleratorId} ${programmeId === null ? sql`` : sql`and t.programme_id = ${programmeId}`}
    ${trackId === undefined ? sql`` : sql`and t.id = ${trackId}`} ${trackpoint ? sql`and t.id = ${trackpoint.track.id}` : sql``}
    and (s.settings -> 'rules' @> jsonb_build_array(jsonb_build_object('code', ${code}))
      or s.settings -> 'required' @> to_jsonb(${code}))`

/** Number of automatic selections in the scope that read a field. */
export const selectionsReading = (subject: QuestionSubject, code: Sql): Sql =>
  sql`(select count(*)::int from ${selectionsOf(subject, code)})`
