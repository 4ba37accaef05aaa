import { notFound } from '#platform/domain/product-error.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import { moveRemark } from '../contract/remark.endpoints.ts'
import { remarkMachine } from '../domain/remark.machine.ts'
import type { RemarkAction } from '../domain/states.ts'
import { tasks } from '../domain/task.policy.ts'
import { readTask } from './read-task.ts'
import { findTask, type TaskSubject } from './task.repository.ts'

const findRemark = async (
  db: Db,
  commentId: number,
): Promise<(TaskSubject & { commentId: number }) | undefined> => {
  const remark = await db
    .selectFrom('task_comment')
    .select('task_id')
    .where('id', '=', commentId)
    .where('remark_status', 'is not', null)
    .executeTakeFirst()
  const task = remark && (await findTask(db, remark.task_id))
  return task && { ...task, commentId }
}

/** Who fixed or resolved it, and when; reopening clears both. */
const marks = (ctx: SignedIn, action: RemarkAction): Record<string, unknown> => {
  const by = ctx.actor.uid
  const at = ctx.now.toISOString()
  if (action === 'mend') return { mended_at: at, mended_by: by }
  if (action === 'settle') return { resolved_at: at, resolved_by: by }
  return { mended_at: null, mended_by: null, resolved_at: null, resolved_by: null }
}

/** Marks a review comment as fixed, resolves it or reopens it. */
export const moveRemarkUseCase = useCase({
  endpoint: moveRemark,
  load: (ctx, { body }) => findRemark(ctx.db, body.commentId),
  authorize: tasks.view,
  run: async (ctx, { body: { commentId, action } }, task) => {
    await transition(ctx, remarkMachine, action, {
      id: commentId,
      acceleratorId: task.acceleratorId,
      facts: async () => {
        const now = await findTask(ctx.db, task.id)
        if (!now) throw notFound()
        return { ...now, taskState: now.state }
      },
      set: marks(ctx, action),
      payload: { taskId: task.id, projectTrackId: task.projectTrackId },
    })
    return (after) => readTask(after, task.id)
  },
})
