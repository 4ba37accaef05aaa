import type { StateTable } from '#platform/domain/state-table.ts'
import type { TemplateState } from './states.ts'

export const templateStateTable: StateTable<TemplateState> = {
  words: 'showcases:templateStates',
  tones: { DRAFT: 'work', PUBLISHED: 'accepted', ARCHIVE: 'blocked' },
}
