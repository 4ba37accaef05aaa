import type { StateTable } from '#platform/domain/state-table.ts'
import type { ObjectState } from './states.ts'

/** State table of the catalogue's objects. */
export const objectStateTable: StateTable<ObjectState> = {
  words: 'objects:statuses',
  tones: {
    ACTIVE: 'accepted',
    ARCHIVE: 'blocked',
  },
}
