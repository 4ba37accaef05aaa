import { isPerson, isPortalAdministrator, isTeam, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { seesInvestors } from './sees-investors.rules.ts'

/** What the rules about somebody's card need to know. */
export type PersonCardFacts = {
  uid: string
  /** The person agreed to be shown and is active. */
  published: boolean
  /** An investor and nothing else: shown as an investor or not at all. */
  investorOnly: boolean
  /** Accelerators the person belongs to, or on whose tracks a project of theirs applied or works. */
  acceleratorIds: readonly number[]
  /** Of these, who may have the person's contacts: colleagues, and accelerators they were handed over to (spec 5). */
  contactAcceleratorIds: readonly number[]
  /** Who works with the person on a project: its team and its trackers. */
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
 * Who sees what of a person: a published card shows its public part to whoever is signed in (spec 6, product 4), one of
 * an investor and nothing else to those who may see investors (product 11).
 */
export const personCards = definePolicy<PersonCardFacts, 'seeContacts' | 'seeInvestor'>('personCard', {
  view: (actor, card) =>
    knows(actor, card) ||
    (card.published && actor.kind === 'person' && (!card.investorOnly || seesInvestors(actor))),
  seeContacts: hasContacts,
  seeInvestor: (actor, card) => isPerson(actor, card.uid) || seesInvestors(actor),
})
