import { isPerson } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a subscription need to know. */
export type SubscriptionFacts = { ownerUid: string; personUids: readonly string[] }

/** Who may do what with a subscription: who made it deletes it, who gets its files leaves it. */
export const subscriptions = definePolicy<SubscriptionFacts, 'delete' | 'leave'>('subscription', {
  view: (actor, { ownerUid, personUids }) =>
    isPerson(actor, ownerUid) || personUids.some((uid) => isPerson(actor, uid)),
  delete: (actor, { ownerUid }) => isPerson(actor, ownerUid),
  leave: (actor, { personUids }) => personUids.some((uid) => isPerson(actor, uid)),
})
