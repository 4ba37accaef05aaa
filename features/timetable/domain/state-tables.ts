import type { StateTable } from '#platform/domain/state-table.ts'
import type { Acceptance, StreamState } from './states.ts'

export const streamStateTable: StateTable<StreamState> = {
  words: 'timetable:states',
  tones: { PLANNED: 'new', ACTIVE: 'accepted', COMPLETED: 'blocked' },
}

/** State table of whether a track accepts applications now. */
export const acceptanceStateTable: StateTable<Acceptance> = {
  words: 'timetable:acceptances',
  tones: {
    ALWAYS: 'accepted',
    UNTIL: 'accepted',
    FROM: 'new',
    NO_DATES: 'work',
    PAUSED: 'blocked',
    UNPUBLISHED: 'blocked',
    ARCHIVED: 'blocked',
  },
}
