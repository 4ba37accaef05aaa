import { useCase } from '#platform/server/handler.ts'
import { audit } from '#platform/server/audit.ts'
import { orderOwnExpertJobs, saveOutsideOrdersSetting } from '../../contract/own-order.endpoints.ts'
import { expertises, ownBatches } from '../../domain/expert-job.policy.ts'
import { expertiseOfHeader } from '../expertise-of-header.ts'
import { everyPair } from '../ordering/order-plan.ts'
import { placeOrder } from '../ordering/place-order.ts'
import { findOffersOfTasks, hostOf } from './find-offer.ts'
import { requireOffered } from './own-plan.ts'

/** Orders a job of every task from every expert for oneself, in one transaction. */
export const orderOwnExpertJobsUseCase = useCase({
  endpoint: orderOwnExpertJobs,
  load: (ctx, { body: { taskIds } }) => findOffersOfTasks(ctx, taskIds),
  authorize: ownBatches.order,
  concerns: (offers) => ({ acceleratorId: hostOf(offers) }),
  run: async (ctx, { body: { taskIds, expertUids, ...terms } }, offers) => {
    requireOffered(offers, taskIds)
    const jobs = await placeOrder(
      ctx,
      hostOf(offers),
      everyPair(taskIds, expertUids),
      { ...terms, overrideReason: '' },
      { requesterUid: ctx.actor.uid },
    )
    return { jobs: jobs.map(({ id, serialNumber }) => ({ id, serialNumber })) }
  },
})

export const saveOutsideOrdersSettingUseCase = useCase({
  endpoint: saveOutsideOrdersSetting,
  load: expertiseOfHeader,
  authorize: expertises.set,
  concerns: ({ acceleratorId }) => ({ acceleratorId }),
  run: async (ctx, { body: { open } }, { acceleratorId }) => {
    await ctx.db
      .updateTable('accelerator')
      .set({ expert_outside_orders: open })
      .where('id', '=', acceleratorId)
      .execute()
    await audit(ctx, {
      acceleratorId,
      subject: 'accelerator',
      subjectId: acceleratorId,
      action: open ? 'openOutsideOrders' : 'closeOutsideOrders',
    })
    return { open, editable: true }
  },
})
