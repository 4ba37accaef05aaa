import { hasRole, isPerson, isTeam, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about saying that one is interested need to know. */
export type DealOpeningFacts = {
  /** The project's page opens for the actor. */
  seen: boolean
  memberUids: readonly string[]
}

/** An investor, whose role the portal granted, tells a project that they are interested; nobody of its own side does. */
export const dealOpenings = definePolicy<DealOpeningFacts, 'open'>('dealOpening', {
  view: (actor, { seen }) => seen && actor.kind === 'person',
  open: (actor, { seen, memberUids }) =>
    seen && hasRole(actor, 'INV') && !memberUids.some((uid) => isPerson(actor, uid)),
})

/** What the rules about one deal need to know. */
export type DealFacts = {
  investorUid: string
  /** Who is of the investor's firm now, where the deal is made in its name; null for an investor alone. */
  firmUids: readonly string[] | null
  memberUids: readonly string[]
  /** Accelerators that brought the two together: they passed a request on, and the team agreed to it. */
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
 * A deal is known to the investor with whoever is of their firm now, to the project's team, and to the accelerator that brought
 * them together. Only the investor's side says what happened, and the team confirms that money came; sums are the accelerator's matter once the money is given.
 */
export const deals = definePolicy<DealFacts, 'move' | 'confirm' | 'readTerms' | 'readReason'>('deal', {
  view: (actor, deal) => invests(actor, deal) || ofProject(actor, deal) || introduced(actor, deal),
  move: invests,
  // The money came: somebody of the team says so themselves, and nobody of the investor's side.
  confirm: (actor, deal) => ofProject(actor, deal) && !invests(actor, deal) && isThemselves(actor),
  readTerms: (actor, deal) => invests(actor, deal) || ofProject(actor, deal),
  readReason: invests,
})

/** Whose outcomes are spoken of. */
export type OutcomesFacts = { acceleratorId: number }

/** The outcomes of an accelerator's projects, and how many investors look at them: its team reads them. */
export const outcomes = definePolicy<OutcomesFacts, never>('outcomes', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
})

/** The outcomes of one's own investments. */
export const ownOutcomes = definePolicy<unknown, never>('ownOutcomes', {
  view: (actor) => hasRole(actor, 'INV'),
})

/** Who is asked how a company is doing: the team of its project. */
export const figureAsks = definePolicy<{ memberUids: readonly string[] }, 'answer'>('figureAsk', {
  view: (actor, { memberUids }) => memberUids.some((uid) => isPerson(actor, uid)),
  answer: (actor, { memberUids }) => memberUids.some((uid) => isPerson(actor, uid)),
})
