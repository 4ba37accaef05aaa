import type { StateTable } from '#platform/domain/state-table.ts'
import type { TechnologyState } from './states.ts'

export const technologyStateTable: StateTable<TechnologyState> = {
  words: 'technologies:states',
  tones: { DRAFT: 'work', ACTIVE: 'accepted', ARCHIVE: 'blocked' },
}
