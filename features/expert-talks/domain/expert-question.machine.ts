import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { expertQuestions, type QuestionFacts, type TalkFacts } from './expert-talk.policy.ts'
import { questionStates, type QuestionAction, type QuestionState, type TalkEvent } from './states.ts'

/** Why nobody writes in a conversation now, or null. */
export const talkRefusal = ({ workAllowed }: Pick<TalkFacts, 'workAllowed'>): ErrorCode | null =>
  workAllowed ? null : 'PARTICIPATION_BLOCKED'

/** State machine of a question. Each step between expert and team goes through the accelerator. */
export const expertQuestionMachine = defineMachine<QuestionState, QuestionAction, QuestionFacts, TalkEvent>({
  name: 'expert_question',
  table: 'expert_question',
  column: 'status',
  states: questionStates,
  initial: 'ASKED',
  conflict: 'STATE_CHANGED',
  transitions: {
    pass: {
      from: ['ASKED'],
      to: 'PASSED',
      by: expertQuestions.mediate,
      guard: talkRefusal,
      event: 'ExpertQuestionPassed',
    },
    decline: {
      from: ['ASKED', 'PASSED', 'ANSWERED'],
      to: 'DECLINED',
      by: expertQuestions.mediate,
      guard: talkRefusal,
      event: 'ExpertQuestionDeclined',
    },
    answer: {
      from: ['PASSED'],
      to: 'ANSWERED',
      by: expertQuestions.answer,
      guard: talkRefusal,
      event: 'ExpertQuestionAnswered',
    },
    tell: {
      from: ['ANSWERED'],
      to: 'TOLD',
      by: expertQuestions.mediate,
      guard: talkRefusal,
      event: 'ExpertQuestionTold',
    },
  },
})
