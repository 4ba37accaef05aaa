import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckIcon, CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { declineExpertSuggestion } from '../../contract/expert-suggestion.endpoints.ts'
import { suggestionStateTable } from '../../domain/state-tables.ts'
import { OrderSuggested } from './OrderSuggested.tsx'
import type { Suggestion } from './suggestion.types.ts'
import { isUndecided } from '../../domain/phases.ts'

/** Actions of the accelerator on a suggestion. */
export const suggestionActions = actionsOf<Suggestion>(
  'expert-suggestions:list.actions',
  {
    order: {
      icon: CheckIcon,
      primary: true,
      whyNot: (suggestion, { t }) => isUndecided(suggestion) && t('list.actions.noTask'),
      form: (suggestion) => <OrderSuggested suggestion={suggestion} />,
    },
    decline: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: ({ id, version }, { reason }) =>
        call(declineExpertSuggestion, { body: { suggestionId: id, version, reason } }),
    },
  },
  {
    words: ({ project, proposer }) => ({ project: project.name, proposer: proposer.name }),
    states: suggestionStateTable,
  },
)
