import type { FieldErrorCode, FieldErrors } from '#platform/domain/product-error.ts'
import { codeProblem, type CodeProblem } from '../../profiles/domain/codes.rules.ts'
import { numericTypes, type DataType } from '../../profiles/domain/element-types.ts'
import type { Field, Limits } from '../../profiles/domain/template.ts'
import type { ObjectState } from './states.ts'

/** How many large figures stand at the head of a project's page (spec 5). */
export const maxSingleIndicators = 5

/** Types that say their unit themselves: money has a currency, a percent its sign. */
const withOwnUnit: ReadonlySet<DataType> = new Set(['MONEY', 'PERCENT'])

/** Whether a field is an indicator: a number that says of what. */
export const isIndicator = ({ type, unit }: Pick<Field, 'type' | 'unit'>): boolean =>
  numericTypes.includes(type) && (withOwnUnit.has(type) || (unit?.ru ?? '') !== '')

/** Why an indicator cannot become one of the large figures; null when it can. */
export const singleRefusal = (facts: {
  indicator: boolean
  status: ObjectState
  taken: number
}): 'STATE_CHANGED' | 'SINGLE_INDICATOR_LIMIT' | null => {
  if (!facts.indicator || facts.status !== 'ACTIVE') return 'STATE_CHANGED'
  return facts.taken >= maxSingleIndicators ? 'SINGLE_INDICATOR_LIMIT' : null
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

/** What is wrong with an object's field, besides its code. */
export const fieldProblems = (field: Field): FieldErrors => ({
  ...(field.name.ru === '' ? { 'field.name.ru': 'REQUIRED' as const } : {}),
  ...(field.name.en === '' ? { 'field.name.en': 'REQUIRED' as const } : {}),
  ...(field.type === 'LIST' && !field.dictionary ? { 'field.dictionary': 'REQUIRED' as const } : {}),
  ...(isAbove(field.limits.min, field.limits.max)
    ? { 'field.limits.max': 'TO_NOT_ABOVE_FROM' as const }
    : {}),
  ...(isAbove(field.limits.from, field.limits.to) ? { 'field.limits.to': 'TO_NOT_ABOVE_FROM' as const } : {}),
})

/** What is wrong with a new object's code: it names the element for ever, in every template. */
export const newCodeProblem = (code: string, taken: ReadonlySet<string>): FieldErrors => {
  const problem = codeProblem(code, taken)
  return problem ? { 'field.code': codeErrors[problem] } : {}
}

const limitsOf: Record<DataType, readonly (keyof Limits)[]> = {
  STRING: ['maxLength'],
  TEXT: ['maxLength'],
  DATE: ['from', 'to'],
  BOOLEAN: [],
  INTEGER: ['min', 'max'],
  NUMBER: ['min', 'max'],
  MONEY: ['min', 'max'],
  LIST: ['maxCount'],
  PERCENT: ['min', 'max'],
  PHONE: [],
  FILE: ['maxCount', 'extensions'],
}

const optionsOf: Partial<Record<DataType, readonly (keyof Field)[]>> = {
  TEXT: ['rich'],
  INTEGER: ['unit'],
  NUMBER: ['unit'],
  MONEY: ['currency'],
  LIST: ['dictionary', 'multiple'],
  FILE: ['templateFileId'],
}

const pick = <T extends object>(from: T, keys: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]]))) as Partial<T>

/** The field with what its type knows, and nothing else. */
export const tidyField = (field: Field): Field =>
  ({
    ...pick(field, ['code', 'name', 'shortName', 'description', 'help', 'type', 'required']),
    ...pick(field, optionsOf[field.type] ?? []),
    limits: pick(field.limits, limitsOf[field.type]),
  }) as Field
