import { isPerson } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of subscriptions. */
export type SubscriptionFacts = { ownerUid: string; personUids: readonly string[] }

/** Permissions for a subscription: its owner resumes and deletes it, its recipients leave it. */
export const subscriptions = definePolicy<SubscriptionFacts, 'resume' | 'delete' | 'leave'>('subscription', {
  view: (actor, { ownerUid, personUids }) =>
    isPerson(actor, ownerUid) || personUids.some((uid) => isPerson(actor, uid)),
  resume: (actor, { ownerUid }) => isPerson(actor, ownerUid),
  delete: (actor, { ownerUid }) => isPerson(actor, ownerUid),
  leave: (actor, { personUids }) => personUids.some((uid) => isPerson(actor, uid)),
})
