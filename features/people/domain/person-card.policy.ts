import { isPerson, isPortalAdministrator, isTeam, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { seesInvestors } from './sees-investors.rules.ts'

/** Facts for the rules about a person's card. */
export type PersonCardFacts = {
  uid: string
  /** The person consented to publication and is active. */
  published: boolean
  /** An investor without other roles: shown as an investor or not at all. */
  investorOnly: boolean
  /** Accelerators the person belongs to, or where a project of theirs applied or participates. */
  acceleratorIds: readonly number[]
  /** Of these, the ones that may see the person's contacts: colleagues, and accelerators that received them (spec 5). */
  contactAcceleratorIds: readonly number[]
  /** People who work with the person on a project: its team and its trackers. */
  workmateUids: readonly string[]
}

const hasContacts = (actor: Actor, card: PersonCardFacts): boolean =>
  isPerson(actor, card.uid) ||
  isPortalAdministrator(actor) ||
  card.contactAcceleratorIds.some((id) => isTeam(actor, id)) ||
  card.workmateUids.some((uid) => isPerson(actor, uid))

const knows = (actor: Actor, card: PersonCardFacts): boolean =>
  hasContacts(actor, card) || card.acceleratorIds.some((id) => isTeam(actor, id))

/**
 * Visibility of a person: the public part of a published card for signed-in people (spec 6, product 4), that of a
 * person who is only an investor for those who may see investors (product 11).
 */
export const personCards = definePolicy<PersonCardFacts, 'seeContacts' | 'seeInvestor'>('personCard', {
  view: (actor, card) =>
    knows(actor, card) ||
    (card.published && actor.kind === 'person' && (!card.investorOnly || seesInvestors(actor))),
  seeContacts: hasContacts,
  seeInvestor: (actor, card) => isPerson(actor, card.uid) || seesInvestors(actor),
})
