import type { FieldErrorCode, FieldErrors } from '#platform/domain/product-error.ts'
import { codeProblem, type CodeProblem } from '../../fields/domain/codes.rules.ts'
import { numericTypes, type DataType } from '../../fields/domain/element-types.ts'
import type { Field } from '../../fields/domain/tree.ts'
import { fieldOf, partsOf, placeOfPart, type FieldPart } from './object-parts.ts'
import type { ObjectState } from './states.ts'

/** Maximum number of key figures in the heading of a project's page (spec 5). */
export const maxSingleIndicators = 5

/** Types with their own unit: money has a currency, a percent its sign. */
const withOwnUnit: ReadonlySet<DataType> = new Set(['MONEY', 'PERCENT'])

/** Whether a field is an indicator: a number with a unit. */
export const isIndicator = ({ type, unit }: Pick<Field, 'type' | 'unit'>): boolean =>
  numericTypes.includes(type) && (withOwnUnit.has(type) || (unit?.ru ?? '') !== '')

/** Why an indicator cannot become a key figure, or null. */
export const singleRefusal = (facts: {
  indicator: boolean
  status: ObjectState
  taken: number
  /** The most that administrators allow. */
  max?: number
}): 'STATE_CHANGED' | 'SINGLE_INDICATOR_LIMIT' | null => {
  if (!facts.indicator || facts.status !== 'ACTIVE') return 'STATE_CHANGED'
  return facts.taken >= (facts.max ?? maxSingleIndicators) ? 'SINGLE_INDICATOR_LIMIT' : null
}

const codeErrors: Record<CodeProblem, FieldErrorCode> = {
  REQUIRED: 'REQUIRED',
  TOO_LONG: 'TOO_LONG',
  INVALID: 'INVALID',
  RESERVED: 'INVALID',
  ALREADY_TAKEN: 'ALREADY_TAKEN',
}

const isAbove = (from: number | string | undefined, to: number | string | undefined): boolean =>
  from !== undefined && to !== undefined && from > to

/** Maximum length of a line of text, and the maximum percentage (spec 3, 5). */
const longestLine = 255
const wholePercent = 100

const numberProblem = ({ type }: Field, number: number | undefined): FieldErrorCode | null => {
  if (number === undefined) return null
  if (type === 'INTEGER' && !Number.isInteger(number)) return 'NOT_AN_INTEGER'
  if (type === 'PERCENT' && number < 0) return 'TOO_SMALL'
  return type === 'PERCENT' && number > wholePercent ? 'TOO_BIG' : null
}

/** Errors in an object without its code, by part. */
export const partProblems = (field: Field): Partial<Record<FieldPart, FieldErrorCode>> => {
  const { name, type, limits } = field
  const problems: Partial<Record<FieldPart, FieldErrorCode | null>> = {
    name_ru: name.ru === '' ? 'REQUIRED' : null,
    name_en: name.en === '' ? 'REQUIRED' : null,
    dictionary: type === 'LIST' && !field.dictionary ? 'REQUIRED' : null,
    max_length: type === 'STRING' && (limits.maxLength ?? 0) > longestLine ? 'TOO_BIG' : null,
    min: numberProblem(field, limits.min),
    max: numberProblem(field, limits.max) ?? (isAbove(limits.min, limits.max) ? 'TO_NOT_ABOVE_FROM' : null),
    to: isAbove(limits.from, limits.to) ? 'TO_NOT_ABOVE_FROM' : null,
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}

/** Errors in an object's field without its code, by path. */
export const fieldProblems = (field: Field): FieldErrors =>
  Object.fromEntries(
    Object.entries(partProblems(field)).map(([part, problem]) => [
      `field.${placeOfPart[part as FieldPart]}`,
      problem,
    ]),
  )

/** Errors in a new object's code, which identifies the element permanently, in every template. */
export const newCodeProblem = (code: string, taken: ReadonlySet<string>): FieldErrors => {
  const problem = codeProblem(code, taken)
  return problem ? { 'field.code': codeErrors[problem] } : {}
}

/** The field with only the parts that its type has. */
export const tidyField = (field: Field): Field => fieldOf(field, partsOf(field))
