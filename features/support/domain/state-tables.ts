import type { StateTable } from '#platform/domain/state-table.ts'
import type { SupportState } from './states.ts'

export const supportStateTable: StateTable<SupportState> = {
  words: 'support:states',
  tones: { NEW: 'new', WORK: 'work', ANSWERED: 'accepted', CLOSED: 'blocked' },
}
