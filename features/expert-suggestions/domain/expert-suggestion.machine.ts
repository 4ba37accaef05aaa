import { defineMachine } from '#platform/domain/machine.ts'
import type { SuggestionEvent } from './events.ts'
import { expertSuggestions, type SuggestionFacts } from './expert-suggestion.policy.ts'
import { suggestionStates, type SuggestionAction, type SuggestionState } from './states.ts'

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
