import { sql } from 'kysely'
import { isMember, isTeam, type Person } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { unsearchedRows } from '#platform/server/lists/row-set.ts'
import { possibleClaims } from '../domain/claim.rules.ts'
import { claimCounts, completedByUid, otherReviewers, taskClaim, taskOfTrack } from './task-facts.sql.ts'
import { findTask } from './task.repository.ts'

/** The part of an accelerator that the actor reviews: everything for its team, `assigned` for a tracker. */
const tracked = (actor: Person, acceleratorId: number, assigned: Sql): Sql => {
  if (isTeam(actor, acceleratorId)) return sql`true`
  return isMember(actor, acceleratorId, 'TRC') ? assigned : sql`false`
}

/** Whether no expert review of the task is open. */
const withoutExpert = (taskId: Sql) => sql<boolean>`not exists (
  select from expert_job j where j.task_id = ${taskId} and j.status in ('NEW', 'PROCESS'))`

const isAllowed = sql<boolean>`exists (
  select from project_track b where b.id = w.project_track_id and b.access_status = 'ALLOWED_TO_WORK')`

/**
 * Whether a reviewer has to act on the task `w`, as `waitsFor` says: handed in, not blocked, and not with an expert; only
 * for those who may know of experts' reviews.
 */
export const awaitsReview = sql<boolean>`(w.state = 'DONE_CODE' and ${isAllowed} and ${withoutExpert(sql`w.id`)})`

/** The same for readers who may not know of experts' reviews. */
export const seemsToAwaitReview = sql<boolean>`(w.state = 'DONE_CODE' and ${isAllowed})`

/**
 * Tasks `w` that await the reader's decision: all of the accelerator for its team, assigned ones for a tracker; without
 * the reader's own projects, tasks they completed that others can review, and tasks claimed by other reviewers. Blocked
 * work is in nobody’s queue.
 */
export const tasksToReview = unsearchedRows({
  from: taskOfTrack,
  key: sql`w.id`,
  sees: async ({ db, actor }, id, { acceleratorId }) => {
    const isReviewer = isTeam(actor, acceleratorId) || isMember(actor, acceleratorId, 'TRC')
    const task = isReviewer ? await findTask(db, id) : undefined
    if (task?.state !== 'DONE_CODE' || task.acceleratorId !== acceleratorId) return false
    const { rows } = await sql<{ by: string | null }>`
      select (${taskClaim}) -> 'by' ->> 'uid' as by from project_trackpoint w where w.id = ${id}`.execute(db)
    const [{ by } = { by: null }] = rows
    return possibleClaims(actor, task.state, task, by).some((action) => action !== 'takeOver')
  },
  scope: ({ actor }: SignedIn, { acceleratorId }: { acceleratorId: number }): Sql => {
    const { uid } = actor
    const assigned = sql`w.project_track_id in (select q.id from project_track q where q.tracker_uid = ${uid})`
    return sql`w.accelerator_id = ${acceleratorId} and w.state = 'DONE_CODE' and ${tracked(actor, acceleratorId, assigned)}
      and (${completedByUid} is distinct from ${uid} or not ${otherReviewers})
      and w.project_track_id not in (
        select q.id from project_member m join project_track q on q.project_id = m.project_id where m.person_uid = ${uid})
      and not exists (select from task_claim c where ${claimCounts} and c.person_uid <> ${uid})
      and ${isAllowed}`
  },
  filters: {
    // An open expert review blocks the decision. As a comparison it is evaluated per scanned task: joined, it was
    // evaluated for all of them before the first page.
    decidable: (now: boolean) => sql`${withoutExpert(sql`w.id`)} = ${now}`,
  },
})

/**
 * Applications `r` in review whose current task the actor can decide on and nobody has claimed. Columns of the
 * application decide most of them; the remaining ones need `tasksToReview`.
 */
export const untouchedReview = (actor: Person, acceleratorId: number): Sql => sql`
  r.trackpoint_id in (select k.id from trackpoint k where k.accelerator_id = ${acceleratorId} and k.performer = 'TEAM')
  and ${tracked(actor, acceleratorId, sql`r.tracker_uid = ${actor.uid}`)}
  and r.project_id not in (select m.project_id from project_member m where m.person_uid = ${actor.uid})
  and not exists (select from task_claim c where c.task_id = r.task_id)
  and ${withoutExpert(sql`r.task_id`)}`
