import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { keepOpenTaskChange, revertOpenTaskChange } from '../contract/open-task.endpoints.ts'
import { openTasks } from '../domain/open-task.policy.ts'
import { findWaitingChange, type WaitingChange } from './change.repository.ts'
import { lockOpenTask, type OpenTaskSubject } from './open-task.repository.ts'
import { readOpenTaskPage } from './read-open-task.ts'

type Decision = { isKept: boolean; reason: string }

/** Decides on the change that the administrator saw. Errors: `STATE_CHANGED` if there is another one, or none. */
const decide = async (
  ctx: SignedIn,
  { id, version, status }: OpenTaskSubject,
  seen: number,
  { isKept, reason }: Decision,
): Promise<WaitingChange> => {
  const waiting = await findWaitingChange(ctx.db, id)
  if (version !== seen || !waiting) throw new ProductError('STATE_CHANGED', { state: status })
  await ctx.db
    .updateTable('open_task_change')
    .set({ decided_by: ctx.actor.uid, decided_at: ctx.now.toISOString(), is_kept: isKept, reason })
    .where('id', '=', waiting.id)
    .execute()
  const { before, after, added, removed } = waiting
  await audit(ctx, {
    acceleratorId: null,
    subject: 'open_task',
    subjectId: id,
    action: isKept ? 'keepChange' : 'revertChange',
    comment: reason,
    details: { before, after, added, removed },
  })
  return waiting
}

/** Approves a change of an approved open task: removed materials are deleted. */
export const keepOpenTaskChangeUseCase = useCase({
  endpoint: keepOpenTaskChange,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.moderate,
  run: async (ctx, { body: { version } }, task) => {
    const { removed } = await decide(ctx, task, version, { isKept: true, reason: '' })
    if (removed.length > 0)
      await ctx.db
        .deleteFrom('open_task_material')
        .where(
          'id',
          'in',
          removed.map(({ id }) => id),
        )
        .execute()
    return (after) => readOpenTaskPage(after, task.id)
  },
})

/** Reverts a change of an approved open task: its texts and materials are as approved. */
export const revertOpenTaskChangeUseCase = useCase({
  endpoint: revertOpenTaskChange,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.moderate,
  run: async (ctx, { body: { version, reason } }, task) => {
    const { id } = task
    const { before, added, removed } = await decide(ctx, task, version, { isKept: false, reason })
    await ctx.db
      .updateTable('open_task')
      .set({ ...before, version: task.version + 1, updated_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .execute()
    const ids = (materials: readonly { id: number }[]) => materials.map((one) => one.id)
    if (added.length > 0)
      await ctx.db.deleteFrom('open_task_material').where('id', 'in', ids(added)).execute()
    if (removed.length > 0)
      await ctx.db
        .updateTable('open_task_material')
        .set({ removed_at: null })
        .where('id', 'in', ids(removed))
        .execute()
    await raise(ctx, 'OpenTaskChangeReverted', { id, comment: reason }, null)
    return (after) => readOpenTaskPage(after, id)
  },
})
