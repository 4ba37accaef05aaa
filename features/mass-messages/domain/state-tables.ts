import type { StateTable } from '#platform/domain/state-table.ts'
import type { MassMessageState, RecipientState } from './states.ts'

export const massMessageStateTable: StateTable<MassMessageState> = {
  words: 'mass-messages:states',
  tones: { DRAFT: 'work', PLANNED: 'new', SENDING: 'work', STOPPED: 'blocked', SENT: 'accepted' },
}

export const recipientStateTable: StateTable<RecipientState> = {
  words: 'mass-messages:recipientStates',
  tones: {
    LEFT_OUT: 'blocked',
    WAITING: 'new',
    READ: 'accepted',
    EMAIL_FAILED: 'rejected',
    EMAILED: 'accepted',
    IN_INBOX: 'work',
  },
}
