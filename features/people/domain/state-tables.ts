import type { StateTable } from '#platform/domain/state-table.ts'
import type { PersonState } from './people.states.ts'
import type { ErasureState } from './states.ts'

/** A person’s access to the portal. */
export const personStateTable: StateTable<PersonState> = {
  words: 'people:states',
  tones: {
    W: 'new',
    A: 'accepted',
    B: 'blocked',
    R: 'rejected',
  },
}

/** A request to erase one’s data. */
export const erasureStateTable: StateTable<ErasureState> = {
  words: 'people:erasureStates',
  tones: {
    ASKED: 'new',
    APPROVED: 'accepted',
    REJECTED: 'rejected',
    WITHDRAWN: 'blocked',
  },
}
