import { sql } from 'kysely'
import { isMember, isTeam, type Person } from '#platform/domain/actor.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { claimCounts, completedByUid, otherReviewers } from './task-facts.sql.ts'

/** The part of an accelerator that the actor reviews: everything for its team, `assigned` for a tracker. */
const tracked = (actor: Person, acceleratorId: number, assigned: Sql): Sql => {
  if (isTeam(actor, acceleratorId)) return sql`true`
  return isMember(actor, acceleratorId, 'TRC') ? assigned : sql`false`
}

/**
 * List version of `tasks.review` for rows `w` and `k`: all tasks of the accelerator for its team, assigned ones for a
 * tracker; without the actor's own projects, tasks they completed that others can review, and tasks claimed by other
 * reviewers. Blocked work stands in nobody's queue.
 */
export const tasksToReviewScope = (actor: Person, acceleratorId: number): Sql => {
  const { uid } = actor
  const assigned = sql`w.project_track_id in (select q.id from project_track q where q.tracker_uid = ${uid})`
  return sql`w.accelerator_id = ${acceleratorId} and w.state = 'DONE_CODE' and ${tracked(actor, acceleratorId, assigned)}
    and (${completedByUid} is distinct from ${uid} or not ${otherReviewers})
    and w.project_track_id not in (
      select q.id from project_member m join project_track q on q.project_id = m.project_id where m.person_uid = ${uid})
    and not exists (select from task_claim c where ${claimCounts} and c.person_uid <> ${uid})
    and exists (select from project_track b where b.id = w.project_track_id and b.access_status = 'ALLOWED_TO_WORK')`
}

/** Whether no expert review of the task is open. */
const withoutExpert = (taskId: Sql) => sql<boolean>`not exists (
  select from expert_job j where j.task_id = ${taskId} and j.status in ('NEW', 'PROCESS'))`

/** Whether no expert review of task `w` is open. */
export const decidable = withoutExpert(sql`w.id`)

/** The tasks to review without an open expert review, which blocks the decision. */
export const tasksToDecideScope = (actor: Person, acceleratorId: number): Sql =>
  sql`${tasksToReviewScope(actor, acceleratorId)} and ${decidable}`

/**
 * Applications `r` in review whose current task the actor can decide on and nobody has claimed. Columns of the
 * application decide most of them; the remaining ones need `tasksToDecideScope`.
 */
export const untouchedReview = (actor: Person, acceleratorId: number): Sql => sql`
  r.trackpoint_id in (select k.id from trackpoint k where k.accelerator_id = ${acceleratorId} and k.performer = 'TEAM')
  and ${tracked(actor, acceleratorId, sql`r.tracker_uid = ${actor.uid}`)}
  and r.project_id not in (select m.project_id from project_member m where m.person_uid = ${actor.uid})
  and not exists (select from task_claim c where c.task_id = r.task_id)
  and ${withoutExpert(sql`r.task_id`)}`
