import { sql } from 'kysely'
import { lockProfile } from '#features/project-profiles'
import { isPerson } from '#platform/domain/actor.ts'
import { dayIn } from '#platform/domain/deadline.ts'
import { invalid, ProductError, type FieldErrors } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { useCase } from '#platform/server/handler.ts'
import { todayIn } from '#platform/server/sql.ts'
import { lockSubject, transition, type Locked } from '#platform/server/transition.ts'
import {
  acceptTask,
  completeTask,
  deleteTaskProgress,
  discardTask,
  returnTask,
  startTask,
  withdrawTask,
} from '../contract/task.endpoints.ts'
import { isReturnedOverdue } from '../domain/due.rules.ts'
import type { TaskAction } from '../domain/states.ts'
import { taskMachine } from '../domain/task.machine.ts'
import { tasks } from '../domain/task.policy.ts'
import { findTaskToMove } from './lock-state.ts'
import { columnsOfAsking } from './open-elements.ts'
import { readTask } from './read-task.ts'
import { say } from './select-task.ts'
import { fieldsFilled, readAskedProfile, taskProgress } from './task-profile.ts'
import { findTask, type TaskSubject } from './task.repository.ts'

/** Adds to the error what the task lacks: `answer`, and places of the profile as `fields.<code>.<item>.<field>`. */
const explainIncomplete = async (ctx: Context, taskId: number, error: unknown): Promise<unknown> => {
  if (!(error instanceof ProductError) || error.code !== 'ANSWER_REQUIRED') return error
  const task = await findTask(ctx.db, taskId)
  const progress = taskProgress(await readAskedProfile(ctx.db, taskId))
  const fields: FieldErrors = task?.filled === false ? { answer: 'REQUIRED' } : {}
  for (const { code, item, field, problem } of progress?.missing ?? [])
    fields[['fields', code, ...(item ? [item, field] : [])].join('.')] = problem
  return new ProductError('ANSWER_REQUIRED', { missing: progress?.missingTotal ?? 0 }, fields)
}

type Given = {
  taskId: number
  version: number
  comment?: string
  opens?: readonly string[]
  /** The new last day of a returned task; absent if it stays. */
  dueOn?: string | null | undefined
}

/** The due date counts from the start, in the accelerator's time zone. */
const dueOn = (task: TaskSubject) =>
  task.durationDays === null
    ? null
    : sql`(${todayIn(sql`(select time_zone from accelerator where id = ${task.acceleratorId})`)}
        + ${task.durationDays}::int)`

const lockTask = ({ db }: Context, { taskId }: Pick<Given, 'taskId'>) =>
  lockSubject(db, taskMachine, taskId, () => findTaskToMove(db, taskId), { versioned: true })

/** Locks the trackpoint, which editing it locks too, so that the task starts with consistent settings. */
const lockTaskToStart = async (ctx: Context, given: Pick<Given, 'taskId'>) => {
  await sendAhead(
    ctx.db,
    sql`select from trackpoint k
      where k.id = (select trackpoint_id from project_trackpoint where id = ${given.taskId}) for share`,
  )
  return lockTask(ctx, given)
}

/**
 * Locks the profile and reads the fields. The task is already locked, and writing fields locks in the same order: the
 * task, then the profile.
 */
const lockAskedProfile = async ({ db }: Context, { id, projectId }: TaskSubject) => {
  const [, profile] = await Promise.all([lockProfile(db, projectId), readAskedProfile(db, id)])
  return profile
}

const decisions: ReadonlySet<TaskAction> = new Set<TaskAction>(['accept', 'return', 'discard'])

/**
 * Whether the person who completed the task decides on it, which is allowed only without another reviewer; recorded in
 * the audit trail and the history.
 */
const isOwnDecision = (ctx: Context, task: TaskSubject, action: TaskAction): boolean =>
  decisions.has(action) && isPerson(ctx.actor, task.completedByUid)

const detailsOf = (ctx: Context, task: TaskSubject, action: TaskAction, { dueOn: until }: Given) => {
  const details = {
    ...(isOwnDecision(ctx, task, action) ? { byPerformer: true } : {}),
    ...(until === undefined ? {} : { dueOn: until }),
  }
  return Object.keys(details).length > 0 ? { details } : {}
}

const move = async (ctx: Context, task: Locked<TaskSubject>, action: TaskAction, given: Given) => {
  // Fields are read only for completing, because reading a whole profile is slow and other actions do not need it.
  const known = action === 'complete' ? { profile: await lockAskedProfile(ctx, task) } : undefined
  const profile = known?.profile
  await transition(ctx, taskMachine, action, {
    id: task.id,
    acceleratorId: task.acceleratorId,
    facts: { ...task, fieldsFilled: fieldsFilled(taskProgress(profile)) },
    expectedVersion: given.version,
    ...(given.comment === undefined ? {} : { comment: given.comment }),
    ...detailsOf(ctx, task, action, given),
    set: {
      version: given.version + 1,
      state_changed_at: ctx.now.toISOString(),
      ...(given.dueOn === undefined ? {} : { due_on: given.dueOn }),
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
  return (after: Context) => readTask(after, task.id, known)
}

export const startTaskUseCase = useCase({
  endpoint: startTask,
  load: (ctx, { body }) => lockTaskToStart(ctx, body),
  authorize: tasks.perform,
  run: (ctx, { body }, task) => move(ctx, task, 'start', body),
})

const countOpenRemarks = async ({ db }: Context, taskId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from task_comment
    where task_id = ${taskId} and remark_status = 'OPEN'`.execute(db)
  return rows[0]!.count
}

/**
 * Submits the task for review, and marks the ticks of earlier reviews as outdated. Refuses last, after what the task
 * lacks, if more review comments are open than the performer has confirmed.
 */
export const completeTaskUseCase = useCase({
  endpoint: completeTask,
  load: (ctx, { body }) => lockTask(ctx, body),
  authorize: tasks.perform,
  run: async (ctx, { body }, task) => {
    try {
      const [count] = await Promise.all([
        countOpenRemarks(ctx, task.id),
        sendAhead(ctx.db, sql`update checklist_tick set outdated = true where task_id = ${task.id}`),
      ])
      const moved = await move(ctx, task, 'complete', body)
      if (count > body.openRemarks) throw new ProductError('REMARKS_OPEN', { count })
      return moved
    } catch (error) {
      throw await explainIncomplete(ctx, task.id, error)
    }
  },
})

/** Withdraws the submission; reviewers are notified now and at the next submission, so calls are limited. */
export const withdrawTaskUseCase = useCase({
  endpoint: withdrawTask,
  load: (ctx, { body }) => lockTask(ctx, body),
  authorize: tasks.perform,
  run: async (ctx, { body }, task) => {
    await countAsking(ctx)
    return move(ctx, task, 'withdraw', body)
  },
})

/** Accepts the task; in strict order this allows the next one. */
export const acceptTaskUseCase = useCase({
  endpoint: acceptTask,
  load: (ctx, { body }) => lockTask(ctx, body),
  authorize: tasks.review,
  run: (ctx, { body }, task) => move(ctx, task, 'accept', body),
})

/** Refuses a last day, given or staying, that is over by the accelerator's clock. */
const checkDay = async (
  { db, now }: Context,
  { acceleratorId, dueOn: present }: TaskSubject,
  given: string | null | undefined,
): Promise<void> => {
  if ((given ?? present) === null) return
  const { time_zone: zone } = await db
    .selectFrom('accelerator')
    .select('time_zone')
    .where('id', '=', acceleratorId)
    .executeTakeFirstOrThrow()
  if (isReturnedOverdue(given, present, dayIn(zone, now.getTime()))) throw invalid({ dueOn: 'DATE_IN_PAST' })
}

/** Returns the task with a comment and a new deadline, which may be omitted unless the present one is over. Errors: `DATE_IN_PAST` at the day. */
export const returnTaskUseCase = useCase({
  endpoint: returnTask,
  load: (ctx, { body }) => lockTask(ctx, body),
  authorize: tasks.review,
  run: async (ctx, { body }, task) => {
    await checkDay(ctx, task, body.dueOn)
    await say(ctx, task.id, 'RETURN', body.comment)
    return move(ctx, task, 'return', body)
  },
})

/** Discards the task with a comment. */
export const discardTaskUseCase = useCase({
  endpoint: discardTask,
  load: (ctx, { body }) => lockTask(ctx, body),
  authorize: tasks.review,
  run: async (ctx, { body }, task) => {
    await say(ctx, task.id, 'DISCARD', body.comment)
    return move(ctx, task, 'discard', body)
  },
})

/** Resets a task: deletes its files, comments, ticks and answer; the profile's values are retained. */
export const deleteTaskProgressUseCase = useCase({
  endpoint: deleteTaskProgress,
  load: (ctx, { body }) => lockTask(ctx, body),
  authorize: tasks.erase,
  run: async (ctx, { body }, task) => {
    await ctx.db.deleteFrom('task_file').where('task_id', '=', task.id).execute()
    await ctx.db.deleteFrom('task_comment').where('task_id', '=', task.id).execute()
    await ctx.db.deleteFrom('checklist_tick').where('task_id', '=', task.id).execute()
    return move(ctx, task, 'deleteProgress', body)
  },
})
