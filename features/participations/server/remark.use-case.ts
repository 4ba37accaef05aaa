import { invalid, notFound, ProductError } from '#platform/domain/product-error.ts'
import type { Context, Db, SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import { moveRemark } from '../contract/remark.endpoints.ts'
import { findElement, fieldsOf } from '../../fields/domain/tree.ts'
import type { Place } from '../../fields/domain/values.ts'
import { mayRemark } from '../domain/editing.rules.ts'
import { remarkMachine } from '../domain/remark.machine.ts'
import type { RemarkAction } from '../domain/states.ts'
import { tasks } from '../domain/task.policy.ts'
import { readTask } from './get-task.query.ts'
import { readThroughTask } from './read-through-task.ts'
import { readAskedProfile } from './task-profile.ts'
import { findTask, type TaskSubject } from './task.repository.ts'

/** Refuses a remark of somebody who may leave none now, or at a place that the task does not ask for. */
export const checkRemark = async (ctx: Context, task: TaskSubject, place: Place): Promise<void> => {
  if (!tasks.review.allows(ctx.actor, task)) throw new ProductError('ACCESS_DENIED')
  if (!mayRemark(ctx.actor, task.state, task)) throw new ProductError('TRACKPOINT_STATUS_CHANGED')
  const { code, item, field } = place
  const profile = await readAskedProfile(ctx.db, task.id)
  const isAsked = profile?.asked.some((one) => one.code === code) === true
  const element = isAsked ? findElement(profile.tree, code) : undefined
  if (!profile || !element || !(await readThroughTask(ctx, task, profile)).reads(code))
    throw invalid({ 'place.code': 'NOT_IN_LIST' })
  if (item === null ? field !== code : !fieldsOf(element).some((one) => one.code === field))
    throw invalid({ 'place.field': 'NOT_IN_LIST' })
  // Fixed rows stand in the values although nobody wrote in them yet.
  if (item !== null && !(profile.values.items[code] ?? []).some(({ id }) => id === item))
    throw invalid({ 'place.item': 'NOT_IN_LIST' })
}

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

/** Who mended it and when, or who settled it; opening it again takes both back. */
const marks = (ctx: SignedIn, action: RemarkAction): Record<string, unknown> => {
  const by = ctx.actor.uid
  const at = ctx.now.toISOString()
  if (action === 'mend') return { mended_at: at, mended_by: by }
  if (action === 'settle') return { resolved_at: at, resolved_by: by }
  return { mended_at: null, mended_by: null, resolved_at: null, resolved_by: null }
}

/** Says that a remark is mended, settles it, or opens it again. */
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
