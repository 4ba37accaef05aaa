import { isWebAddress, wholeWebAddress } from '#platform/domain/web-address.ts'
import type { FormFieldKind } from './states.ts'

/** A question of the entry form. */
export type FormField = {
  label: string
  help: string
  kind: FormFieldKind
  required: boolean
  /** What is chosen from, of a `CHOICE`: one on a line. */
  choices: string
}

/** The choices of a question, without empty lines. */
export const choicesOf = (choices: string): string[] =>
  choices
    .split('\n')
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '')

/** Why an answer does not do. */
export type AnswerProblem = 'REQUIRED' | 'NOT_A_NUMBER' | 'INVALID_URL' | 'NOT_IN_LIST' | 'TOO_LONG'

const lineLength = 255

/** What is wrong with an answer; null if nothing is. */
export const answerProblem = (field: FormField, answer: string): AnswerProblem | null => {
  const { kind, required, choices } = field
  if (answer === '') return required ? 'REQUIRED' : null
  if (kind === 'NUMBER') return /^-?\d{1,15}([.,]\d{1,6})?$/.test(answer) ? null : 'NOT_A_NUMBER'
  if (kind === 'LINK') return isWebAddress(wholeWebAddress(answer)) ? null : 'INVALID_URL'
  if (kind === 'CHOICE') return choicesOf(choices).includes(answer) ? null : 'NOT_IN_LIST'
  return kind === 'LINE' && answer.length > lineLength ? 'TOO_LONG' : null
}

/** What is wrong with the answers of an entry, by the number of the question. */
export const answerProblems = (
  form: readonly FormField[],
  answers: readonly string[],
): ReadonlyMap<number, AnswerProblem> =>
  new Map(
    form.flatMap((field, at) => {
      const problem = answerProblem(field, answers[at] ?? '')
      return problem ? [[at, problem] as const] : []
    }),
  )
