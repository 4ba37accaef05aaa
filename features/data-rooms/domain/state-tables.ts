import type { StateTable } from '#platform/domain/state-table.ts'
import type { DataRequestState } from './states.ts'

/** State table of data requests. */
export const dataRequestStateTable: StateTable<DataRequestState> = {
  words: 'data-rooms:states',
  tones: {
    NEW: 'new',
    PASSED: 'work',
    DECLINED: 'rejected',
    GRANTED: 'accepted',
    REFUSED: 'rejected',
    REVOKED: 'blocked',
    WITHDRAWN: 'blocked',
  },
}
