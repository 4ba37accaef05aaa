import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { remindExperts } from '../../contract/expert-job.endpoints.ts'
import { remindedJobs } from '../../domain/expert-job.policy.ts'
import { reminderRefusal } from '../../domain/expert-job.rules.ts'
import { lockExpertJobs } from '../expert-job.repository.ts'

/** Reminds the experts of several jobs: each expert gets one email. */
export const remindExpertsUseCase = useCase({
  endpoint: remindExperts,
  load: (ctx, { body: { jobIds } }) => lockExpertJobs(ctx, jobIds),
  authorize: remindedJobs.remind,
  concerns: ([job]) => ({ acceleratorId: job?.acceleratorId, requesterUid: job?.requesterUid }),
  run: async (ctx, _input, jobs) => {
    for (const job of jobs) {
      const refused = reminderRefusal(job)
      if (refused) throw new ProductError(refused, { number: job.serialNumber })
    }
    await ctx.db
      .updateTable('expert_job')
      .set({ reminded_at: ctx.now.toISOString() })
      .where(
        'id',
        'in',
        jobs.map(({ id }) => id),
      )
      .execute()
    for (const { id, acceleratorId, expertUid } of jobs) {
      await audit(ctx, { acceleratorId, subject: 'expert_job', subjectId: id, action: 'remind' })
      await raise(ctx, 'ExpertJobReminded', { id, expertUid }, acceleratorId)
    }
    return { reminded: jobs.length }
  },
})
