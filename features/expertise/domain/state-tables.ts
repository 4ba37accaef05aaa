import type { StateTable } from '#platform/domain/state-table.ts'
import type { ExpertJobState } from './states.ts'

export const expertJobStateTable: StateTable<ExpertJobState> = {
  words: 'expertise:states',
  tones: { NEW: 'new', PROCESS: 'work', COMPLETE: 'accepted', REJECT: 'rejected' },
}
