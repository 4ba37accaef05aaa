import { sql } from 'kysely'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { findRow } from '#platform/server/lists/rows.ts'
import {
  askExpertJobTerm,
  completeExpertJob,
  declareExpertConflict,
  rejectExpertJob,
  takeExpertJob,
} from '../../contract/expert-job-order.endpoints.ts'
import { standAgainst } from '../../domain/conflict.rules.ts'
import { askedJobs, expertJobs } from '../../domain/expert-job.policy.ts'
import { delayRefusal } from '../../domain/expert-job.rules.ts'
import { missingAnswers, totalsOf } from '../../domain/review-template.rules.ts'
import { termsVersion } from '../../domain/terms.ts'
import { concernedByJob } from '../concerned-by-job.ts'
import { declareConflict } from '../conflicts/declare.ts'
import { readConflicts } from '../conflicts/read-conflicts.ts'
import {
  expertOrders,
  findExpertJob,
  lockExpertJob,
  type ExpertJobSubject,
  type ExpertOrder,
} from '../expert-job.repository.ts'
import { moveJob } from '../move.ts'
import { readReviews } from '../templates/read-review.ts'
import { checkLaterDay } from '../terms.ts'
import { readExpertDetails } from './expert-details.ts'

const load = (ctx: Context, { body }: { body: { jobId: number } }) => lockExpertJob(ctx, body.jobId)

const rowOf = async (ctx: Context, id: number): Promise<ExpertOrder> => {
  const row = await findRow(ctx, expertOrders, sql`j.id = ${id}`)
  if (!row) throw notFound()
  return expertOrders.row(row, ctx)
}

/**
 * A conflict may have arisen since the order: a job cannot be accepted with one that the administrator did not know.
 */
const refuseConflict = async ({ db }: Context, job: ExpertJobSubject): Promise<void> => {
  const { projectId, expertUid, acceleratorId, requesterUid, overriddenConflicts } = job
  const where = { acceleratorId, pays: requesterUid === null }
  const conflicts = await readConflicts(db, [projectId], [expertUid], where)
  // People named by the team are the accelerator's decision: the expert does not learn of it.
  const known = [...overriddenConflicts, 'DECLARED_BY_TEAM']
  const [against] = standAgainst(conflicts(projectId, expertUid), known)
  if (against) throw new ProductError('EXPERTISE_CONFLICT', { reason: against })
}

/** Stores the terms that the expert agrees to. */
const keepTerms = async ({ db, now }: Context, jobId: number): Promise<void> => {
  await sql`insert into expert_job_terms (job_id, text_version, fee, fee_currency, due_on, accepted_at)
    select j.id, ${termsVersion}, j.fee, j.fee_currency, j.due_on, ${now.toISOString()} from expert_job j
    where j.id = ${jobId}`.execute(db)
}

export const takeExpertJobUseCase = useCase({
  endpoint: takeExpertJob,
  load,
  authorize: askedJobs.answer,
  concerns: concernedByJob,
  run: async (ctx, { body: { version, termsVersion: read } }, job) => {
    if (read !== termsVersion) throw new ProductError('STATE_CHANGED', { state: job.status })
    await moveJob(ctx, job, 'take', {
      version,
      ahead: async () => {
        await refuseConflict(ctx, job)
        await keepTerms(ctx, job.id)
      },
      details: { terms: termsVersion },
    })
    return (after) => readExpertDetails(after, job.id)
  },
})

/** Submits the result; with a template all required answers must be given, and the score is stored with the job. */
export const completeExpertJobUseCase = useCase({
  endpoint: completeExpertJob,
  load,
  authorize: askedJobs.answer,
  concerns: concernedByJob,
  run: async (ctx, { body: { version } }, job) => {
    const review = (await readReviews(ctx.db, [job.id])).get(job.id)
    const missing = review ? missingAnswers(review.tree, review.values).length : 0
    const score = review ? totalsOf(review.tree, review.values).weighted : null
    const answered = { ...job, unanswered: job.unanswered + missing }
    await moveJob(ctx, answered, 'complete', { version, set: { score: score?.toFixed(2) ?? null } })
    return (after) => readExpertDetails(after, job.id)
  },
})

/** Asks for a later due date, and notifies the client. */
export const askExpertJobTermUseCase = useCase({
  endpoint: askExpertJobTerm,
  load,
  authorize: expertJobs.perform,
  concerns: concernedByJob,
  run: async (ctx, { body: { dueOn, reason } }, job) => {
    const { id, acceleratorId, expertUid } = job
    await countAsking(ctx)
    const refused = delayRefusal(job)
    if (refused) throw new ProductError(refused)
    checkLaterDay(job, dueOn)
    // A repeated request: the client has already been notified.
    if (job.askedUntil === dueOn && job.askedUntilReason === reason) return (after) => rowOf(after, id)
    await ctx.db
      .updateTable('expert_job')
      .set({ asked_until: dueOn, asked_until_reason: reason, asked_until_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .execute()
    await audit(ctx, {
      acceleratorId,
      subject: 'expert_job',
      subjectId: id,
      action: 'askTerm',
      comment: reason,
      details: { to: dueOn },
    })
    await raise(ctx, 'ExpertTermAsked', { id, expertUid, day: dueOn, comment: reason }, acceleratorId)
    return (after) => rowOf(after, id)
  },
})

export const rejectExpertJobUseCase = useCase({
  endpoint: rejectExpertJob,
  load,
  authorize: askedJobs.answer,
  run: async (ctx, { body: { version, reason } }, job) => {
    await moveJob(ctx, job, 'reject', { version, comment: reason })
    return (after) => rowOf(after, job.id)
  },
})

/** Takes no lock in advance: all jobs of the expert on the project, including this one, are locked in one order. */
export const declareExpertConflictUseCase = useCase({
  endpoint: declareExpertConflict,
  load: (ctx, { body }) => findExpertJob(ctx.db, body.jobId),
  authorize: askedJobs.answer,
  run: async (ctx, { body: { reason } }, { id, acceleratorId, projectId, expertUid }) => {
    await declareConflict(ctx, { acceleratorId, projectId, expertUid, source: 'EXPERT', reason })
    return (after) => rowOf(after, id)
  },
})
