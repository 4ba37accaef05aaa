import { ProductError } from '#platform/domain/product-error.ts'
import { useCase } from '#platform/server/handler.ts'
import { decideExpertTerms, extendExpertJobTerm } from '../../contract/expert-job.endpoints.ts'
import { expertJobs, remindedJobs } from '../../domain/expert-job.policy.ts'
import { delayRefusal, termRefusal } from '../../domain/expert-job.rules.ts'
import { concernedByJob } from '../concerned-by-job.ts'
import { lockExpertJob, lockExpertJobs } from '../expert-job.repository.ts'
import { checkLaterDay, extendTerm, refuseTerm } from '../terms.ts'
import { readClientDetails } from './client-details.ts'

export const extendExpertJobTermUseCase = useCase({
  endpoint: extendExpertJobTerm,
  load: (ctx, { body: { jobId } }) => lockExpertJob(ctx, jobId),
  authorize: expertJobs.manage,
  concerns: concernedByJob,
  run: async (ctx, { body: { dueOn } }, job) => {
    const refused = delayRefusal(job)
    if (refused) throw new ProductError(refused)
    checkLaterDay(job, dueOn)
    await extendTerm(ctx, job, dueOn)
    return (after) => readClientDetails(after, job.id)
  },
})

/** Answers several requests for a later due date, all or none. */
export const decideExpertTermsUseCase = useCase({
  endpoint: decideExpertTerms,
  load: (ctx, { body: { terms } }) => lockExpertJobs(ctx, [...new Set(terms.map(({ jobId }) => jobId))]),
  authorize: remindedJobs.decideTerm,
  concerns: ([job]) => ({ acceleratorId: job?.acceleratorId, requesterUid: job?.requesterUid }),
  run: async (ctx, { body: { terms, grant, reason } }, jobs) => {
    for (const job of jobs) {
      const refused = termRefusal(job)
      if (refused) throw new ProductError(refused, { state: job.status })
      // The expert has asked for another day since the caller read the request.
      if (terms.some(({ jobId, day }) => jobId === job.id && day !== job.askedUntil))
        throw new ProductError('STATE_CHANGED', { state: job.status })
      // The requested day may have passed since the request.
      if (grant && job.askedUntil !== null) checkLaterDay(job, job.askedUntil)
    }
    for (const job of jobs) {
      if (grant && job.askedUntil !== null) await extendTerm(ctx, job, job.askedUntil)
      else await refuseTerm(ctx, job, reason)
    }
    return { decided: jobs.length }
  },
})
