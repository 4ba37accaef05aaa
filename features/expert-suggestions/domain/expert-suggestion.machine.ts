import { hasRole, isPerson, isTeam, personOf, type Actor } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import {
  suggestionStates,
  type SuggestionAction,
  type SuggestionState,
  type SuggestionEvent,
} from './states.ts'

/** Facts for the policy of suggesting a review of a project. */
export type ProposalFacts = {
  /** Whether the actor can open the project's page, or reviews one of its tasks and knows which project it is. */
  seen: boolean
  memberUids: readonly string[]
  /**
   * Whether the actor used to be in the team or has declared a conflict of interest; such people may not review it
   * either.
   */
  conflicted: boolean
  /** Accelerator that works with the project and would decide; null if there is none. */
  acceleratorId: number | null
}

/**
 * Members of an accelerator in any role, and investors. The investor role counts because the portal grants it; roles
 * that people give themselves do not.
 */
const counts = (actor: Actor): boolean =>
  (personOf(actor)?.memberships ?? []).length > 0 || hasRole(actor, 'INV')

/**
 * Permissions for suggesting a review. People who decide order directly, and a team cannot suggest a review of its own
 * project.
 */
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

/** Facts for the policy of one suggestion. */
export type SuggestionFacts = { acceleratorId: number; memberUids: readonly string[]; proposerUid: string }

const decides = (actor: Actor, { acceleratorId, memberUids }: SuggestionFacts): boolean =>
  isTeam(actor, acceleratorId) && !memberUids.some((uid) => isPerson(actor, uid))

const proposed = (actor: Actor, { proposerUid }: SuggestionFacts): boolean => isPerson(actor, proposerUid)

/**
 * Permissions for a suggestion: the accelerator's team reads and decides, except members of the project; the author may
 * withdraw it.
 */
export const expertSuggestions = definePolicy<SuggestionFacts, 'decide' | 'withdraw'>('expertSuggestion', {
  view: (actor, suggestion) => decides(actor, suggestion) || proposed(actor, suggestion),
  decide: decides,
  withdraw: proposed,
})

/** Facts for the policy of an accelerator's suggestions. */
export type SuggestionsFacts = { acceleratorId: number }

/** Permissions for the suggestions that an accelerator received. */
export const receivedSuggestions = definePolicy<SuggestionsFacts, 'list'>('receivedSuggestions', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
  list: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
})

/** State machine of a suggestion. It is decided once, unless it is withdrawn first. */
export const expertSuggestionMachine = defineMachine<
  SuggestionState,
  SuggestionAction,
  SuggestionFacts,
  SuggestionEvent
>({
  name: 'expert_suggestion',
  table: 'expert_suggestion',
  column: 'status',
  states: suggestionStates,
  initial: 'NEW',
  conflict: 'STATE_CHANGED',
  transitions: {
    order: { from: ['NEW'], to: 'ORDERED', by: expertSuggestions.decide, event: 'ExpertSuggestionOrdered' },
    decline: {
      from: ['NEW'],
      to: 'DECLINED',
      by: expertSuggestions.decide,
      event: 'ExpertSuggestionDeclined',
    },
    withdraw: {
      from: ['NEW'],
      to: 'WITHDRAWN',
      by: expertSuggestions.withdraw,
      event: 'ExpertSuggestionWithdrawn',
    },
  },
})
