import { isPerson, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about an offer to lead a project need to know. */
export type LeadershipFacts = {
  fromUid: string
  toUid: string
  /** Everybody in the project's team. */
  memberUids: readonly string[]
  /** Whether who offers still leads, and who is asked is still an active member of the team. */
  possible: boolean
}

/** Who may do what with an offer to lead: both sides agree in person, the team knows of it. */
export const leadershipOffers = definePolicy<LeadershipFacts, 'receive' | 'give'>('leadershipOffer', {
  view: (actor, offer) => [offer.fromUid, ...offer.memberUids].some((uid) => isPerson(actor, uid)),
  receive: (actor, offer) => isPerson(actor, offer.toUid) && isThemselves(actor),
  give: (actor, offer) => isPerson(actor, offer.fromUid) && isThemselves(actor),
})
