import { sql, type RawBuilder } from 'kysely'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { transition } from '#platform/server/transition.ts'
import { participationMachine } from '../domain/participation.machine.ts'
import { createParticipation, findParticipation } from './participation.repository.ts'
import { claimCounts, hasOpenReview } from './task-facts.sql.ts'

/**
 * Why the work `q` cannot be transferred now, or null: open reviews must be finished first, so that every submission
 * gets an answer.
 */
export const transferHindrance = (uid: string): RawBuilder<ErrorCode | null> => sql`(select case
    when exists (select from unnest(m.ids) o where ${hasOpenReview(sql`o`)}) then 'EXPERTISE_ACTIVE'
    when exists (select from project_trackpoint w join task_claim c on ${claimCounts}
      where w.id = any(m.waiting) and c.person_uid <> ${uid}) then 'REVIEW_CLAIMED'
    when exists (select from selection_record_item i join selection_record s on s.id = i.record_id
      where i.task_id = any(m.waiting) and s.status in ('RUNNING', 'APPLYING')) then 'SELECTION_RUNNING'
    when m.waiting is not null then 'TASK_IN_REVIEW' end
  from (select array_agg(o.id) as ids,
      array_agg(o.id) filter (where o.state in ('DONE_CODE', 'AUTO_SELECT_PASS', 'AUTO_SELECT_FAIL')) as waiting
    from project_trackpoint o where o.project_track_id = q.id) m)`

/** Locks the work of an application, its tasks first, in the order that every caller uses. */
export const lockWork = async (db: Db, requestId: number): Promise<void> => {
  await sendAhead(
    db,
    sql`select from project_trackpoint w where w.project_track_id = (
      select id from project_track where request_id = ${requestId}) order by w.id for no key update`,
  )
  await sendAhead(db, sql`select from project_track where request_id = ${requestId} for no key update`)
}

/**
 * Deletes the work of an accepted application, also that on earlier tracks, unless some has begun; returns whether it was
 * deleted. The caller has locked it. A comment or a file also counts as a beginning.
 */
export const removeUntouchedWork = async (db: Db, requestId: number): Promise<boolean> => {
  const { rows } = await sql<{ begun: boolean }>`
    select exists (select from project_track q join project_trackpoint w on w.project_track_id = q.id
      where q.application_id = ${requestId} and (w.state <> 'NOT_STARTED'
        or exists (select from task_comment c where c.task_id = w.id)
        or exists (select from task_file f where f.task_id = w.id)
        or exists (select from expert_job j where j.task_id = w.id))) as begun`.execute(db)
  if (rows[0]!.begun) return false
  await db.deleteFrom('project_track').where('application_id', '=', requestId).execute()
  return true
}

const workOf = async (ctx: SignedIn, requestId: number) => {
  const { rows } = await sql<{ id: number; hindrance: ErrorCode | null }>`
    select q.id, ${transferHindrance(ctx.actor.uid)} as hindrance
    from project_track q where q.request_id = ${requestId}`.execute(ctx.db)
  return rows[0]!
}

/**
 * Ends the work of an accepted application and starts it on the application's new track: tasks not started, with the
 * same tracker if they are still a tracker and not in the project's team. The caller has locked the work and moved the
 * application. Errors: those of the participations' machine.
 */
export const transferParticipation = async (
  ctx: SignedIn,
  { requestId, acceleratorId }: { requestId: number; acceleratorId: number },
  { reason, details }: { reason: string; details: Record<string, unknown> },
): Promise<void> => {
  const { id, hindrance } = await workOf(ctx, requestId)
  await transition(ctx, participationMachine, 'TRANSFER_PROJECT', {
    id,
    acceleratorId,
    facts: async () => ({ ...stillThere(await findParticipation(ctx.db, id)), hindrance }),
    comment: reason,
    details,
    set: { request_id: null },
  })
  await createParticipation(ctx.db, requestId)
  await sql`
    update project_track n set tracker_uid = o.tracker_uid
    from project_track o join counted_membership h on h.accelerator_id = o.accelerator_id and h.person_uid = o.tracker_uid
      and h.role in ('TRC', 'TRC_TEAM') join person s on s.uid = h.person_uid and s.status = 'A'
    where n.request_id = ${requestId} and o.id = ${id} and not exists (
      select from project_member m where m.project_id = o.project_id and m.person_uid = o.tracker_uid)`.execute(
    ctx.db,
  )
  await sql`
    update project_track o set transferred_to = n.id from project_track n
    where o.id = ${id} and n.request_id = ${requestId}`.execute(ctx.db)
}
