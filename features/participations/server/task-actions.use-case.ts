import { sql } from 'kysely'
import { lockProfile } from '#features/project-profiles'
import { isPerson } from '#platform/domain/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { useCase } from '#platform/server/handler.ts'
import { hold, transition, type Held } from '#platform/server/transition.ts'
import { todayIn } from '#platform/server/sql.ts'
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
import { taskMachine } from '../domain/task.machine.ts'
import { tasks } from '../domain/task.policy.ts'
import { readTask } from './read-task.ts'
import { explainIncomplete } from './explain-incomplete.ts'
import { columnsOfAsking } from './open-elements.ts'
import { say } from './select-task.ts'
import { fieldsFilled, readAskedProfile, taskProgress } from './task-profile.ts'
import { findTask, type TaskSubject } from './task.repository.ts'

type Given = { taskId: number; version: number; comment?: string; opens?: readonly string[] }

/** A task's due day counts from its start, in the accelerator's time zone. */
const dueOn = (task: TaskSubject) =>
  task.durationDays === null
    ? null
    : sql`(${todayIn(sql`(select time_zone from accelerator where id = ${task.acceleratorId})`)}
        + ${task.durationDays}::int)`

const holdTask = ({ db }: Context, { taskId }: Pick<Given, 'taskId'>) =>
  hold(db, taskMachine, taskId, () => findTask(db, taskId), { versioned: true })

/** What the task begins with is not edited meanwhile: its trackpoint is held by the beginning, and by whoever edits it. */
const holdTaskToStart = async (ctx: Context, given: Pick<Given, 'taskId'>) => {
  await sendAhead(
    ctx.db,
    sql`select from trackpoint k
      where k.id = (select trackpoint_id from project_trackpoint where id = ${given.taskId}) for share`,
  )
  return holdTask(ctx, given)
}

/** The task is held by now, as by whoever fills its fields: always the task first, then the profile. */
const holdAskedProfile = async ({ db }: Context, { id, projectId }: TaskSubject) => {
  const [, profile] = await Promise.all([lockProfile(db, projectId), readAskedProfile(db, id)])
  return profile
}

const decisions: ReadonlySet<TaskAction> = new Set<TaskAction>(['accept', 'return', 'discard'])

/** Who completed a task decides on it only where nobody else can; the audit trail and the history say so. */
const isOwnDecision = (ctx: Context, task: TaskSubject, action: TaskAction): boolean =>
  decisions.has(action) && isPerson(ctx.actor, task.completedByUid)

const move = async (ctx: Context, task: Held<TaskSubject>, action: TaskAction, given: Given) => {
  // Only who completes is asked for the fields: reading a whole profile for every other action would be in vain.
  const asked = action === 'complete' ? { profile: await holdAskedProfile(ctx, task) } : undefined
  const profile = asked?.profile
  await transition(ctx, taskMachine, action, {
    id: task.id,
    acceleratorId: task.acceleratorId,
    facts: { ...task, fieldsFilled: fieldsFilled(taskProgress(profile)) },
    expectedVersion: given.version,
    ...(given.comment === undefined ? {} : { comment: given.comment }),
    ...(isOwnDecision(ctx, task, action) ? { details: { byPerformer: true } } : {}),
    set: {
      version: given.version + 1,
      state_changed_at: ctx.now.toISOString(),
      ...(action === 'start' ? { started_at: ctx.now.toISOString(), due_on: dueOn(task) } : {}),
      ...(action === 'deleteProgress'
        ? {
            started_at: null,
            due_on: null,
            answer: '',
            answer_by: null,
            answer_at: null,
            business_plan_published: false,
          }
        : {}),
      ...(await columnsOfAsking(ctx, task, action, { confirmed: given.opens ?? [], profile })),
    },
    payload: { projectTrackId: task.projectTrackId },
  })
  return (after: Context) => readTask(after, task.id, asked)
}

export const startTaskUseCase = useCase({
  endpoint: startTask,
  load: (ctx, { body }) => holdTaskToStart(ctx, body),
  authorize: tasks.perform,
  run: (ctx, { body }, task) => move(ctx, task, 'start', body),
})

/**
 * The performer submits for approval. No value of the profile changes between the check and the new state. What reviewers
 * ticked before they only read of from now on: it has to be looked at anew.
 */
export const completeTaskUseCase = useCase({
  endpoint: completeTask,
  load: (ctx, { body }) => holdTask(ctx, body),
  authorize: tasks.perform,
  run: async (ctx, { body }, task) => {
    try {
      await sendAhead(ctx.db, sql`update checklist_tick set outdated = true where task_id = ${task.id}`)
      return await move(ctx, task, 'complete', body)
    } catch (error) {
      throw await explainIncomplete(ctx, task.id, error)
    }
  },
})

/** The performer takes the submission back: reviewers are told, and once more when it comes again. */
export const withdrawTaskUseCase = useCase({
  endpoint: withdrawTask,
  load: (ctx, { body }) => holdTask(ctx, body),
  authorize: tasks.perform,
  run: async (ctx, { body }, task) => {
    await countAsking(ctx)
    return move(ctx, task, 'withdraw', body)
  },
})

/** The reviewer accepts; in strict order the next task opens by it. */
export const acceptTaskUseCase = useCase({
  endpoint: acceptTask,
  load: (ctx, { body }) => holdTask(ctx, body),
  authorize: tasks.review,
  run: (ctx, { body }, task) => move(ctx, task, 'accept', body),
})

/** The reviewer returns the task and says what to mend. */
export const returnTaskUseCase = useCase({
  endpoint: returnTask,
  load: (ctx, { body }) => holdTask(ctx, body),
  authorize: tasks.review,
  run: async (ctx, { body }, task) => {
    await say(ctx, task.id, 'RETURN', body.comment)
    return move(ctx, task, 'return', body)
  },
})

/** The reviewer discards the task and says why. */
export const discardTaskUseCase = useCase({
  endpoint: discardTask,
  load: (ctx, { body }) => holdTask(ctx, body),
  authorize: tasks.review,
  run: async (ctx, { body }, task) => {
    await say(ctx, task.id, 'DISCARD', body.comment)
    return move(ctx, task, 'discard', body)
  },
})

/** The accelerator sets a task back: files, comments with remarks, ticks and the answer of the task go, the profile's values stay. */
export const deleteTaskProgressUseCase = useCase({
  endpoint: deleteTaskProgress,
  load: (ctx, { body }) => holdTask(ctx, body),
  authorize: tasks.erase,
  run: async (ctx, { body }, task) => {
    await ctx.db.deleteFrom('task_file').where('task_id', '=', task.id).execute()
    await ctx.db.deleteFrom('task_comment').where('task_id', '=', task.id).execute()
    await ctx.db.deleteFrom('checklist_tick').where('task_id', '=', task.id).execute()
    return move(ctx, task, 'deleteProgress', body)
  },
})
