import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import type { Locked } from '#platform/server/transition.ts'
import {
  acceptExpertJobResult,
  correctExpertJob,
  setExpertJobVisible,
  withdrawExpertJob,
} from '../../contract/expert-job.endpoints.ts'
import { openWorkToExpert } from '../../contract/own-order.endpoints.ts'
import { expertJobs, expertResults } from '../../domain/expert-job.policy.ts'
import { acceptanceRefusal, clientActionsOf, openingRefusal } from '../../domain/expert-job.rules.ts'
import { concernedByJob } from '../concerned-by-job.ts'
import { lockExpertJob, type ExpertJobSubject } from '../expert-job.repository.ts'
import { moveJob } from '../move.ts'
import { readClientDetails } from './client-details.ts'

type Given = { body: { jobId: number } }

const load = (ctx: Context, { body }: Given) => lockExpertJob(ctx, body.jobId)

const answer = (job: ExpertJobSubject) => (after: Context) => readClientDetails(after, job.id)

/** Changes columns outside the state machine. */
const change = async (
  ctx: SignedIn,
  job: Locked<ExpertJobSubject>,
  { action, set }: { action: AuditAction; set: Record<string, unknown> },
): Promise<void> => {
  await ctx.db
    .updateTable('expert_job')
    .set({ version: job.version + 1, ...set })
    .where('id', '=', job.id)
    .execute()
  await audit(ctx, {
    acceleratorId: job.acceleratorId,
    subject: 'expert_job',
    subjectId: job.id,
    action,
  })
}

export const withdrawExpertJobUseCase = useCase({
  endpoint: withdrawExpertJob,
  load,
  authorize: expertJobs.end,
  run: async (ctx, { body: { status, reason } }, job) => {
    // The job is not as the caller saw it: its expert works on it.
    if (status === 'NEW' && job.status === 'PROCESS')
      throw new ProductError('EXPERT_JOB_NOT_NEW', { state: job.status })
    await moveJob(ctx, job, 'withdraw', { comment: reason })
    return answer(job)
  },
})

/**
 * Returns the result for correction. The task is locked first, as an order does, so that nobody decides on it
 * meanwhile.
 */
export const correctExpertJobUseCase = useCase({
  endpoint: correctExpertJob,
  load: async (ctx, { body: { jobId } }) => {
    await sql`select from project_trackpoint w
      where w.id = (select j.task_id from expert_job j where j.id = ${jobId}) for share`.execute(ctx.db)
    return lockExpertJob(ctx, jobId)
  },
  authorize: expertJobs.manage,
  concerns: concernedByJob,
  run: async (ctx, { body: { version, correction } }, job) => {
    await moveJob(ctx, job, 'correct', { version, comment: correction })
    return answer(job)
  },
})

/** Accepts the result: it is settled, and cannot be returned. */
export const acceptExpertJobResultUseCase = useCase({
  endpoint: acceptExpertJobResult,
  load,
  authorize: expertResults.accept,
  concerns: concernedByJob,
  run: async (ctx, { body: { version } }, job) => {
    const refused = acceptanceRefusal(job)
    if (refused) throw new ProductError(refused)
    // The accepted version must be the one that was read.
    if (job.version !== version) throw new ProductError('STATE_CHANGED', { state: job.status })
    const set = { accepted_at: ctx.now.toISOString(), accepted_by: ctx.actor.uid }
    await change(ctx, job, { action: 'acceptResult', set })
    await raise(ctx, 'ExpertJobAccepted', { id: job.id, expertUid: job.expertUid }, job.acceleratorId)
    return answer(job)
  },
})

export const setExpertJobVisibleUseCase = useCase({
  endpoint: setExpertJobVisible,
  load,
  authorize: expertJobs.manage,
  run: async (ctx, { body: { visible } }, job) => {
    const action = visible ? 'showToTeam' : 'hideFromTeam'
    if (!clientActionsOf(ctx.actor, job).includes(action))
      throw new ProductError('STATE_CHANGED', { state: job.status })
    await change(ctx, job, { action, set: { visible_to_team: visible } })
    return answer(job)
  },
})

/** Lets the expert of an order by an investor or mentor read the task itself. */
export const openWorkToExpertUseCase = useCase({
  endpoint: openWorkToExpert,
  load,
  authorize: expertJobs.openWork,
  run: async (ctx, _input, job) => {
    const refused = openingRefusal(job)
    if (refused) throw new ProductError(refused, { state: job.status })
    await change(ctx, job, { action: 'openWork', set: { work_opened_at: ctx.now.toISOString() } })
    await raise(ctx, 'ExpertJobWorkOpened', { id: job.id, expertUid: job.expertUid }, job.acceleratorId)
    return answer(job)
  },
})
