import { sql } from 'kysely'
import { isMember, isTeam, type Person } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { unsearchedRows } from '#platform/server/lists/row-set.ts'
import { possibleClaims } from '../domain/claim.rules.ts'
import {
  activeTrackers,
  claimCounts,
  completedByUid,
  hasOpenReview,
  otherReviewers,
  taskClaim,
  taskOfTrack,
  trackerMayReview,
} from './task-facts.sql.ts'
import { findTask } from './task.repository.ts'

/** The part of an accelerator that the actor reviews: everything for its team, `assigned` for a tracker. */
const tracked = (actor: Person, acceleratorId: number, assigned: Sql): Sql => {
  if (isTeam(actor, acceleratorId)) return sql`true`
  return isMember(actor, acceleratorId, 'TRC') ? assigned : sql`false`
}

const isAllowed = sql<boolean>`exists (
  select from project_track b where b.id = w.project_track_id and b.access_status = 'ALLOWED_TO_WORK')`

/**
 * Whether a reviewer has to act on the task `w`, as `waitsFor` says: handed in, not blocked, and not with an expert; only
 * for those who may know of experts' reviews.
 */
export const awaitsReview = sql<boolean>`(w.state = 'DONE_CODE' and ${isAllowed} and not ${hasOpenReview(sql`w.id`)})`

/** The same for readers who may not know of experts' reviews. */
export const seemsToAwaitReview = sql<boolean>`(w.state = 'DONE_CODE' and ${isAllowed})`

/**
 * Whether the tracker of a project is active and not in its team; null without a tracker. Like `trackerMayReview` for tasks
 * that the project's team performs, but from sets that are read once for all rows.
 */
const acts = (tracker: Sql, project: Sql, acceleratorId: number): Sql => {
  const active = activeTrackers(sql`${acceleratorId}`)
  return sql`(${tracker} = any(array(${active})) and (${project}, ${tracker}) not in (
    select o.project_id, o.person_uid from project_member o where o.person_uid in (${active})))`
}

/** Whether no tracker but this member of the accelerator's team acts for the project. */
const isTeams = ({ uid }: Person, acceleratorId: number, tracker: Sql, project: Sql): Sql =>
  sql`(${acts(tracker, project, acceleratorId)} is not true or ${tracker} = ${uid})`

const claimedBy = ({ uid }: Person): Sql =>
  sql`w.id in (select c.task_id from task_claim c where c.person_uid = ${uid})`

/**
 * Whether task `w` waits for this member of the accelerator's team, who may decide on every task: by `waitsFor` it waits
 * for its tracker, if that one may review it, unless the member is the tracker or has claimed the review.
 */
const leftToTeam = (actor: Person, acceleratorId: number): Sql => sql`(
  w.project_track_id in (select q.id from project_track q where q.accelerator_id = ${acceleratorId}
    and ${isTeams(actor, acceleratorId, sql`q.tracker_uid`, sql`q.project_id`)})
  or (k.performer <> 'TEAM' and (
    select not ${trackerMayReview} from project_track q where q.id = w.project_track_id))
  or (${claimedBy(actor)} and exists (select from task_claim c where ${claimCounts} and c.person_uid = ${actor.uid})))`

/**
 * Applications `r` in review of which a task may wait for the actor: decided without their tasks, for lists that examine
 * thousands of them.
 */
export const mayAwaitReview = (actor: Person, acceleratorId: number): Sql =>
  isTeam(actor, acceleratorId)
    ? sql`(${isTeams(actor, acceleratorId, sql`r.tracker_uid`, sql`r.project_id`)} or r.id in (
        select q.request_id from ${taskOfTrack} join project_track q on q.id = w.project_track_id
        where w.accelerator_id = ${acceleratorId} and w.state = 'DONE_CODE' and q.request_id is not null
          and (k.performer <> 'TEAM' or ${claimedBy(actor)})))`
    : tracked(actor, acceleratorId, sql`r.tracker_uid = ${actor.uid}`)

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
      and coalesce((select c.person_uid = ${uid} from task_claim c where ${claimCounts}), true)
      and w.project_track_id not in (
        select q.id from project_track q where q.accelerator_id = ${acceleratorId} and q.access_status <> 'ALLOWED_TO_WORK')`
  },
  filters: {
    // As a comparison it is evaluated per scanned task: joined, it was evaluated for all of them before the first page.
    waiting: (now: boolean, { actor }: SignedIn, { acceleratorId }: { acceleratorId: number }) =>
      sql`(not ${hasOpenReview(sql`w.id`)} and ${isTeam(actor, acceleratorId) ? leftToTeam(actor, acceleratorId) : sql`true`}) = ${now}`,
  },
})

/**
 * Applications `r` in review whose current task waits for the actor and nobody has claimed. Columns of the application
 * decide most of them; the remaining ones need `tasksToReview`.
 */
export const untouchedReview = (actor: Person, acceleratorId: number): Sql => sql`
  r.trackpoint_id in (select k.id from trackpoint k where k.accelerator_id = ${acceleratorId} and k.performer = 'TEAM')
  and ${isTeam(actor, acceleratorId) ? isTeams(actor, acceleratorId, sql`r.tracker_uid`, sql`r.project_id`) : tracked(actor, acceleratorId, sql`r.tracker_uid = ${actor.uid}`)}
  and r.project_id not in (select m.project_id from project_member m where m.person_uid = ${actor.uid})
  and not exists (select from task_claim c where c.task_id = r.task_id)
  and not ${hasOpenReview(sql`r.task_id`)}`
