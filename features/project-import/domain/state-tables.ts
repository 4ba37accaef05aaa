import type { StateTable } from '#platform/domain/state-table.ts'
import type { ImportState, ItemState } from './states.ts'

export const importStateTable: StateTable<ImportState> = {
  words: 'project-import:status',
  tones: {
    DRAFT: 'new',
    RUNNING: 'work',
    FINISHED: 'accepted',
    UNDOING: 'work',
    UNDONE: 'blocked',
  },
}

/** Outcomes of a project of the file. */
export const itemStateTable: StateTable<ItemState> = {
  words: 'project-import:item',
  tones: {
    WAITING: 'new',
    CREATED: 'accepted',
    UPDATED: 'done',
    SKIPPED: 'blocked',
    FAILED: 'rejected',
    UNDONE: 'blocked',
    KEPT: 'work',
  },
}
