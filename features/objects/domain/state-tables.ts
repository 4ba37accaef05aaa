import type { StateTable } from '#platform/domain/state-table.ts'
import type { ObjectState } from './states.ts'

/** An object of the catalogue. */
export const objectStateTable: StateTable<ObjectState> = {
  words: 'objects:statuses',
  tones: {
    ACTIVE: 'accepted',
    ARCHIVE: 'blocked',
  },
}
