import { z } from 'zod'
import { longText } from '#platform/contract/fields.ts'
import { answerLength, conclusionLength } from '../../../domain/states.ts'
import type { ExpertOrderPage } from '../../job.types.ts'
import { missingQuestions, templateEntries, withSavedValues } from '../../template/template-entries.ts'

/** The entry of the conclusion. */
export const conclusionKey = 'conclusion'

/** The entry of the answer to a question. */
export const answerKey = (position: number): string => `answer${position}`

/** Schema of the written parts of a review: an answer to each question, and the conclusion. */
export const reviewSchema = ({ questions }: Pick<ExpertOrderPage, 'questions'>): z.ZodObject =>
  z.object({
    ...Object.fromEntries(questions.map(({ position }) => [answerKey(position), longText(answerLength)])),
    [conclusionKey]: longText(conclusionLength),
  })

/** The server's value of each entry. */
export const entriesOf = ({
  template,
  questions,
  conclusion,
}: ExpertOrderPage): { key: string; value: unknown }[] => [
  ...templateEntries(template),
  ...questions.map(({ position, answer }) => ({ key: answerKey(position), value: answer })),
  { key: conclusionKey, value: conclusion },
]

/** A saved text, if it was saved. */
export const textIn = (saved: ReadonlyMap<string, unknown>, key: string): string | undefined =>
  saved.has(key) ? String(saved.get(key)) : undefined

/** The same page with saved entries applied. */
export const withSaved = (
  order: ExpertOrderPage,
  saved: ReadonlyMap<string, unknown>,
  version: number,
): ExpertOrderPage => ({
  ...order,
  version,
  template: withSavedValues(order.template, saved),
  conclusion: textIn(saved, conclusionKey) ?? order.conclusion,
  questions: order.questions.map((one) => ({
    ...one,
    answer: textIn(saved, answerKey(one.position)) ?? one.answer,
  })),
})

/** Places on the page where something is missing, in page order. */
export const missingPlaces = ({
  resultType,
  template,
  comments,
  file,
  questions,
}: ExpertOrderPage): string[] => [
  ...(resultType === 'FILE' && !file ? ['review:file'] : []),
  ...missingQuestions(template),
  ...(resultType === 'COMMENTS' && comments.length === 0 ? ['review:comments'] : []),
  ...questions
    .filter(({ answer }) => answer.trim() === '')
    .map(({ position }) => `review:${answerKey(position)}`),
]
