import type { StateTable } from '#platform/domain/state-table.ts'
import type { VersionState } from './states.ts'

/** A version of a template; its number stands before the word. */
export const versionStateTable: StateTable<VersionState> = {
  words: 'profile-templates:builder.states',
  tones: {
    DRAFT: 'work',
    ACTIVE: 'accepted',
    ARCHIVE: 'blocked',
  },
}
