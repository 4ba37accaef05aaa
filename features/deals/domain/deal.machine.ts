import { hasRole, isPerson, isTeam, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { dealStates, type DealMove, type DealState, type DealEvent } from './states.ts'

/** Facts for the policy of declaring interest. */
export type DealOpeningFacts = {
  /** Whether the actor may open the project's page. */
  seen: boolean
  memberUids: readonly string[]
}

/** Permission to declare interest: an investor with the role granted by the portal, not in the project's team. */
export const dealOpenings = definePolicy<DealOpeningFacts, 'open'>('dealOpening', {
  view: (actor, { seen }) => seen && actor.kind === 'person',
  open: (actor, { seen, memberUids }) =>
    seen && hasRole(actor, 'INV') && !memberUids.some((uid) => isPerson(actor, uid)),
})

/** Facts for the policy of a deal. */
export type DealFacts = {
  investorUid: string
  /** Present members of the investor's firm, if the deal is in its name; null for an investor alone. */
  firmUids: readonly string[] | null
  memberUids: readonly string[]
  /** Accelerators that introduced the two: they forwarded a data request that the team granted. */
  introducedBy: readonly number[]
}

const invests = (actor: Actor, { investorUid, firmUids }: DealFacts): boolean =>
  hasRole(actor, 'INV') &&
  (firmUids === null ? isPerson(actor, investorUid) : firmUids.some((uid) => isPerson(actor, uid)))

const ofProject = (actor: Actor, { memberUids }: DealFacts): boolean =>
  memberUids.some((uid) => isPerson(actor, uid))

const introduced = (actor: Actor, deal: DealFacts): boolean =>
  deal.introducedBy.some((id) => isTeam(actor, id)) && !ofProject(actor, deal)

/**
 * Permissions for a deal: visible to the investor or the present members of their firm, the project's team, and the
 * accelerator that introduced them. Only the investor's side moves it, and the team confirms an investment; amounts are
 * visible to the accelerator after the investment.
 */
export const deals = definePolicy<DealFacts, 'move' | 'confirm' | 'readTerms' | 'readReason'>('deal', {
  view: (actor, deal) => invests(actor, deal) || ofProject(actor, deal) || introduced(actor, deal),
  move: invests,
  // Confirmed by a member of the team in person, who is not on the investor's side.
  confirm: (actor, deal) => ofProject(actor, deal) && !invests(actor, deal) && isThemselves(actor),
  readTerms: (actor, deal) => invests(actor, deal) || ofProject(actor, deal),
  readReason: invests,
})

/** The accelerator of the outcomes. */
export type OutcomesFacts = { acceleratorId: number }

/** Permission for the outcomes of an accelerator's projects and the interest in them: its team. */
export const outcomes = definePolicy<OutcomesFacts, never>('outcomes', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
})

/** Permission for the outcomes of one's own investments. */
export const ownOutcomes = definePolicy<unknown, never>('ownOutcomes', {
  view: (actor) => hasRole(actor, 'INV'),
})

/** Permission to answer a company's form: the project's team. */
export const figureAsks = definePolicy<{ memberUids: readonly string[] }, 'answer'>('figureAsk', {
  view: (actor, { memberUids }) => memberUids.some((uid) => isPerson(actor, uid)),
  answer: (actor, { memberUids }) => memberUids.some((uid) => isPerson(actor, uid)),
})

/** State machine of deals: stages may be skipped, and it ends with an investment or a pass. */
export const dealMachine = defineMachine<DealState, DealMove, DealFacts, DealEvent>({
  name: 'deal',
  table: 'deal',
  column: 'status',
  states: dealStates,
  initial: 'INTEREST',
  conflict: 'STATE_CHANGED',
  transitions: {
    offer: { from: ['INTEREST'], to: 'OFFERED', by: deals.move, event: 'DealOffered' },
    terms: { from: ['INTEREST', 'OFFERED'], to: 'TERMS', by: deals.move, event: 'DealTermsReached' },
    invest: { from: ['INTEREST', 'OFFERED', 'TERMS'], to: 'INVESTED', by: deals.move, event: 'DealInvested' },
    pass: { from: ['INTEREST', 'OFFERED', 'TERMS'], to: 'PASSED', by: deals.move, event: 'DealPassed' },
  },
})
