import { hasRole, isPerson, isPortalAdministrator, isTeam, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about somebody's card need to know. */
export type PersonCardFacts = {
  uid: string
  /** The person agreed to be shown and is active. */
  published: boolean
  /** Accelerators the person belongs to, or on whose tracks a project of theirs applied or works. */
  acceleratorIds: readonly number[]
  /** Who works with the person on a project: its team and its trackers. */
  workmateUids: readonly string[]
}

const knows = (actor: Actor, card: PersonCardFacts): boolean =>
  isPerson(actor, card.uid) ||
  isPortalAdministrator(actor) ||
  card.acceleratorIds.some((id) => isTeam(actor, id)) ||
  card.workmateUids.some((uid) => isPerson(actor, uid))

/** Whether the actor works in the team of any accelerator. */
const worksInAccelerator = (actor: Actor): boolean =>
  actor.kind === 'person' && actor.memberships.some(({ acceleratorId }) => isTeam(actor, acceleratorId))

/** Who sees what of a person: a published card shows its public part to whoever is signed in (spec 6, product 4). */
export const personCards = definePolicy<PersonCardFacts, 'seeContacts' | 'seeInvestor'>('personCard', {
  view: (actor, card) => knows(actor, card) || (card.published && actor.kind === 'person'),
  seeContacts: knows,
  // Hidden from initiators and experts; who has another role besides sees it by that one.
  seeInvestor: (actor, card) =>
    isPerson(actor, card.uid) ||
    isPortalAdministrator(actor) ||
    hasRole(actor, 'INV') ||
    worksInAccelerator(actor),
})
