import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { wholeWebAddress } from '#platform/domain/web-address.ts'
import type { Currency, DataType } from '../../fields/domain/element-types.ts'
import type { Field, Limits } from '../../fields/domain/tree.ts'
import { valueProblem } from '../../fields/domain/validate-value.ts'
import { isEmpty, type Value } from '../../fields/domain/values.ts'
import type { FormFieldKind } from './states.ts'

/** A question of the entry form. */
export type FormField = {
  label: string
  help: string
  kind: FormFieldKind
  required: boolean
  /** The choices of a `CHOICE`, one per line. */
  choices: string
  /** The dictionary with the choices of a `LIST`. */
  dictionary?: string | null | undefined
} & Bounds

/** Bounds of an answer; those that do not apply to the kind of question are undefined. */
type Bounds = {
  /** For numbers, percentages and amounts. */
  min?: number | null | undefined
  max?: number | null | undefined
  /** Currency of an amount: its bounds are in the same currency. */
  currency?: Currency | null | undefined
  /** For dates, as calendar days. */
  from?: string | null | undefined
  to?: string | null | undefined
  /** The date must not be before the day of submission. */
  notPast?: boolean | null | undefined
}

const numericKinds: ReadonlySet<FormFieldKind> = new Set(['NUMBER', 'INTEGER', 'PERCENT', 'MONEY'])

/** Whether answers to this kind of question have numeric bounds. */
export const isNumeric = (kind: FormFieldKind): boolean => numericKinds.has(kind)

/** The field type of each kind of question. */
const typeOf: Record<FormFieldKind, DataType> = {
  LINE: 'STRING',
  TEXT: 'TEXT',
  LINK: 'STRING',
  NUMBER: 'NUMBER',
  INTEGER: 'INTEGER',
  PERCENT: 'PERCENT',
  MONEY: 'MONEY',
  DATE: 'DATE',
  BOOLEAN: 'BOOLEAN',
  PHONE: 'PHONE',
  LIST: 'LIST',
  CHOICE: 'STRING',
}

const noWords = { ru: '', en: '' }

const later = (a: string | null, b: string | null): string | null =>
  a !== null && (b === null || a > b) ? a : b

const limitsOf = ({ kind, min, max, from, to, notPast }: FormField, today: string | null): Limits => {
  if (kind === 'LINK') return { webAddress: true }
  if (isNumeric(kind))
    return {
      ...(min === null || min === undefined ? {} : { min }),
      ...(max === null || max === undefined ? {} : { max }),
    }
  if (kind !== 'DATE') return {}
  const earliest = later(from ?? null, notPast ? today : null)
  return { ...(earliest === null ? {} : { from: earliest }), ...(to ? { to } : {}) }
}

/**
 * The question as a field definition, with the organiser's text for every language. `today`: the day of the answer
 * in the task's time zone; null if an answer is only shown.
 */
export const fieldOf = (question: FormField, at: number, today: string | null = null): Field => {
  const { label, help, kind, required, dictionary, currency } = question
  return {
    code: `q${at}`,
    name: { ru: label, en: label },
    shortName: noWords,
    description: noWords,
    help: { ru: help, en: help },
    type: typeOf[kind],
    required,
    limits: limitsOf(question, today),
    ...(kind === 'LIST' && dictionary ? { dictionary } : {}),
    ...(kind === 'MONEY' && currency ? { currency } : {}),
  }
}

/** The choices of a question, without empty lines. */
export const choicesOf = (choices: string): string[] =>
  choices
    .split('\n')
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '')

/** An answer as it is stored: texts trimmed, URLs complete; null if empty. */
export const wholeAnswer = ({ kind }: Pick<FormField, 'kind'>, answer: Value): Value => {
  if (isEmpty(answer)) return null
  if (typeof answer !== 'string') return answer
  return kind === 'LINK' ? wholeWebAddress(answer.trim()) : answer.trim()
}

/** The error of an answer by the rules of its field type on the day of submission; null if it is valid. */
export const answerProblem = (
  question: FormField,
  answer: Value,
  today: string,
  at = 0,
): FieldErrorCode | null => {
  const whole = wholeAnswer(question, answer)
  if (whole === null) return question.required ? 'REQUIRED' : null
  if (question.kind === 'CHOICE')
    return choicesOf(question.choices).some((choice) => choice === whole) ? null : 'NOT_IN_LIST'
  return valueProblem(fieldOf(question, at, today), whole)
}

/** The errors of an entry's answers, by the number of the question. */
export const answerProblems = (
  form: readonly FormField[],
  answers: readonly Value[],
  today: string,
): ReadonlyMap<number, FieldErrorCode> =>
  new Map(
    form.flatMap((question, at) => {
      const problem = answerProblem(question, answers[at] ?? null, today, at)
      return problem ? [[at, problem] as const] : []
    }),
  )

/** An answer as its field type stores it: earlier versions stored numbers as they were typed. */
export const storedAnswer = ({ kind }: FormField, answer: Value): Value => {
  if (kind !== 'NUMBER' || typeof answer !== 'string') return answer
  const number = Number(answer.replace(',', '.'))
  return answer === '' || Number.isNaN(number) ? null : number
}
