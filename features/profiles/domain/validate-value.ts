import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { isWebAddress } from '#platform/domain/web-address.ts'
import { currencies, type DataType } from './element-types.ts'
import type { Field } from './template.ts'
import { isEmpty, type Value } from './values.ts'

/** Why a value is not saved; `null` is a value that may be. */
export type ValueProblem = FieldErrorCode | null

const largest = 1e13
const textDefaults: Partial<Record<DataType, number>> = { STRING: 255, TEXT: 4000 }

/** The most characters a text field takes. */
export const maxLengthOf = ({ type, limits }: Field): number =>
  Math.min(limits.maxLength ?? Infinity, textDefaults[type] ?? Infinity)

/** Whether a field holds an address of the web and nothing else. */
export const isLink = ({ type, limits }: Pick<Field, 'type' | 'limits'>): boolean =>
  type === 'STRING' && limits.webAddress === true

const wellFormed = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** What a person reads of a rich text: tags do not count as characters. */
const plainLength = (text: string): number => [...text.replace(/<[^>]*>/g, '')].length

const checkText = (field: Field, value: Value): ValueProblem => {
  if (typeof value !== 'string' || !wellFormed(value)) return 'INVALID'
  const length = field.rich ? plainLength(value) : value.length
  // Marks of a rich text take room as well: it may not grow without bound behind a short reading.
  const stored = field.rich ? maxLengthOf(field) * 8 : maxLengthOf(field)
  if (length > maxLengthOf(field) || value.length > stored) return 'TOO_LONG'
  return isLink(field) && !isWebAddress(value) ? 'INVALID_URL' : null
}

const inRange = (number: number, { limits: { min, max } }: Field): ValueProblem => {
  if (Math.abs(number) > largest) return 'TOO_BIG'
  if (min !== undefined && number < min) return 'TOO_SMALL'
  return max !== undefined && number > max ? 'TOO_BIG' : null
}

/** At most two decimals (spec 5), told by the shortest way to write the number. */
const hasTwoDecimals = (number: number): boolean => /^-?\d+(\.\d{1,2})?$/.test(String(number))

const checkNumber = (field: Field, value: Value): ValueProblem => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'NOT_A_NUMBER'
  if (field.type === 'INTEGER') return Number.isInteger(value) ? inRange(value, field) : 'NOT_AN_INTEGER'
  if (Math.abs(value) <= largest && !hasTwoDecimals(value)) return 'TOO_MANY_DECIMALS'
  if (field.type === 'PERCENT' && value < 0) return 'TOO_SMALL'
  if (field.type === 'PERCENT' && value > 100) return 'TOO_BIG'
  return inRange(value, field)
}

const isRecord = (value: Value): value is Exclude<Value, string | number | boolean | null | unknown[]> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const checkMoney = (field: Field, value: Value): ValueProblem => {
  if (!isRecord(value) || !('amount' in value) || typeof value.amount !== 'string') return 'NOT_A_NUMBER'
  if (!(currencies as readonly string[]).includes(value.currency)) return 'NOT_IN_LIST'
  if (field.currency && value.currency !== field.currency) return 'NOT_IN_LIST'
  if (!/^-?\d{1,14}(\.\d+)?$/.test(value.amount)) return 'NOT_A_NUMBER'
  if (/\.\d{3,}$/.test(value.amount)) return 'TOO_MANY_DECIMALS'
  return inRange(Number(value.amount), field)
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

const checkDate = ({ limits: { from, to } }: Field, value: Value): ValueProblem => {
  if (typeof value !== 'string' || !isDay(value)) return 'INVALID_DATE'
  if (from !== undefined && value < from) return 'TOO_SMALL'
  return to !== undefined && value > to ? 'TOO_BIG' : null
}

const checkList = ({ multiple, limits }: Field, value: Value): ValueProblem => {
  if (!Array.isArray(value) || !value.every((id) => Number.isSafeInteger(id) && Number(id) > 0))
    return 'NOT_IN_LIST'
  if (new Set<unknown>(value).size !== value.length) return 'INVALID'
  return value.length > (multiple ? (limits.maxCount ?? 50) : 1) ? 'TOO_MANY' : null
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const checkFiles = ({ limits }: Field, value: Value): ValueProblem => {
  if (!Array.isArray(value) || !value.every((id) => typeof id === 'string' && uuid.test(id))) return 'INVALID'
  if (new Set<unknown>(value).size !== value.length) return 'INVALID'
  return value.length > (limits.maxCount ?? 10) ? 'TOO_MANY' : null
}

const checkPhone = (_field: Field, value: Value): ValueProblem => {
  if (!isRecord(value) || !('number' in value) || !/^[A-Z]{2}$/.test(value.country)) return 'INVALID_PHONE'
  return /^\+[1-9]\d{6,14}$/.test(value.number) ? null : 'INVALID_PHONE'
}

const checks: Record<DataType, (field: Field, value: Value) => ValueProblem> = {
  STRING: checkText,
  TEXT: checkText,
  DATE: checkDate,
  BOOLEAN: (_field, value) => (typeof value === 'boolean' ? null : 'INVALID'),
  INTEGER: checkNumber,
  NUMBER: checkNumber,
  MONEY: checkMoney,
  LIST: checkList,
  PERCENT: checkNumber,
  PHONE: checkPhone,
  FILE: checkFiles,
}

/**
 * The one judge of a value, on both sides (product 8). Nothing given is fine here: whether something must be given is
 * asked when a task is completed, because a profile is filled bit by bit.
 */
export const valueProblem = (field: Field, value: Value): ValueProblem =>
  isEmpty(value) ? null : checks[field.type](field, value)
