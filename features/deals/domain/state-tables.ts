import type { StateTable } from '#platform/domain/state-table.ts'
import type { DealState } from './states.ts'

/** State table of deals. */
export const dealStateTable: StateTable<DealState> = {
  words: 'deals:states',
  tones: { INTEREST: 'new', OFFERED: 'work', TERMS: 'work', INVESTED: 'accepted', PASSED: 'blocked' },
}
