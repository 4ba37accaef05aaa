import { useCase } from '#platform/server/handler.ts'
import { orderExpertJobs } from '../../contract/order.endpoints.ts'
import { expertises } from '../../domain/expert-job.policy.ts'
import { expertiseOfHeader } from '../expertise-of-header.ts'
import { everyPair } from './order-plan.ts'
import { placeOrder } from './place-order.ts'

/** Orders a job for every task from every expert, in one transaction. */
export const orderExpertJobsUseCase = useCase({
  endpoint: orderExpertJobs,
  load: expertiseOfHeader,
  authorize: expertises.order,
  concerns: ({ acceleratorId }) => ({ acceleratorId }),
  run: async (ctx, { body: { taskIds, expertUids, ...terms } }, { acceleratorId }) => {
    const jobs = await placeOrder(ctx, acceleratorId, everyPair(taskIds, expertUids), terms)
    return { jobs: jobs.map(({ id, serialNumber }) => ({ id, serialNumber })) }
  },
})
