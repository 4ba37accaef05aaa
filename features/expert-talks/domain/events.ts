/** What is said about a job; payloads carry the row's `id`. */
export const talkEvents = [
  'ExpertMessageSent',
  'ExpertQuestionAsked',
  'ExpertQuestionPassed',
  'ExpertQuestionDeclined',
  'ExpertQuestionAnswered',
  'ExpertQuestionTold',
] as const

export type TalkEvent = (typeof talkEvents)[number]
