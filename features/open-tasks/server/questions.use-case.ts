import { sql } from 'kysely'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { answerOpenTask, askOpenTask } from '../contract/question.endpoints.ts'
import { maxQuestions, questionsOfPerson, tellings } from '../domain/limits.ts'
import { openTasks } from '../domain/open-task.policy.ts'
import { awaitingStates, isIn } from '../domain/states.ts'
import { lockOpenTask } from './open-task.repository.ts'
import { readOpenTaskPage } from './read-open-task.ts'

/** Asks the organiser; until it is answered only the two of them read it. */
export const askOpenTaskUseCase = useCase({
  endpoint: askOpenTask,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.ask,
  run: async (ctx, { body: { question } }, { id, status }) => {
    if (!isIn(awaitingStates, status)) throw new ProductError('STATE_CHANGED', { state: status })
    await countHit(ctx.db, `open-task-question:${id}:${ctx.actor.uid}`, questionsOfPerson)
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from open_task_question where task_id = ${id}`.execute(ctx.db)
    if (rows[0]!.n >= maxQuestions) throw new ProductError('OPEN_TASK_LIMIT', { count: maxQuestions })
    await ctx.db
      .insertInto('open_task_question')
      .values({ task_id: id, person_uid: ctx.actor.uid, question, asked_at: ctx.now.toISOString() })
      .execute()
    await raise(ctx, 'OpenTaskQuestionAsked', { id }, null)
    return (after) => readOpenTaskPage(after, id)
  },
})

/** Answers a question, or improves the answer; both are public. */
export const answerOpenTaskUseCase = useCase({
  endpoint: answerOpenTask,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: async (ctx, { body: { questionId, answer } }, { id }) => {
    await countHit(ctx.db, `open-task-told:${id}`, tellings)
    const answered = await ctx.db
      .updateTable('open_task_question')
      .set({ answer, answered_at: ctx.now.toISOString() })
      .where('id', '=', questionId)
      .where('task_id', '=', id)
      .returning('person_uid')
      .executeTakeFirst()
    if (!answered) throw notFound()
    await raise(ctx, 'OpenTaskQuestionAnswered', { id, uid: answered.person_uid }, null)
    return (after) => readOpenTaskPage(after, id)
  },
})
