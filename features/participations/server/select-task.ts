import { sql } from 'kysely'
import type { Person } from '#platform/domain/actor.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { transition } from '#platform/server/transition.ts'
import type { TaskAction } from '../domain/states.ts'
import { taskMachine } from '../domain/task.machine.ts'
import { findTaskToMove } from './lock-state.ts'
import { reviewedNow } from './reviewed.ts'

/** Stores the comment of a decision together with the answer and files it is about. */
export const say = async (
  ctx: Pick<Context, 'db' | 'actor'>,
  taskId: number,
  kind: 'RETURN' | 'DISCARD',
  body: string,
): Promise<void> => {
  const reviewed = JSON.stringify(await reviewedNow(ctx.db, taskId))
  await ctx.db
    .insertInto('task_comment')
    .values({ task_id: taskId, author_uid: (ctx.actor as Person).uid, kind, body, reviewed })
    .execute()
}

/** The transitions that a selection makes. */
export type SelectionAction = Extract<
  TaskAction,
  'autoSelectPass' | 'autoSelectFail' | 'applyPass' | 'applyFail'
>

/**
 * Moves a task by the result of a selection, in the transaction of the context. A rejected team gets the reason as from
 * a reviewer. Errors: those of the task's machine, before anything is written.
 */
export const selectTask = async (
  ctx: Pick<Context, 'db' | 'actor'>,
  task: { id: number; projectTrackId: number; acceleratorId: number },
  action: SelectionAction,
  { reason = '', recordId }: { reason?: string; recordId: number },
): Promise<void> => {
  await transition(ctx, taskMachine, action, {
    id: task.id,
    acceleratorId: task.acceleratorId,
    facts: async () => ({ ...stillThere(await findTaskToMove(ctx.db, task.id)), fieldsFilled: true }),
    comment: reason,
    set: { version: sql`version + 1`, state_changed_at: sql`now()` },
    details: { selectionRecordId: recordId },
    payload: { projectTrackId: task.projectTrackId },
  })
  if (action === 'applyFail') await say(ctx, task.id, 'DISCARD', reason)
}
