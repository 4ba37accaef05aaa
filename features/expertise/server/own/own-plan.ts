import { notFound } from '#platform/domain/product-error.ts'
import type { OrderPlan } from '../ordering/order-plan.ts'
import type { Offer } from './find-offer.ts'

/** One orders of what is offered; of other tasks nothing is said. */
export const requireOffered = (offers: readonly Offer[], taskIds: readonly number[]): void => {
  const offered = new Set(offers.flatMap(({ tasks }) => tasks.map(({ id }) => id)))
  if (!taskIds.every((id) => offered.has(id))) throw notFound()
}

/**
 * A plan as an investor or mentor reads it. Whom the accelerator asked besides, and what stands between an expert and a project, is not
 * theirs to know: such an expert can't be asked, and nobody reviews for themselves.
 */
export const asRequester = (plan: OrderPlan, uid: string): OrderPlan => ({
  ...plan,
  pairs: plan.pairs.map((pair) => ({
    ...pair,
    available:
      pair.available && !pair.alreadyOrdered && pair.conflicts.length === 0 && pair.expertUid !== uid,
    alreadyOrdered: false,
    conflicts: [],
  })),
})
