import { query } from '#platform/server/handler.ts'
import { previewExpertJobs } from '../../contract/order.endpoints.ts'
import { expertises } from '../../domain/expert-job.policy.ts'
import { expertiseOfHeader } from '../expertise-of-header.ts'
import { everyPair, planOrder, shownPlan } from './order-plan.ts'

export const previewExpertJobsQuery = query({
  endpoint: previewExpertJobs,
  load: expertiseOfHeader,
  authorize: expertises.order,
  run: async (ctx, { body }, { acceleratorId }) => {
    const { taskIds, expertUids, dueOn } = body
    const asked = { acceleratorId, pays: true, pairs: everyPair(taskIds, expertUids), dueOn }
    return shownPlan(ctx, asked, await planOrder(ctx, asked))
  },
})
