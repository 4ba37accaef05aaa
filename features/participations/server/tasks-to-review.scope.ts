import { sql } from 'kysely'
import { isMember, isTeam, type Person } from '#platform/domain/actor.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { claimCounts, completedByUid, otherReviewers } from './task-facts.sql.ts'

/**
 * The list twin of `tasks.review`, over rows `w` and `k`: all of the accelerator for its team, the assigned ones for a
 * tracker, and for nobody a project of their own, nor work of their own that somebody else can review. What somebody else
 * reviews now waits for nobody else.
 */
export const tasksToReviewScope = (actor: Person, acceleratorId: number): Sql => {
  const { uid } = actor
  const assigned = isMember(actor, acceleratorId, 'TRC')
    ? sql`w.project_track_id in (select q.id from project_track q where q.tracker_uid = ${uid})`
    : sql`false`
  const tracked = isTeam(actor, acceleratorId) ? sql`true` : assigned
  return sql`w.accelerator_id = ${acceleratorId} and w.state = 'DONE_CODE' and ${tracked}
    and (${completedByUid} is distinct from ${uid} or not ${otherReviewers})
    and w.project_track_id not in (
      select q.id from project_member m join project_track q on q.project_id = m.project_id where m.person_uid = ${uid})
    and not exists (select from task_claim c where ${claimCounts} and c.person_uid <> ${uid})`
}

/** Over rows `w`: no expert has the task. */
export const decidable = sql<boolean>`not exists (
  select from expert_job j where j.task_id = w.id and j.status in ('NEW', 'PROCESS'))`

/** Of those the tasks that can be decided on now: while an expert has one, nobody decides. */
export const tasksToDecideScope = (actor: Person, acceleratorId: number): Sql =>
  sql`${tasksToReviewScope(actor, acceleratorId)} and ${decidable}`
