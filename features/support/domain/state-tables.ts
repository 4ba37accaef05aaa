import type { StateTable } from '#platform/domain/state-table.ts'
import type { AnswerMailState, SupportState } from './states.ts'

export const supportStateTable: StateTable<SupportState> = {
  words: 'support:states',
  tones: { NEW: 'new', WORK: 'work', ANSWERED: 'accepted', CLOSED: 'blocked' },
}

export const answerMailStateTable: StateTable<AnswerMailState> = {
  words: 'support:answerMailStates',
  tones: { WAITING: 'new', SENT: 'accepted', UNDELIVERED: 'rejected' },
}
