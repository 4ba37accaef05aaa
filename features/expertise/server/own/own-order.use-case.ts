import { useCase } from '#platform/server/handler.ts'
import { orderOwnExpertJobs } from '../../contract/own-order.endpoints.ts'
import { ownBatches } from '../../domain/expert-job.policy.ts'
import { orderedPairs } from '../ordering/order-plan.ts'
import { placeOrder } from '../ordering/place-order.ts'
import { findOffersOfTasks, hostOf } from './find-offer.ts'
import { requireOffered } from './own-plan.ts'

/**
 * Orders a job for every task from every expert for the caller, except skipped pairs, in one transaction. Errors:
 * `REQUIRED` at the experts if all are skipped.
 */
export const orderOwnExpertJobsUseCase = useCase({
  endpoint: orderOwnExpertJobs,
  load: (ctx, { body: { taskIds } }) => findOffersOfTasks(ctx, taskIds),
  authorize: ownBatches.order,
  concerns: (offers) => ({ acceleratorId: hostOf(offers) }),
  run: async (ctx, { body: { taskIds, expertUids, skip, ...terms } }, offers) => {
    requireOffered(offers, taskIds)
    const pairs = orderedPairs({ taskIds, expertUids, skip })
    const jobs = await placeOrder(
      ctx,
      hostOf(offers),
      pairs,
      { ...terms, overrideReason: '' },
      { requesterUid: ctx.actor.uid },
    )
    return { jobs: jobs.map(({ id, serialNumber }) => ({ id, serialNumber })) }
  },
})
