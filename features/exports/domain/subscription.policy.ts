import { isPerson } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of subscriptions. */
export type SubscriptionFacts = { ownerUid: string; personUids: readonly string[] }

/** Permissions for a subscription: its owner deletes it, its recipients leave it. */
export const subscriptions = definePolicy<SubscriptionFacts, 'delete' | 'leave'>('subscription', {
  view: (actor, { ownerUid, personUids }) =>
    isPerson(actor, ownerUid) || personUids.some((uid) => isPerson(actor, uid)),
  delete: (actor, { ownerUid }) => isPerson(actor, ownerUid),
  leave: (actor, { personUids }) => personUids.some((uid) => isPerson(actor, uid)),
})
