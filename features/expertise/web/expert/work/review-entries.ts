import { z } from 'zod'
import { longText } from '#platform/contract/fields.ts'
import { answerLength, conclusionLength } from '../../../domain/limits.ts'
import type { ExpertOrderPage } from '../../job.types.ts'

/** The entry of the conclusion. */
export const conclusionKey = 'conclusion'

/** The entry of the answer to a question. */
export const answerKey = (position: number): string => `answer${position}`

/** What is written of a review as fields: an answer to each question, and the conclusion. */
export const reviewSchema = ({ questions }: Pick<ExpertOrderPage, 'questions'>): z.ZodObject =>
  z.object({
    ...Object.fromEntries(questions.map(({ position }) => [answerKey(position), longText(answerLength)])),
    [conclusionKey]: longText(conclusionLength),
  })

/** What the server holds of each entry. */
export const entriesOf = ({ questions, conclusion }: ExpertOrderPage): { key: string; value: string }[] => [
  ...questions.map(({ position, answer }) => ({ key: answerKey(position), value: answer })),
  { key: conclusionKey, value: conclusion },
]

/** The same page with what was saved of it. */
export const withSaved = (
  order: ExpertOrderPage,
  saved: ReadonlyMap<string, string>,
  version: number,
): ExpertOrderPage => ({
  ...order,
  version,
  conclusion: saved.get(conclusionKey) ?? order.conclusion,
  questions: order.questions.map((one) => ({
    ...one,
    answer: saved.get(answerKey(one.position)) ?? one.answer,
  })),
})

/** Where on the page something is missing, in the order in which it stands there. */
export const missingPlaces = ({ resultType, comments, file, questions }: ExpertOrderPage): string[] => [
  ...(resultType === 'FILE' && !file ? ['review:file'] : []),
  ...(resultType !== 'FILE' && comments.length === 0 ? ['review:comments'] : []),
  ...questions
    .filter(({ answer }) => answer.trim() === '')
    .map(({ position }) => `review:${answerKey(position)}`),
]
