import { sql } from 'kysely'
import { isMember, isTeam, type Person } from '#platform/domain/actor.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { claimCounts, completedByUid, otherReviewers } from './task-facts.sql.ts'

/** What the actor looks after in the accelerator: all of it for its team, what is `assigned` for a tracker. */
const tracked = (actor: Person, acceleratorId: number, assigned: Sql): Sql => {
  if (isTeam(actor, acceleratorId)) return sql`true`
  return isMember(actor, acceleratorId, 'TRC') ? assigned : sql`false`
}

/**
 * The list twin of `tasks.review`, over rows `w` and `k`: all of the accelerator for its team, the assigned ones for a
 * tracker, and for nobody a project of their own, nor work of their own that somebody else can review. What somebody else
 * reviews now waits for nobody else.
 */
export const tasksToReviewScope = (actor: Person, acceleratorId: number): Sql => {
  const { uid } = actor
  const assigned = sql`w.project_track_id in (select q.id from project_track q where q.tracker_uid = ${uid})`
  return sql`w.accelerator_id = ${acceleratorId} and w.state = 'DONE_CODE' and ${tracked(actor, acceleratorId, assigned)}
    and (${completedByUid} is distinct from ${uid} or not ${otherReviewers})
    and w.project_track_id not in (
      select q.id from project_member m join project_track q on q.project_id = m.project_id where m.person_uid = ${uid})
    and not exists (select from task_claim c where ${claimCounts} and c.person_uid <> ${uid})`
}

/** No expert has the task of this id. */
const withoutExpert = (taskId: Sql) => sql<boolean>`not exists (
  select from expert_job j where j.task_id = ${taskId} and j.status in ('NEW', 'PROCESS'))`

/** Over rows `w`: no expert has the task. */
export const decidable = withoutExpert(sql`w.id`)

/** Of those the tasks that can be decided on now: while an expert has one, nobody decides. */
export const tasksToDecideScope = (actor: Person, acceleratorId: number): Sql =>
  sql`${tasksToReviewScope(actor, acceleratorId)} and ${decidable}`

/**
 * Rows `r`, applications at review, whose current task the actor can decide on and nobody has begun to look at. Most are told so,
 * by what stands with the application; of the others only `tasksToDecideScope` knows.
 */
export const untouchedReview = (actor: Person, acceleratorId: number): Sql => sql`
  r.trackpoint_id in (select k.id from trackpoint k where k.accelerator_id = ${acceleratorId} and k.performer = 'TEAM')
  and ${tracked(actor, acceleratorId, sql`r.tracker_uid = ${actor.uid}`)}
  and r.project_id not in (select m.project_id from project_member m where m.person_uid = ${actor.uid})
  and not exists (select from task_claim c where c.task_id = r.task_id)
  and ${withoutExpert(sql`r.task_id`)}`
