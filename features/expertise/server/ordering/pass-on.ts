import { sql } from 'kysely'
import { system } from '#platform/domain/actor.ts'
import { audit } from '#platform/server/audit.ts'
import { raise } from '#platform/server/events/raise.ts'
import type { Locked } from '#platform/server/transition.ts'
import type { ExpertJobEvent } from '../../domain/states.ts'
import { lockExpertJob, type ExpertJobSubject } from '../expert-job.repository.ts'
import { moveJob } from '../move.ts'
import type { Acting } from './order-plan.ts'
import { placeOrder, type Made, type OrderTerms } from './place-order.ts'

/** The terms of a job, without the reason to override a conflict, which was specific to its expert. */
const readTerms = async ({ db }: Acting, jobId: number): Promise<OrderTerms & { acceptDays: number }> => {
  const { rows } = await sql<OrderTerms & { acceptDays: number }>`
    select j.result_type as "resultType", (select v.template_id from profile_template_version v
        where v.id = j.template_version_id) as "templateId", j.competency_id as "competencyId", j.language,
      to_char(j.due_on, 'YYYY-MM-DD') as "dueOn", j.accept_days as "acceptDays", j.visible_to_team as "visibleToTeam", j.blind, '' as "overrideReason",
      case when j.fee is null then null else json_build_object('amount', j.fee::text, 'currency', j.fee_currency) end as fee,
      array(select o.text from expert_job_question o where o.job_id = j.id order by o.position) as questions
    from expert_job j where j.id = ${jobId}`.execute(db)
  return rows[0]!
}

/** Locks the job, if it still awaits its expert. */
const lockNew = async ({ db }: Acting, jobId: number) => {
  const job = await lockExpertJob({ db }, jobId)
  return job?.status === 'NEW' ? job : undefined
}

const noted = (ctx: Acting, { id, acceleratorId }: ExpertJobSubject, details: Record<string, unknown>) =>
  audit(ctx, { acceleratorId, subject: 'expert_job', subjectId: id, action: 'passOn', details })

/** Raises the event as the portal: the client is also notified. */
const raiseByPortal = (
  { db }: Acting,
  event: ExpertJobEvent,
  { id, expertUid, taskId, acceleratorId }: ExpertJobSubject,
) => raise({ db, actor: system }, event, { id, expertUid, taskId }, acceleratorId)

/**
 * Withdraws a job that its expert has not accepted and orders it from another on the same terms. Null: it no longer
 * waits. Errors: those of an order.
 */
export const passOn = async (ctx: Acting, jobId: number, expertUid: string): Promise<Made | null> => {
  const job = await lockNew(ctx, jobId)
  if (!job) return null
  const { acceptDays, ...terms } = await readTerms(ctx, jobId)
  await moveJob(ctx, job, 'withdraw', { payload: { passedOn: true } })
  const pair = { taskId: job.taskId, expertUid }
  const [made] = await placeOrder(ctx, job.acceleratorId, [pair], terms, { acceptDays })
  await noted(ctx, job, { toJob: made!.id, expertUid })
  await raiseByPortal(ctx, 'ExpertJobPassedOn', { ...job, id: made!.id, expertUid })
  return made!
}

/**
 * Withdraws an open job with a reason and orders it from another expert on the same terms, for the same client, with
 * another due date if given. Errors: those of an order.
 */
export const replaceBy = async (
  ctx: Acting,
  job: Locked<ExpertJobSubject>,
  {
    expertUid,
    reason,
    ...order
  }: { expertUid: string; reason: string; overrideReason: string; dueOn: string | null },
): Promise<Made> => {
  const { acceptDays, ...agreed } = await readTerms(ctx, job.id)
  const terms = { ...agreed, overrideReason: order.overrideReason, dueOn: order.dueOn ?? agreed.dueOn }
  await moveJob(ctx, job, 'withdraw', { comment: reason })
  const pair = { taskId: job.taskId, expertUid }
  const { requesterUid } = job
  // Only the accelerator overrides conflicts.
  const placed = requesterUid === null ? terms : { ...terms, overrideReason: '' }
  const [made] = await placeOrder(ctx, job.acceleratorId, [pair], placed, { acceptDays, requesterUid })
  await noted(ctx, job, { toJob: made!.id, expertUid })
  return made!
}

/** Notifies the client, once, that no other expert can take a waiting job. */
export const raiseUntaken = async (ctx: Acting, jobId: number): Promise<void> => {
  const job = await lockNew(ctx, jobId)
  if (!job) return
  const { numUpdatedRows } = await ctx.db
    .updateTable('expert_job')
    .set({ untaken_told_at: ctx.now.toISOString() })
    .where('id', '=', jobId)
    .where('untaken_told_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await raiseByPortal(ctx, 'ExpertJobUntaken', job)
}
