import type { StateTable } from '#platform/domain/state-table.ts'
import type { ExportState } from './states.ts'

/** State labels and colours of an export. */
export const exportStateTable: StateTable<ExportState> = {
  words: 'exports:states',
  tones: {
    RUNNING: 'work',
    READY: 'accepted',
    FAILED: 'rejected',
  },
}
