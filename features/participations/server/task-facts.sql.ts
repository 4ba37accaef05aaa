import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'
import { deadlineJson, instantJson, personRefJson } from '#platform/server/sql.ts'
import { claimHours } from '../domain/claim.rules.ts'
import { openReviewStates } from '../domain/states.ts'
import { performingStates, type Waiting } from '../domain/waits-for.rules.ts'

/** The states in which `waitsFor` names the performer, as literals: they match the indexes of tasks. */
export const performing = sql.join(performingStates.map((state) => sql.lit(state)))

/** The person who completed task `w` last, unless the project's team performs (`k`). */
export const completedByUid = sql<string | null>`case when k.performer <> 'TEAM' then (
  select e.actor_uid from audit_entry e where e.subject = 'task' and e.subject_id = w.id::text
    and e.action = 'complete' order by e.id desc limit 1) end`

/**
 * Whether somebody other than the person who completed the task, and not in the project's team, can review it (product
 * 11). Uses only `w` and `k`.
 */
export const otherReviewers = sql<boolean>`(k.performer = 'TEAM' or exists (
  select from project_track q, counted_membership v join person s on s.uid = v.person_uid and s.status = 'A'
  where q.id = w.project_track_id and v.accelerator_id = w.accelerator_id and v.person_uid is distinct from ${completedByUid}
    and (v.role in ('ACC', 'TRC_TEAM') or (v.role = 'TRC' and v.person_uid = q.tracker_uid))
    and not exists (select from project_member o where o.project_id = q.project_id and o.person_uid = v.person_uid)))`

/** Whether the expert's review `j` is open. As literals, so that the indexes of open ones fit. */
export const isOpenReview = sql<boolean>`(j.status in (${sql.join(openReviewStates.map((state) => sql.lit(state)))}))`

/** Whether an expert review of the task is open. */
export const hasOpenReview = (taskId: Sql) => sql<boolean>`exists (
  select from expert_job j where j.task_id = ${taskId} and ${isOpenReview})`

/** Uids of the people who track for an accelerator: neither those blocked in it or on the portal, nor those who left. */
export const activeTrackers = (acceleratorId: Sql) => sql`
  select v.person_uid from counted_membership v join person s on s.uid = v.person_uid and s.status = 'A'
  where v.accelerator_id = ${acceleratorId} and v.role in ('TRC', 'TRC_TEAM')`

/** Whether the tracker of participation `q` still works for the accelerator. */
export const hasTracker = sql<boolean>`exists (${activeTrackers(sql`q.accelerator_id`)} and v.person_uid = q.tracker_uid)`

/** Whether the tracker of participation `q` may decide on its submitted task `w`, `k`: `tasks.review` as a condition. */
export const trackerMayReview = sql<boolean>`(${hasTracker}
  and not exists (select from project_member o where o.project_id = q.project_id and o.person_uid = q.tracker_uid)
  and (${completedByUid} is distinct from q.tracker_uid or not ${otherReviewers}))`

/** What `waitsFor` decides by, as JSON, for rows `w`, `k`, `q`, `p`. */
export const waitingFacts = sql<Waiting>`json_build_object('allowed', q.access_status = 'ALLOWED_TO_WORK',
  'state', w.state, 'performer', k.performer, 'hasLeader', p.leader_uid is not null, 'hasTracker', ${hasTracker},
  'trackerMayReview', ${trackerMayReview}, 'atExpert', ${hasOpenReview(sql`w.id`)})`

/** The current task of participation `q`, the first that is not accepted, as `w` with its trackpoint `k`. */
export const currentTask = sql`project_trackpoint w join trackpoint k on k.id = w.trackpoint_id
  where w.project_track_id = q.id and w.state <> 'ACCEPT_CODE' order by w.seq limit 1`

/** The same facts of the current task of participation `q` of project `p`; null without one. */
export const waitingOfWork = sql<Waiting | null>`(select ${waitingFacts} from ${currentTask})`

/**
 * Tasks `e` that must be accepted before task `w`: all earlier ones in a strict programme, otherwise those marked as
 * strictly accepted (product 5).
 */
export const acceptedBefore = sql`project_trackpoint e join trackpoint ek on ek.id = e.trackpoint_id
  where e.project_track_id = w.project_track_id and e.seq < w.seq
    and (g.creation_strategy = 'STRICT' or ek.strictly_accepted)`

/** Whether all tasks that must be accepted before task `w` are accepted. */
export const earlierAccepted = sql<boolean>`not exists (select from ${acceptedBefore} and e.state <> 'ACCEPT_CODE')`

/**
 * The facts of a task as one JSON object, for rows `w` (project_trackpoint), `k` (trackpoint), `q` (project_track), `p`
 * (project), `g` (programme).
 */
export const taskFacts = sql`json_build_object(
  'acceleratorId', w.accelerator_id,
  'performer', k.performer,
  'leaderUid', p.leader_uid,
  'memberUids', array(select m.person_uid from project_member m where m.project_id = p.id),
  'trackerUid', q.tracker_uid,
  'completedByUid', ${completedByUid},
  'otherReviewers', ${otherReviewers},
  'participationAllowed', q.access_status = 'ALLOWED_TO_WORK',
  'transferred', q.access_status = 'TRANSFERRED',
  'earlierAccepted', ${earlierAccepted},
  'filled', not k.answer_required or w.answer <> ''
    or exists (select from task_file f where f.task_id = w.id),
  'expertisesNotRejected', (select count(*) from expert_job j where j.task_id = w.id and j.status <> 'REJECT'
    and (j.requester_uid is null or j.status <> 'COMPLETE')),
  'expertisesOpen', (select count(*) from expert_job j where j.task_id = w.id and ${isOpenReview}))`

/** Task `w` with its trackpoint. */
export const taskOfTrack = sql`project_trackpoint w join trackpoint k on k.id = w.trackpoint_id`

/** Joins the participation, project, track and programme of task `w`. */
export const placeOfTrack = sql`join project_track q on q.id = w.project_track_id
  join project p on p.id = q.project_id
  join track t on t.id = q.track_id
  join programme g on g.id = t.programme_id`

/** The joins for `taskFacts`. */
export const taskJoins = sql`${taskOfTrack} ${placeOfTrack}`

/** The time zone of task `w`'s due date. */
export const taskZone = sql`(select d.time_zone from accelerator d where d.id = w.accelerator_id)`

/** The deadline of task `w`. */
export const taskDue = deadlineJson(sql`w.due_on`, taskZone)

/** Number of unresolved comments on fields of task `w`. */
export const remarkCounts = sql<{ open: number; mended: number }>`(
  select json_build_object('open', count(*) filter (where c.remark_status = 'OPEN'),
    'mended', count(*) filter (where c.remark_status = 'MENDED'))
  from task_comment c where c.task_id = w.id and c.remark_status in ('OPEN', 'MENDED'))`

/**
 * Whether claim `c` on the review of task `w` is valid: made after the latest submission, not expired, by somebody who
 * still has access.
 */
export const claimCounts = sql<boolean>`c.task_id = w.id and c.claimed_at >= w.state_changed_at
  and c.claimed_at > now() - make_interval(hours => ${sql.lit(claimHours)})
  and exists (select from counted_membership h join person s on s.uid = h.person_uid and s.status = 'A'
    where h.accelerator_id = w.accelerator_id and h.person_uid = c.person_uid)`

/** The valid claim on the review of task `w`. */
export const taskClaim = sql<{
  by: { uid: string; name: string; avatarUrl: string | null }
  at: string
} | null>`(
  select json_build_object('by', ${personRefJson('cp')}, 'at', ${instantJson(sql`c.claimed_at`)})
  from task_claim c join person cp on cp.uid = c.person_uid where ${claimCounts})`
