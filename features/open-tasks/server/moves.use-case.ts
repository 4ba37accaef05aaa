import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { useCase } from '#platform/server/handler.ts'
import { transition, type Held } from '#platform/server/transition.ts'
import * as contract from '../contract/open-task.endpoints.ts'
import { openTaskMachine } from '../domain/open-task.machine.ts'
import { openTasks } from '../domain/open-task.policy.ts'
import type { OpenTaskMove } from '../domain/states.ts'
import { forgetChange } from './change.repository.ts'
import { holdOpenTask, isBegun, type OpenTaskSubject } from './open-task.repository.ts'
import { placeEntries } from './place-entries.ts'
import { readOpenTaskPage } from './read-open-task.ts'
import { touched } from './record-change.ts'

type Moving = {
  version: number
  reason?: string
  set?: Record<string, unknown>
  payload?: Record<string, unknown>
  ahead?: () => Promise<void>
}

const move = async (
  ctx: SignedIn,
  task: Held<OpenTaskSubject>,
  action: OpenTaskMove,
  { version, reason = '', set = {}, payload = {}, ahead }: Moving,
): Promise<(after: Context) => ReturnType<typeof readOpenTaskPage>> => {
  await transition(ctx, openTaskMachine, action, {
    id: task.id,
    acceleratorId: null,
    facts: task,
    expectedVersion: version,
    comment: reason,
    set: { ...touched(ctx, version), reason, ...set },
    payload,
    ...(ahead ? { ahead } : {}),
  })
  return (after) => readOpenTaskPage(after, task.id)
}

export const submitOpenTaskUseCase = useCase({
  endpoint: contract.submitOpenTask,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
  authorize: openTasks.host,
  run: (ctx, { body }, task) =>
    // Administrators are told each time: recalling and sending again must not go on without end.
    move(ctx, task, 'submit', { ...body, ahead: () => countAsking(ctx) }),
})

export const recallOpenTaskUseCase = useCase({
  endpoint: contract.recallOpenTask,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: (ctx, { body }, task) => {
    if (isBegun(task)) throw new ProductError('STATE_CHANGED', { state: task.status })
    return move(ctx, task, 'recall', {
      ...body,
      set: { published_at: null },
      payload: { wasSeen: task.isPublished },
      // All of it will be moderated again.
      ahead: () => forgetChange(ctx.db, task.id),
    })
  },
})

export const approveOpenTaskUseCase = useCase({
  endpoint: contract.approveOpenTask,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
  authorize: openTasks.moderate,
  run: (ctx, { body }, task) =>
    move(ctx, task, 'approve', {
      ...body,
      set: { published_at: ctx.now, first_published_at: sql`coalesce(first_published_at, ${ctx.now})` },
    }),
})

export const returnOpenTaskUseCase = useCase({
  endpoint: contract.returnOpenTask,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
  authorize: openTasks.moderate,
  run: (ctx, { body }, task) => move(ctx, task, 'return', body),
})

/** Ends the work of the jury: places are set once and for all. */
export const judgeOpenTaskUseCase = useCase({
  endpoint: contract.judgeOpenTask,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: (ctx, { body }, task) =>
    move(ctx, task, 'judge', { ...body, ahead: () => placeEntries(ctx.db, task) }),
})

export const cancelOpenTaskUseCase = useCase({
  endpoint: contract.cancelOpenTask,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
  authorize: openTasks.cancel,
  run: (ctx, { body }, task) => move(ctx, task, 'cancel', body),
})
