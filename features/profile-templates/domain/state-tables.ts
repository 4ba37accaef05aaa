import type { StateTable } from '#platform/domain/state-table.ts'
import type { VersionState } from './states.ts'

/** State table of template versions; the number is shown before the state. */
export const versionStateTable: StateTable<VersionState> = {
  words: 'profile-templates:builder.states',
  tones: {
    DRAFT: 'work',
    ACTIVE: 'accepted',
    ARCHIVE: 'blocked',
  },
}
