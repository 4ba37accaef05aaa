import { hasRole, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { seesInvestors } from '../../people/domain/sees-investors.rules.ts'

/** What the rules about the showcase of investors need to know. */
export type InvestorShowcaseFacts = {
  /** The accelerator that is asked for shows investors; of none in particular: any approved one does. */
  showsInvestors: boolean
}

/** What the rules about one card need to know besides. */
export type InvestorCardFacts = InvestorShowcaseFacts & {
  /** The portal granted the role, and the person is active. */
  isInvestor: boolean
  /** They agreed to be shown to those who sign in. */
  published: boolean
  /** They agreed to be shown to everybody. */
  toWorld: boolean
}

const enters = (actor: Actor, { showsInvestors }: InvestorShowcaseFacts): boolean =>
  showsInvestors && (actor.kind === 'guest' || seesInvestors(actor))

/** Who enters the showcase of investors: by the accelerator's flag, initiators and experts never (spec 6, product 4). */
export const investorShowcase = definePolicy<InvestorShowcaseFacts, never>('investorShowcase', {
  view: enters,
})

/** Who sees one card of it: a guest only of whoever agreed to be shown to everybody. */
export const investorCards = definePolicy<InvestorCardFacts, never>('investorCard', {
  view: (actor, card) =>
    enters(actor, card) && card.isInvestor && card.published && (actor.kind === 'person' || card.toWorld),
})

/** What an investor says of themselves: the portal granted them the role. */
export const investorProfiles = definePolicy<unknown, never>('investorProfile', {
  view: (actor) => hasRole(actor, 'INV'),
})
