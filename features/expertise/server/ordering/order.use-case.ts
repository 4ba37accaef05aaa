import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { useCase } from '#platform/server/handler.ts'
import { orderExpertJobs } from '../../contract/order.endpoints.ts'
import { expertises } from '../../domain/expert-job.policy.ts'
import { orderedPairs } from './order-plan.ts'
import { placeOrder } from './place-order.ts'

/** Orders a job for every task from every expert, except skipped pairs, in one transaction. Errors: `REQUIRED` at the experts if all are skipped. */
export const orderExpertJobsUseCase = useCase({
  endpoint: orderExpertJobs,
  load: chosenAccelerator,
  authorize: expertises.order,
  concerns: ({ acceleratorId }) => ({ acceleratorId }),
  run: async (ctx, { body: { taskIds, expertUids, skip, ...terms } }, { acceleratorId }) => {
    const pairs = orderedPairs({ taskIds, expertUids, skip })
    const jobs = await placeOrder(ctx, acceleratorId, pairs, terms)
    return { jobs: jobs.map(({ id, serialNumber }) => ({ id, serialNumber })) }
  },
})
