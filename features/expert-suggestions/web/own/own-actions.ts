import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { UndoIcon } from '#platform/web/work/components/icons/icons.ts'
import { withdrawExpertSuggestion } from '../../contract/expert-suggestion.endpoints.ts'
import { suggestionStateTable } from '../../domain/state-tables.ts'
import type { OwnSuggestion } from '../list/suggestion.types.ts'

/** Action on one's own suggestion. */
export const ownSuggestionActions = actionsOf<OwnSuggestion>(
  'expert-suggestions:own.actions',
  {
    withdraw: {
      icon: UndoIcon,
      confirm: true,
      send: ({ id, version }) => call(withdrawExpertSuggestion, { body: { suggestionId: id, version } }),
    },
  },
  {
    // A project that has been hidden has no name for the confirmation.
    words: ({ project }) => ({ project: project?.name, context: project ? '' : 'unnamed' }),
    states: suggestionStateTable,
  },
)
