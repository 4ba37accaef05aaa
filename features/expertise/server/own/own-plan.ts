import { notFound } from '#platform/domain/product-error.ts'
import type { OrderPlan } from '../ordering/order-plan.ts'
import type { Offer } from './find-offer.ts'

/** Requires that all tasks are offered; others are not found. */
export const requireOffered = (offers: readonly Offer[], taskIds: readonly number[]): void => {
  const offered = new Set(offers.flatMap(({ tasks }) => tasks.map(({ id }) => id)))
  if (!taskIds.every((id) => offered.has(id))) throw notFound()
}

/**
 * A plan for an investor or mentor. The accelerator's other orders and the conflicts of an expert are not disclosed:
 * such an expert is only unavailable, and nobody reviews for themselves.
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
