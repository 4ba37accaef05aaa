import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { tickChecklistPoint } from '../contract/task.endpoints.ts'
import { tasks } from '../domain/task.policy.ts'
import { checkDecidable, lockState } from './lock-state.ts'
import { readTask } from './read-task.ts'
import { findTask } from './task.repository.ts'

/** Locks the point in the wording that the caller saw, so that nobody ticks text they have not read. */
const lockPoint = async (db: Db, taskId: number, pointId: number, version: number): Promise<void> => {
  const { rows } = await sql`
    select from checklist_point x join project_trackpoint w on w.trackpoint_id = x.trackpoint_id
    where w.id = ${taskId} and x.id = ${pointId} and x.version = ${version} for share of x`.execute(db)
  if (rows.length === 0) throw new ProductError('STATE_CHANGED')
}

/** Ticks a point unless it is ticked, or unticks it; an outdated tick is replaced. */
export const tickChecklistPointUseCase = useCase({
  endpoint: tickChecklistPoint,
  load: (ctx, { body }) => findTask(ctx.db, body.taskId),
  authorize: tasks.review,
  run: async (ctx, { body: { pointId, version, ticked } }, task) => {
    checkDecidable(task)
    await lockState(ctx, task)
    await lockPoint(ctx.db, task.id, pointId, version)
    await (
      ticked
        ? sql`
          insert into checklist_tick as c (task_id, point_id, person_uid) values (${task.id}, ${pointId}, ${ctx.actor.uid})
          on conflict (task_id, point_id) do update set person_uid = excluded.person_uid, ticked_at = excluded.ticked_at,
            outdated = false where c.outdated`
        : sql`delete from checklist_tick where task_id = ${task.id} and point_id = ${pointId} and not outdated`
    ).execute(ctx.db)
    return (after) => readTask(after, task.id)
  },
})
