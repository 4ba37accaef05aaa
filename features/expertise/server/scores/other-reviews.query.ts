import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import type { Value } from '../../../fields/domain/values.ts'
import { listOtherReviews } from '../../contract/task-scores.endpoints.ts'
import { expertJobs } from '../../domain/expert-job.policy.ts'
import { findExpertJob } from '../expert-job.repository.ts'
import { readResult } from '../read-result.ts'
import { hidesProject, readVeil } from '../veil.ts'
import { areOthersOpened } from './others-opened.ts'

type Other = z.output<typeof listOtherReviews.response>['items'][number]

const readOthers = async (db: Db, jobId: number) => {
  const { rows } = await sql<{ id: number; completedAt: string; hidden: boolean }>`
    select o.id, o.completed_at as "completedAt", ${hidesProject} as hidden
    from expert_job j join expert_job o on o.task_id = j.task_id and o.accelerator_id = j.accelerator_id
      and o.requester_uid is null and o.expert_uid <> j.expert_uid and o.status = 'COMPLETE' and o.completed_at is not null
    where j.id = ${jobId} order by o.completed_at, o.id limit 50`.execute(db)
  return rows
}

/** An expert who may not identify the project must not read names in others' reviews either. */
const veiled = (review: Other, veil: (text: string) => string): Other => ({
  ...review,
  conclusion: veil(review.conclusion),
  questions: review.questions.map((one) => ({ ...one, text: veil(one.text), answer: veil(one.answer) })),
  comments: review.comments.map((one) => ({ ...one, text: veil(one.text) })),
  template: review.template && {
    ...review.template,
    values: Object.fromEntries(
      Object.entries(review.template.values).map(([code, value]): [string, Value] => [
        code,
        typeof value === 'string' ? veil(value) : value,
      ]),
    ),
  },
})

/** Others' complete reviews of the same task: once the caller's own is complete, if the accelerator allows it. */
export const listOtherReviewsQuery = query({
  endpoint: listOtherReviews,
  load: (ctx, { query: { jobId } }) => findExpertJob(ctx.db, jobId),
  authorize: expertJobs.perform,
  run: async ({ db }, _input, job) => {
    const { id, projectId, status } = job
    const opened = await areOthersOpened(db, job)
    if (!opened || status !== 'COMPLETE') return { opened, items: [] }
    const others = await readOthers(db, id)
    const results = await Promise.all(others.map((other) => readResult(db, other.id)))
    const items = others.map(({ completedAt }, at): Other => {
      const { conclusion, template, questions, comments } = results[at]!
      return {
        number: at + 1,
        completedAt,
        conclusion,
        template,
        questions,
        comments: comments.map(({ id: comment, elementCode, text }) => ({ id: comment, elementCode, text })),
      }
    })
    if (!others.some(({ hidden }) => hidden)) return { opened, items }
    const veil = await readVeil(db, projectId)
    return { opened, items: items.map((one) => veiled(one, veil)) }
  },
})
