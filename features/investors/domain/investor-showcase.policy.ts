import { hasRole, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { seesInvestors } from '../../people/domain/sees-investors.rules.ts'

/** Facts for the policy of the investor showcase. */
export type InvestorShowcaseFacts = {
  /** Whether the chosen accelerator shows investors; without one, whether any approved one does. */
  showsInvestors: boolean
}

/** Facts for the policy of an investor's card. */
export type InvestorCardFacts = InvestorShowcaseFacts & {
  /** Whether the person is active and has the role, which the portal grants. */
  isInvestor: boolean
  /** Whether they agreed to be shown to signed-in users. */
  published: boolean
  /** Whether they agreed to be shown to everybody. */
  toWorld: boolean
}

const enters = (actor: Actor, { showsInvestors }: InvestorShowcaseFacts): boolean =>
  showsInvestors && (actor.kind === 'guest' || seesInvestors(actor))

/**
 * Permission for the investor showcase: depends on the accelerator's setting; never for initiators and experts (spec 6,
 * product 4).
 */
export const investorShowcase = definePolicy<InvestorShowcaseFacts, never>('investorShowcase', {
  view: enters,
})

/** Permission for a card: guests see only investors who agreed to be shown to everybody. */
export const investorCards = definePolicy<InvestorCardFacts, never>('investorCard', {
  view: (actor, card) =>
    enters(actor, card) && card.isInvestor && card.published && (actor.kind === 'person' || card.toWorld),
})

/** Permission for one's own investor profile: requires the role, which the portal grants. */
export const investorProfiles = definePolicy<unknown, never>('investorProfile', {
  view: (actor) => hasRole(actor, 'INV'),
})
