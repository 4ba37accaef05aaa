import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { writingRefusal } from '../domain/editing.rules.ts'
import { decidable } from '../domain/states.ts'
import { findTask, type TaskSubject } from './task.repository.ts'

/** Refuses to write in a task of blocked work. */
export const checkAllowed = (task: TaskSubject): void => {
  const refused = writingRefusal(task)
  if (refused) throw new ProductError(refused)
}

/** Refuses an action on a review if the work is blocked, or the task is not in a state for decisions. */
export const checkDecidable = (task: TaskSubject): void => {
  checkAllowed(task)
  const { state } = task
  if (!decidable.some((one) => one === state)) throw new ProductError('TRACKPOINT_STATUS_CHANGED')
}

/**
 * Locks the task in the state it was read in, then its participation, so that the task is neither submitted nor decided,
 * nor its project blocked, while a part of it changes.
 */
export const lockState = async (ctx: Context, task: TaskSubject): Promise<void> => {
  const [locked, participation] = await Promise.all([
    ctx.db
      .selectFrom('project_trackpoint')
      .select('id')
      .where('id', '=', task.id)
      .where('state', '=', task.state)
      .forShare()
      .executeTakeFirst(),
    ctx.db
      .selectFrom('project_track')
      .select('id')
      .where('id', '=', task.projectTrackId)
      .where('access_status', '=', 'ALLOWED_TO_WORK')
      .forShare()
      .executeTakeFirst(),
  ])
  if (!participation) throw new ProductError('PARTICIPATION_BLOCKED')
  if (!locked) throw new ProductError('TRACKPOINT_STATUS_CHANGED')
}

/**
 * Loads a task, whose row the caller has locked, under a lock of its participation, so that its project is not blocked
 * while the task moves. The lock is exclusive, because a trigger writes the number of accepted tasks to the participation.
 */
export const findTaskToMove = async (db: Db, id: number): Promise<TaskSubject | undefined> => {
  await sendAhead(
    db,
    sql`select from project_track
      where id = (select project_track_id from project_trackpoint where id = ${id}) for no key update`,
  )
  return findTask(db, id)
}
