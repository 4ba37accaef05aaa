import { ProductError } from '#platform/domain/product-error.ts'
import { useCase } from '#platform/server/handler.ts'
import { replaceExpert } from '../../contract/expert-job.endpoints.ts'
import { expertJobs } from '../../domain/expert-job.policy.ts'
import { replacementRefusal } from '../../domain/expert-job.rules.ts'
import { concernedByJob } from '../concerned-by-job.ts'
import { holdExpertJob } from '../expert-job.repository.ts'
import { replaceBy } from '../ordering/pass-on.ts'
import { requireOwnOffer } from '../own/require-own-offer.ts'
import { readClientDetails } from './client-details.ts'

/** Withdraws a job and orders it from another expert on the same terms and account, in one transaction. */
export const replaceExpertUseCase = useCase({
  endpoint: replaceExpert,
  load: (ctx, { body: { jobId } }) => holdExpertJob(ctx, jobId),
  authorize: expertJobs.replace,
  concerns: concernedByJob,
  run: async (ctx, { body: { jobId: _job, status, ...asked } }, job) => {
    // The expert has begun to work since the caller read the job.
    if (status === 'NEW' && job.status === 'PROCESS')
      throw new ProductError('EXPERT_JOB_NOT_NEW', { state: job.status })
    const refused = replacementRefusal(job)
    if (refused) throw new ProductError(refused, { state: job.status })
    if (job.requesterUid !== null) await requireOwnOffer(ctx, job)
    const made = await replaceBy(ctx, job, asked)
    return (after) => readClientDetails(after, made.id)
  },
})
