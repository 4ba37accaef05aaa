import { isPerson, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the rules about an offer to lead a project. */
export type LeadershipFacts = {
  fromUid: string
  toUid: string
  /** Everybody in the project's team. */
  memberUids: readonly string[]
  /** Whether the offering person still leads, and the member is still active in the team. */
  possible: boolean
}

/** Permissions on an offer to lead: both sides act in person, the team sees it. */
export const leadershipOffers = definePolicy<LeadershipFacts, 'receive' | 'give'>('leadershipOffer', {
  view: (actor, offer) => [offer.fromUid, ...offer.memberUids].some((uid) => isPerson(actor, uid)),
  receive: (actor, offer) => isPerson(actor, offer.toUid) && isThemselves(actor),
  give: (actor, offer) => isPerson(actor, offer.fromUid) && isThemselves(actor),
})
