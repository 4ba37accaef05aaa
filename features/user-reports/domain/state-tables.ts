import type { StateTable } from '#platform/domain/state-table.ts'
import type { RunState } from './states.ts'

/** State table of runs. */
export const reportRunStateTable: StateTable<RunState> = {
  words: 'user-reports:runStates',
  tones: { RUNNING: 'work', READY: 'accepted', FAILED: 'rejected' },
}
