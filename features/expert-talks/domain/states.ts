/** Events of the conversation about a job; the payload is the row's `id`. */
export const talkEvents = [
  'ExpertMessageSent',
  'ExpertQuestionAsked',
  'ExpertQuestionPassed',
  'ExpertQuestionDeclined',
  'ExpertQuestionAnswered',
  'ExpertQuestionTold',
] as const

export type TalkEvent = (typeof talkEvents)[number]

/**
 * States of a question: asked by the expert, passed on by the accelerator, answered by the team, answer passed on to
 * the expert; or declined.
 */
export const questionStates = ['ASKED', 'PASSED', 'ANSWERED', 'TOLD', 'DECLINED'] as const

export type QuestionState = (typeof questionStates)[number]

/** Actions on a question: all are the accelerator's, except for the team's `answer`. */
export const questionActions = ['pass', 'decline', 'answer', 'tell'] as const

export type QuestionAction = (typeof questionActions)[number]

/** Maximum numbers for one job. */
export const maxMessages = 500
export const maxQuestions = 20

/** Maximum length in characters of a message, a question and an answer. */
export const messageLength = 4000
