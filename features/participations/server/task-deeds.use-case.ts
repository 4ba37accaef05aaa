import { sql } from 'kysely'
import { askingAtStart, lockProfile } from '#features/profiles'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import {
  acceptTask,
  completeTask,
  deleteTaskProgress,
  discardTask,
  returnTask,
  startTask,
  withdrawTask,
} from '../contract/task.endpoints.ts'
import type { TaskAction } from '../domain/states.ts'
import { taskMachine, type TaskMove } from '../domain/task.machine.ts'
import { tasks } from '../domain/task.policy.ts'
import { readTask } from './get-task.query.ts'
import { explainIncomplete } from './explain-incomplete.ts'
import { reviewedNow } from './reviewed.ts'
import { fieldsFilled, readAskedProfile, taskProgress } from './task-profile.ts'
import { findTask, type TaskSubject } from './task.repository.ts'

type Deed = { taskId: number; version: number; comment?: string }

/** A task's due day counts from its start, in the accelerator's time zone. */
const dueOn = (task: TaskSubject) =>
  task.durationDays === null
    ? null
    : sql`((now() at time zone (select time_zone from accelerator where id = ${task.acceleratorId}))::date
        + ${task.durationDays}::int)`

/** A task keeps what it asks for as it begins; set back to its beginning it asks as its trackpoint does. */
const asking = async (ctx: Context, taskId: number, action: TaskAction) => {
  if (action === 'deleteProgress') return { asked: null, profile_version_ids: sql`'{}'::bigint[]` }
  if (action !== 'start') return {}
  const { asked, versionIds } = await askingAtStart(ctx.db, taskId)
  return {
    asked: sql`${JSON.stringify(asked)}::jsonb`,
    profile_version_ids: sql`${versionIds}::bigint[]`,
  }
}

/** Only who completes is asked for the fields: reading a whole profile for every other deed would be in vain. */
const factsFor = async (ctx: Context, task: TaskSubject, action: TaskAction): Promise<TaskMove> => {
  // The task is held by now, as by whoever fills its fields: always the task first, then the profile.
  if (action === 'complete') await lockProfile(ctx.db, task.projectId)
  const [facts, progress] = await Promise.all([
    findTask(ctx.db, task.id),
    action === 'complete' ? readAskedProfile(ctx.db, task.id).then(taskProgress) : null,
  ])
  return { ...facts!, fieldsFilled: fieldsFilled(progress) }
}

const move = async (ctx: Context, task: TaskSubject, action: TaskAction, deed: Deed) => {
  await transition(ctx, taskMachine, action, {
    id: task.id,
    acceleratorId: task.acceleratorId,
    facts: () => factsFor(ctx, task, action),
    expectedVersion: deed.version,
    ...(deed.comment === undefined ? {} : { comment: deed.comment }),
    set: {
      version: deed.version + 1,
      state_changed_at: ctx.now.toISOString(),
      ...(action === 'start' ? { started_at: ctx.now.toISOString(), due_on: dueOn(task) } : {}),
      ...(action === 'deleteProgress'
        ? { started_at: null, due_on: null, answer: '', business_plan_published: false }
        : {}),
      ...(await asking(ctx, task.id, action)),
    },
    payload: { projectTrackId: task.projectTrackId },
  })
  return readTask(ctx, task.id)
}

/** The word that goes with a decision; it remembers the answer and files that it speaks of. */
const say = async (ctx: Context, taskId: number, kind: 'RETURN' | 'DISCARD', body: string) => {
  const reviewed = JSON.stringify(await reviewedNow(ctx.db, taskId))
  await ctx.db
    .insertInto('task_comment')
    .values({ task_id: taskId, author_uid: (ctx.actor as { uid: string }).uid, kind, body, reviewed })
    .execute()
}

/** The performer begins. */
export const startTaskUseCase = useCase({
  endpoint: startTask,
  load: (ctx, { body }) => findTask(ctx.db, body.taskId),
  authorize: tasks.perform,
  run: (ctx, { body }, task) => move(ctx, task, 'start', body),
})

/** The performer submits for approval. No value of the profile changes between the check and the new state. */
export const completeTaskUseCase = useCase({
  endpoint: completeTask,
  load: (ctx, { body }) => findTask(ctx.db, body.taskId),
  authorize: tasks.perform,
  run: async (ctx, { body }, task) => {
    try {
      return await move(ctx, task, 'complete', body)
    } catch (error) {
      throw await explainIncomplete(ctx, task.id, error)
    }
  },
})

/** The performer takes the submission back. */
export const withdrawTaskUseCase = useCase({
  endpoint: withdrawTask,
  load: (ctx, { body }) => findTask(ctx.db, body.taskId),
  authorize: tasks.perform,
  run: (ctx, { body }, task) => move(ctx, task, 'withdraw', body),
})

/** The reviewer accepts; in strict order the next task opens by it. */
export const acceptTaskUseCase = useCase({
  endpoint: acceptTask,
  load: (ctx, { body }) => findTask(ctx.db, body.taskId),
  authorize: tasks.review,
  run: (ctx, { body }, task) => move(ctx, task, 'accept', body),
})

/** The reviewer returns the task and says what to mend. */
export const returnTaskUseCase = useCase({
  endpoint: returnTask,
  load: (ctx, { body }) => findTask(ctx.db, body.taskId),
  authorize: tasks.review,
  run: async (ctx, { body }, task) => {
    await say(ctx, task.id, 'RETURN', body.comment)
    return move(ctx, task, 'return', body)
  },
})

/** The reviewer discards the task and says why. */
export const discardTaskUseCase = useCase({
  endpoint: discardTask,
  load: (ctx, { body }) => findTask(ctx.db, body.taskId),
  authorize: tasks.review,
  run: async (ctx, { body }, task) => {
    await say(ctx, task.id, 'DISCARD', body.comment)
    return move(ctx, task, 'discard', body)
  },
})

/** The accelerator sets a task back: files, comments with remarks and the answer of the task go, the profile's values stay. */
export const deleteTaskProgressUseCase = useCase({
  endpoint: deleteTaskProgress,
  load: (ctx, { body }) => findTask(ctx.db, body.taskId),
  authorize: tasks.erase,
  run: async (ctx, { body }, task) => {
    await ctx.db.deleteFrom('task_file').where('task_id', '=', task.id).execute()
    await ctx.db.deleteFrom('task_comment').where('task_id', '=', task.id).execute()
    return move(ctx, task, 'deleteProgress', body)
  },
})
