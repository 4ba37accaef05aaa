import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, requiredText } from '#platform/contract/fields.ts'
import { moved } from './moved.ts'

export const askOpenTask = endpoint({
  ...moved,
  name: 'askOpenTask',
  path: '/open-task/question/ask',
  summary: 'Ask the organiser of an open task',
  body: z.strictObject({ id: id(), question: requiredText(2000) }),
  errors: ['OPEN_TASK_LIMIT', 'RATE_LIMITED', 'STATE_CHANGED'],
})

/** Answers a question: from then on both are public. */
export const answerOpenTask = endpoint({
  ...moved,
  name: 'answerOpenTask',
  path: '/open-task/question/answer',
  summary: 'Answer a question about an open task',
  body: z.strictObject({ id: id(), questionId: id(), answer: requiredText(4000) }),
  errors: ['RATE_LIMITED'],
})
