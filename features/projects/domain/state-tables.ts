import type { StateTable } from '#platform/domain/state-table.ts'
import type { AccessState, PublicationState } from './states.ts'

export const publicationStateTable: StateTable<PublicationState> = {
  words: 'projects:publication',
  tones: {
    DRAFT: 'work',
    PUBLISHED: 'accepted',
    ARCHIVE: 'blocked',
  },
}

/** A project’s participation in a track; completed once every task is accepted. */
export const workStateTable: StateTable<AccessState | 'FINISHED'> = {
  words: 'projects:workStates',
  tones: {
    ALLOWED_TO_WORK: 'work',
    BLOCKED: 'blocked',
    TRANSFERRED: 'blocked',
    FINISHED: 'accepted',
  },
}
