import type { StateTable } from '#platform/domain/state-table.ts'
import type { QuestionState } from './states.ts'

/** State labels and colours of a question to the team. */
export const questionStateTable: StateTable<QuestionState> = {
  words: 'expert-talks:states',
  tones: { ASKED: 'new', PASSED: 'work', ANSWERED: 'done', TOLD: 'accepted', DECLINED: 'rejected' },
}
