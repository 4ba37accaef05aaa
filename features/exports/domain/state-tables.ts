import type { StateTable } from '#platform/domain/state-table.ts'
import type { ExportState } from './states.ts'

/** An export of a list. */
export const exportStateTable: StateTable<ExportState> = {
  words: 'exports:states',
  tones: {
    RUNNING: 'work',
    READY: 'accepted',
    FAILED: 'rejected',
  },
}
