import { hasRole, isPerson, isTeam, personOf, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about proposing a review of a project need to know. */
export type ProposalFacts = {
  /** The project's page opens for the actor, or they review one of its tasks and know whose it is. */
  seen: boolean
  memberUids: readonly string[]
  /** The actor was in the team, or declared a conflict of interest: they would not review it either. */
  conflicted: boolean
  /** The accelerator that works with it and would decide; null when none does. */
  acceleratorId: number | null
}

/** Members of an accelerator in any role, and investors, whose role the portal grants: a role of one's own making opens nothing. */
const counts = (actor: Actor): boolean =>
  (personOf(actor)?.memberships ?? []).length > 0 || hasRole(actor, 'INV')

/** Whoever decides orders without asking, and a team proposes no review of itself. */
export const expertProposals = definePolicy<ProposalFacts, 'suggest'>('expertProposal', {
  view: (actor, { seen }) => seen && Boolean(personOf(actor)),
  suggest: (actor, { seen, memberUids, conflicted, acceleratorId }) =>
    seen &&
    !conflicted &&
    counts(actor) &&
    acceleratorId !== null &&
    !isTeam(actor, acceleratorId) &&
    !memberUids.some((uid) => isPerson(actor, uid)),
})

/** What the rules about one suggestion need to know. */
export type SuggestionFacts = { acceleratorId: number; memberUids: readonly string[]; proposerUid: string }

const decides = (actor: Actor, { acceleratorId, memberUids }: SuggestionFacts): boolean =>
  isTeam(actor, acceleratorId) && !memberUids.some((uid) => isPerson(actor, uid))

const proposed = (actor: Actor, { proposerUid }: SuggestionFacts): boolean => isPerson(actor, proposerUid)

/** The accelerator's team reads suggestions and decides, unless they are of the project; whoever made one may take it back. */
export const expertSuggestions = definePolicy<SuggestionFacts, 'decide' | 'withdraw'>('expertSuggestion', {
  view: (actor, suggestion) => decides(actor, suggestion) || proposed(actor, suggestion),
  decide: decides,
  withdraw: proposed,
})

/** Whose suggestions are spoken of. */
export type SuggestionsFacts = { acceleratorId: number }

/** The suggestions that an accelerator got. */
export const receivedSuggestions = definePolicy<SuggestionsFacts, 'list'>('receivedSuggestions', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
  list: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
})
