import type { StateTable } from '#platform/domain/state-table.ts'
import type { SuggestionState } from './states.ts'

/** State labels and colours of a suggestion. */
export const suggestionStateTable: StateTable<SuggestionState> = {
  words: 'expert-suggestions:states',
  tones: { NEW: 'new', ORDERED: 'accepted', DECLINED: 'rejected', WITHDRAWN: 'blocked' },
}
