import type { StateTable } from '#platform/domain/state-table.ts'
import type { SuggestionState } from './states.ts'

/** A suggestion of a review. */
export const suggestionStateTable: StateTable<SuggestionState> = {
  words: 'expert-suggestions:states',
  tones: { NEW: 'new', ORDERED: 'accepted', DECLINED: 'rejected', WITHDRAWN: 'blocked' },
}
