import { defineMachine } from '#platform/domain/machine.ts'
import type { TalkEvent } from './events.ts'
import { expertQuestions, type QuestionFacts } from './expert-talk.policy.ts'
import { questionStates, type QuestionAction, type QuestionState } from './states.ts'

/** State machine of a question. Each step between expert and team goes through the accelerator. */
export const expertQuestionMachine = defineMachine<QuestionState, QuestionAction, QuestionFacts, TalkEvent>({
  name: 'expert_question',
  table: 'expert_question',
  column: 'status',
  states: questionStates,
  initial: 'ASKED',
  conflict: 'STATE_CHANGED',
  transitions: {
    pass: { from: ['ASKED'], to: 'PASSED', by: expertQuestions.mediate, event: 'ExpertQuestionPassed' },
    decline: {
      from: ['ASKED', 'PASSED', 'ANSWERED'],
      to: 'DECLINED',
      by: expertQuestions.mediate,
      event: 'ExpertQuestionDeclined',
    },
    answer: { from: ['PASSED'], to: 'ANSWERED', by: expertQuestions.answer, event: 'ExpertQuestionAnswered' },
    tell: { from: ['ANSWERED'], to: 'TOLD', by: expertQuestions.mediate, event: 'ExpertQuestionTold' },
  },
})
