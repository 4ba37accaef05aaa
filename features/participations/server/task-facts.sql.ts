import { sql } from 'kysely'
import { deadlineJson } from '#platform/server/sql.ts'

/** Who completed the task `w` last, where somebody else than the project's team performs (`k`). */
export const completedByUid = sql<string | null>`case when k.performer <> 'TEAM' then (
  select e.actor_uid from audit_entry e where e.subject = 'task' and e.subject_id = w.id::text
    and e.action = 'complete' order by e.id desc limit 1) end`

/**
 * Whether somebody else than whoever completed the task, and nobody of the project's team, can review it (product 11);
 * the project's team itself never reviews.
 */
export const otherReviewers = sql<boolean>`(k.performer = 'TEAM' or exists (
  select from counted_membership v join person s on s.uid = v.person_uid and s.status = 'A'
  where v.accelerator_id = w.accelerator_id and v.person_uid is distinct from ${completedByUid}
    and (v.role in ('ACC', 'TRC_TEAM') or (v.role = 'TRC' and v.person_uid = q.tracker_uid))
    and not exists (select from project_member o where o.project_id = p.id and o.person_uid = v.person_uid)))`

/**
 * The facts of a task as one JSON object, for rows `w` (project_trackpoint), `k` (trackpoint), `q` (project_track),
 * `p` (project), `g` (programme).
 * Earlier tasks must be accepted: all of them in a strict programme, else those that are strictly accepted (product 5).
 */
export const taskFacts = sql`json_build_object(
  'acceleratorId', w.accelerator_id,
  'performer', k.performer,
  'leaderUid', p.leader_uid,
  'memberUids', array(select m.person_uid from project_member m where m.project_id = p.id),
  'trackerUid', q.tracker_uid,
  'completedByUid', ${completedByUid},
  'otherReviewers', ${otherReviewers},
  'expertUids', array(select j.expert_uid from expert_job j where j.task_id = w.id and j.status <> 'REJECT'),
  'participationAllowed', q.access_status = 'ALLOWED_TO_WORK',
  'earlierAccepted', not exists (
    select from project_trackpoint e join trackpoint ek on ek.id = e.trackpoint_id
    where e.project_track_id = w.project_track_id and e.seq < w.seq and e.state <> 'ACCEPT_CODE'
      and (g.creation_strategy = 'STRICT' or ek.strictly_accepted)),
  'filled', not k.answer_required or w.answer <> ''
    or exists (select from task_file f where f.task_id = w.id),
  'expertisesNotRejected', (select count(*) from expert_job j where j.task_id = w.id and j.status <> 'REJECT'),
  'expertisesOpen', (select count(*) from expert_job j where j.task_id = w.id and j.status in ('NEW', 'PROCESS')))`

/** The joins that `taskFacts` needs. */
export const taskJoins = sql`project_trackpoint w
  join trackpoint k on k.id = w.trackpoint_id
  join project_track q on q.id = w.project_track_id
  join project p on p.id = q.project_id
  join track t on t.id = q.track_id
  join programme g on g.id = t.programme_id`

/** When the task `w` is due. */
export const taskDue = deadlineJson(
  sql`w.due_on`,
  sql`(select d.time_zone from accelerator d where d.id = w.accelerator_id)`,
)

/** Remarks at the task `w` that are not settled. */
export const remarkCounts = sql<{ open: number; mended: number }>`(
  select json_build_object('open', count(*) filter (where c.remark_status = 'OPEN'),
    'mended', count(*) filter (where c.remark_status = 'MENDED'))
  from task_comment c where c.task_id = w.id and c.remark_status in ('OPEN', 'MENDED'))`
