import type { StateTable } from '#platform/domain/state-table.ts'
import type { RecordState } from './states.ts'

export const recordStateTable: StateTable<RecordState> = {
  words: 'selection:status',
  tones: {
    RUNNING: 'work',
    READY: 'new',
    APPLYING: 'work',
    APPLIED: 'accepted',
  },
}
