import { sql } from 'kysely'
import { countMessage } from '#features/communication'
import { invalid, notFound, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { downloadFile, keepFile, storeUpload } from '#platform/server/files/files.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { personRefJson } from '#platform/server/sql.ts'
import {
  commentTask,
  deleteTaskFile,
  downloadTaskFile,
  saveTaskAnswer,
  setBusinessPlanPublished,
  uploadTaskFile,
} from '../contract/task.endpoints.ts'
import { mayEditAnswer, mayPublishBusinessPlan } from '../domain/editing.rules.ts'
import { remarkMachine } from '../domain/remark.machine.ts'
import { tasks } from '../domain/task.policy.ts'
import { checkRemark } from './check-remark.ts'
import { checkAllowed, lockState } from './lock-state.ts'
import { readTask } from './read-task.ts'
import { noteSave } from './sittings.ts'
import { findTask, type TaskSubject } from './task.repository.ts'

const checkEditable = (ctx: Context, task: TaskSubject): void => {
  checkAllowed(task)
  if (!mayEditAnswer(ctx.actor, task.state, task)) throw new ProductError('TRACKPOINT_STATUS_CHANGED')
}

/** Saves the answer while typing, with an optimistic lock. */
export const saveTaskAnswerUseCase = useCase({
  endpoint: saveTaskAnswer,
  load: (ctx, { body }) => findTask(ctx.db, body.taskId),
  authorize: tasks.perform,
  run: async (ctx, { body }, task) => {
    checkEditable(ctx, task)
    const saved = await ctx.db
      .updateTable('project_trackpoint')
      .set({
        answer: body.answer,
        answer_by: ctx.actor.uid,
        answer_at: ctx.now.toISOString(),
        version: body.version + 1,
      })
      .where('id', '=', task.id)
      .where('version', '=', body.version)
      .where('state', '=', task.state)
      .executeTakeFirst()
    if (saved.numUpdatedRows === 0n) throw new ProductError('TRACKPOINT_STATUS_CHANGED')
    await noteSave(ctx, task, 'ANSWER')
    return { version: body.version + 1, savedAt: ctx.now.toISOString() }
  },
})

/** Maximum number of comments of a task, because they are loaded without paging. */
const maxComments = 500

const requireRoomForComment = async (ctx: Context, taskId: number): Promise<void> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from task_comment where task_id = ${taskId}`.execute(ctx.db)
  if (rows[0]!.n >= maxComments) throw invalid({ body: 'TOO_MANY' })
}

/**
 * Refuses an answer to anything but a comment on a field of this task, to one that is resolved, and one that is itself a
 * comment on a field. Locks the comment, so that it is not resolved meanwhile.
 */
const checkReply = async (
  ctx: Context,
  taskId: number,
  replyTo: number,
  hasPlace: boolean,
): Promise<void> => {
  const answered = await ctx.db
    .selectFrom('task_comment')
    .select('remark_status')
    .where('id', '=', replyTo)
    .where('task_id', '=', taskId)
    .where('remark_status', 'is not', null)
    .forShare()
    .executeTakeFirst()
  if (!answered || hasPlace) throw invalid({ replyTo: 'NOT_IN_LIST' })
  if (answered.remark_status === 'SETTLED') throw new ProductError('STATE_CHANGED', { state: 'SETTLED' })
}

/** Adds a comment; with a place it is a review comment that stays open until it is resolved. */
export const commentTaskUseCase = useCase({
  endpoint: commentTask,
  load: (ctx, { body }) => findTask(ctx.db, body.taskId),
  authorize: tasks.comment,
  run: async (ctx, { body: { place, body, replyTo } }, task) => {
    checkAllowed(task)
    // Notifies the whole accelerator, so it counts as a message; reviewers are exempt, because they comment on many
    // fields at once.
    if (!tasks.review.allows(ctx.actor, task)) await countMessage(ctx)
    await requireRoomForComment(ctx, task.id)
    await lockState(ctx, task)
    if (place) await checkRemark(ctx, task, place)
    if (replyTo !== undefined) await checkReply(ctx, task.id, replyTo, place !== undefined)
    await ctx.db
      .insertInto('task_comment')
      .values({
        task_id: task.id,
        author_uid: ctx.actor.uid,
        kind: 'COMMENT',
        body,
        element_code: place?.code ?? null,
        item_id: place?.item ?? null,
        field_code: place?.field ?? null,
        remark_status: place ? remarkMachine.initial : null,
        reply_to: replyTo ?? null,
      })
      .execute()
    await raise(
      ctx,
      'TaskCommented',
      {
        id: task.id,
        projectTrackId: task.projectTrackId,
        comment: body,
        ...(replyTo !== undefined && { remarkId: replyTo }),
      },
      task.acceleratorId,
    )
    return (after) => readTask(after, task.id)
  },
})

/** Publishes or unpublishes the business plan. */
export const setBusinessPlanPublishedUseCase = useCase({
  endpoint: setBusinessPlanPublished,
  load: (ctx, { body }) => findTask(ctx.db, body.taskId),
  authorize: tasks.publishBusinessPlan,
  run: async (ctx, { body }, task) => {
    checkAllowed(task)
    if (!mayPublishBusinessPlan(ctx.actor, task.state, task))
      throw new ProductError('TRACKPOINT_STATUS_CHANGED')
    const changed = await ctx.db
      .updateTable('project_trackpoint')
      .set({ business_plan_published: body.published })
      .where('id', '=', task.id)
      .where('business_plan_published', '=', !body.published)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw new ProductError('PUBLICATION_STATE_UNCHANGED')
    const action = body.published ? 'publishBusinessPlan' : 'unpublishBusinessPlan'
    await audit(ctx, { acceleratorId: task.acceleratorId, subject: 'task', subjectId: task.id, action })
    const event = body.published ? 'TaskBusinessPlanPublished' : 'TaskBusinessPlanUnpublished'
    await raise(ctx, event, { id: task.id, projectTrackId: task.projectTrackId }, task.acceleratorId)
    return (after) => readTask(after, task.id)
  },
})

export const uploadTaskFileUseCase = useCase({
  endpoint: uploadTaskFile,
  load: (ctx, input) => findTask(ctx.db, input.query.taskId),
  authorize: tasks.perform,
  prepare: storeUpload,
  run: async (ctx, _input, task, file) => {
    checkEditable(ctx, task)
    await lockState(ctx, task)
    const id = await keepFile(ctx, 'PROJECT_UPLOADS', `project:${task.projectId}`, file)
    await ctx.db.insertInto('task_file').values({ task_id: task.id, file_id: id }).execute()
    await noteSave(ctx, task, 'FILES')
    const uploader = await ctx.db
      .selectFrom('person')
      .select(personRefJson('person').as('ref'))
      .where('uid', '=', ctx.actor.uid)
      .executeTakeFirstOrThrow()
    return {
      id,
      name: file.name,
      size: file.size,
      uploadedBy: uploader.ref,
      createdAt: ctx.now.toISOString(),
      actions: ['delete' as const],
    }
  },
})

/**
 * Detaches a file from the task; the clean-up job deletes its content later, so that the audit trail can refer to it.
 */
export const deleteTaskFileUseCase = useCase({
  endpoint: deleteTaskFile,
  load: (ctx, { body }) => findTask(ctx.db, body.taskId),
  authorize: tasks.perform,
  run: async (ctx, { body }, task) => {
    checkEditable(ctx, task)
    await lockState(ctx, task)
    const removed = await ctx.db
      .deleteFrom('task_file')
      .where('task_id', '=', task.id)
      .where('file_id', '=', body.fileId)
      .executeTakeFirst()
    if (removed.numDeletedRows === 0n) throw notFound()
    await noteSave(ctx, task, 'FILES')
    return undefined
  },
})

/** Downloads a file for everybody who may view the task. */
export const downloadTaskFileQuery = query({
  endpoint: downloadTaskFile,
  load: (ctx, input) => findTask(ctx.db, input.query.taskId),
  authorize: tasks.view,
  run: async (ctx, { query: { fileId } }, task) => {
    const attached = await ctx.db
      .selectFrom('task_file')
      .select('file_id')
      .where('task_id', '=', task.id)
      .where('file_id', '=', fileId)
      .executeTakeFirst()
    if (!attached) throw notFound()
    return downloadFile(ctx, fileId)
  },
})
