import type { RowOf } from '#platform/web/work/components/list/use-list.ts'
import type {
  listExpertSuggestions,
  listOwnExpertSuggestions,
} from '../../contract/expert-suggestion.endpoints.ts'

/** A suggestion as the accelerator sees it. */
export type Suggestion = RowOf<typeof listExpertSuggestions>

/** A suggestion as its author sees it. */
export type OwnSuggestion = RowOf<typeof listOwnExpertSuggestions>
