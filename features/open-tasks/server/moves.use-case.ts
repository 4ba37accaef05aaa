import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, SignedIn, Db } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { useCase } from '#platform/server/handler.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import * as contract from '../contract/open-task.endpoints.ts'
import { openTaskMachine } from '../domain/open-task.machine.ts'
import { openTasks } from '../domain/open-task.policy.ts'
import { rank, type Criterion, type Scored } from '../domain/ranking.rules.ts'
import type { OpenTaskMove } from '../domain/states.ts'
import { forgetChange } from './change.repository.ts'
import { scoreCounts } from './jury-conflicts.ts'
import { lockOpenTask, isBegun, type OpenTaskSubject, inCompetition } from './open-task.repository.ts'
import { readOpenTaskPage } from './read-open-task.ts'
import { touched } from './record-change.ts'

/** Sets the places of all entries in competition by the scores that count. */
const placeEntries = async (
  db: Db,
  { id, criteria }: { id: number; criteria: readonly Criterion[] },
): Promise<void> => {
  const { rows } = await sql<Scored>`
    select e.id, json_agg(s.scores) as scores
    from open_task_entry e join open_task t on t.id = e.task_id
      join open_task_score s on s.entry_id = e.id
    where e.task_id = ${id} and ${inCompetition} and ${scoreCounts}
    group by e.id`.execute(db)
  const ranked = rank(criteria, rows)
  await sql`
    update open_task_entry e set score = placed.score, place = placed.place
    from jsonb_to_recordset(${JSON.stringify(ranked)}::jsonb) as placed(id bigint, score numeric, place int)
    where e.id = placed.id`.execute(db)
}

type Moving = {
  version: number
  reason?: string
  set?: Record<string, unknown>
  payload?: Record<string, unknown>
  ahead?: () => Promise<void>
}

const move = async (
  ctx: SignedIn,
  task: Locked<OpenTaskSubject>,
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
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.host,
  run: (ctx, { body }, task) =>
    // Administrators are notified each time, so recalling and resubmitting is limited.
    move(ctx, task, 'submit', { ...body, ahead: () => countAsking(ctx) }),
})

export const recallOpenTaskUseCase = useCase({
  endpoint: contract.recallOpenTask,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
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
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.moderate,
  run: (ctx, { body }, task) =>
    move(ctx, task, 'approve', {
      ...body,
      set: { published_at: ctx.now, first_published_at: sql`coalesce(first_published_at, ${ctx.now})` },
    }),
})

export const returnOpenTaskUseCase = useCase({
  endpoint: contract.returnOpenTask,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.moderate,
  run: (ctx, { body }, task) => move(ctx, task, 'return', body),
})

/** Completes the judging: places are final. */
export const judgeOpenTaskUseCase = useCase({
  endpoint: contract.judgeOpenTask,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: (ctx, { body }, task) =>
    move(ctx, task, 'judge', { ...body, ahead: () => placeEntries(ctx.db, task) }),
})

export const cancelOpenTaskUseCase = useCase({
  endpoint: contract.cancelOpenTask,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.cancel,
  run: (ctx, { body }, task) => move(ctx, task, 'cancel', body),
})
