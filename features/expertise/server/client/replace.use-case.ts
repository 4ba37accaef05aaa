import { ProductError, notFound } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { replaceExpert } from '../../contract/expert-job.endpoints.ts'
import { expertJobs, ownOrders } from '../../domain/expert-job.policy.ts'
import { replacementRefusal } from '../../domain/expert-job.rules.ts'
import { concernedByJob } from '../concerned-by-job.ts'
import { lockExpertJob, type ExpertJobSubject } from '../expert-job.repository.ts'
import { replaceBy } from '../ordering/pass-on.ts'
import { findOffersOfTasks } from '../own/find-offer.ts'
import { requireOffered } from '../own/own-plan.ts'
import { readClientDetails } from './client-details.ts'

/** Requires that the accelerator of a job still takes the caller's orders for its task. */
const requireOwnOffer = async (
  ctx: SignedIn,
  { taskId, acceleratorId }: Pick<ExpertJobSubject, 'taskId' | 'acceleratorId'>,
): Promise<void> => {
  const offers = (await findOffersOfTasks(ctx, [taskId])) ?? []
  const open = offers.filter((offer) => ownOrders.order.allows(ctx.actor, offer))
  requireOffered(open, [taskId])
  if (open.some((offer) => offer.acceleratorId !== acceleratorId)) throw notFound()
}

/** Withdraws a job and orders it from another expert on the same terms and account, in one transaction. */
export const replaceExpertUseCase = useCase({
  endpoint: replaceExpert,
  load: (ctx, { body: { jobId } }) => lockExpertJob(ctx, jobId),
  authorize: expertJobs.replace,
  concerns: concernedByJob,
  run: async (ctx, { body: { jobId: _job, status, ...order } }, job) => {
    // The expert has begun to work since the caller read the job.
    if (status === 'NEW' && job.status === 'PROCESS')
      throw new ProductError('EXPERT_JOB_NOT_NEW', { state: job.status })
    const refused = replacementRefusal(job)
    if (refused) throw new ProductError(refused, { state: job.status })
    if (job.requesterUid !== null) await requireOwnOffer(ctx, job)
    const made = await replaceBy(ctx, job, order)
    return (after) => readClientDetails(after, made.id)
  },
})
