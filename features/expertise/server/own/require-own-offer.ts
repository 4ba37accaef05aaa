import { notFound } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { ownOrders } from '../../domain/expert-job.policy.ts'
import type { ExpertJobSubject } from '../expert-job.repository.ts'
import { findOffersOfTasks } from './find-offer.ts'
import { requireOffered } from './own-plan.ts'

/** Requires that the accelerator of a job still takes the caller's orders for its task. */
export const requireOwnOffer = async (
  ctx: SignedIn,
  { taskId, acceleratorId }: Pick<ExpertJobSubject, 'taskId' | 'acceleratorId'>,
): Promise<void> => {
  const offers = (await findOffersOfTasks(ctx, [taskId])) ?? []
  const open = offers.filter((offer) => ownOrders.order.allows(ctx.actor, offer))
  requireOffered(open, [taskId])
  if (open.some((offer) => offer.acceleratorId !== acceleratorId)) throw notFound()
}
