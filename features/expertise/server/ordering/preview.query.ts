import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { query } from '#platform/server/handler.ts'
import { previewExpertJobs } from '../../contract/order.endpoints.ts'
import { expertises } from '../../domain/expert-job.policy.ts'
import { everyPair, planOrder, shownPlan } from './order-plan.ts'

export const previewExpertJobsQuery = query({
  endpoint: previewExpertJobs,
  load: chosenAccelerator,
  authorize: expertises.order,
  run: async (ctx, { body }, { acceleratorId }) => {
    const { taskIds, expertUids, dueOn } = body
    const order = { acceleratorId, pays: true, pairs: everyPair(taskIds, expertUids), dueOn }
    return shownPlan(ctx, order, planOrder(ctx, order))
  },
})
