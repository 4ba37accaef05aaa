import { sql, type RawBuilder } from 'kysely'
import { mayAwaitReview, tasksToReview, untouchedReview } from '#features/participations'
import { isMember, isTeam } from '#platform/domain/actor.ts'
import { wholePortal } from '#platform/domain/whole-portal.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { todayIn } from '#platform/server/sql.ts'

/** Rows `r` that the actor may decide on: `accelerationRequests.decide` as a condition. */
export const notOwnProject = (
  { actor }: Pick<SignedIn, 'actor'>,
  acceleratorId: number,
): RawBuilder<unknown> =>
  isTeam(actor, acceleratorId)
    ? sql`r.project_id not in (select project_id from project_member where person_uid = ${actor.uid})`
    : sql`false`

/**
 * Rows `r` that await the actor: `accelerationRequests.decide` and the policy of decisions on tasks as a condition.
 * Nobody decides about their own project, and the portal's administrators only read.
 */
export const waitingFor = (ctx: SignedIn, acceleratorId: number): RawBuilder<unknown> => {
  const { actor } = ctx
  if (!isMember(actor, acceleratorId, 'ACC', 'TRC_TEAM', 'TRC')) return sql`false`
  // Cheap conditions come first, those evaluated for few rows last. `offset 0`: evaluated per scanned row, not in
  // advance for every task of the accelerator.
  const review = sql`r.board_column = 'TO_REVIEW' and ${untouchedReview(actor, acceleratorId)}`
  const application = sql`r.board_column = 'NEW' and ${notOwnProject(ctx, acceleratorId)}`
  return sql`r.board_column in ('NEW', 'TO_REVIEW') and (${application} or ${review} or (r.board_column = 'TO_REVIEW' and ${mayAwaitReview(actor, acceleratorId)} and exists (
    select from project_track q join project_trackpoint w on w.project_track_id = q.id join trackpoint k on k.id = w.trackpoint_id
    where q.request_id = r.id and ${whereOf(tasksToReview, ctx, { acceleratorId }, { waiting: true })} offset 0)))`
}

/** The accelerator `a` of a scope; in the whole portal that of application `r`. */
export const acceleratorAt = (acceleratorId: number): RawBuilder<unknown> =>
  acceleratorId === wholePortal ? sql`a.id = r.accelerator_id` : sql`a.id = ${acceleratorId}`

/** Rows `r` whose current task is overdue in the accelerator's time zone. */
export const isOverdue = (acceleratorId: number): RawBuilder<unknown> =>
  sql`r.due_on < (select ${todayIn(sql`a.time_zone`)} from accelerator a where ${acceleratorAt(acceleratorId)})`

/** The time zone of a place's days; in the whole portal that of the accelerator of application `r`. */
export const zoneOf = ({ acceleratorId }: { acceleratorId: number }): RawBuilder<unknown> =>
  sql`(select a.time_zone from accelerator a where ${acceleratorAt(acceleratorId)})`
