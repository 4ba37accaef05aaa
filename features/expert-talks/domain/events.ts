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
