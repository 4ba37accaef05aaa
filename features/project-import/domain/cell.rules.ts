import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { isWebAddress, wholeWebAddress } from '#platform/domain/web-address.ts'
import { valueFromText } from '../../profiles/domain/pasted-text.rules.ts'
import type { Field } from '../../profiles/domain/template.ts'
import { valueProblem } from '../../profiles/domain/validate-value.ts'
import type { Phone, Value } from '../../profiles/domain/values.ts'
import { mainFields, type MainField } from './targets.ts'

/** Finds what names and numbers in cells mean. */
export type Lookup = {
  listValue: (dictionary: string, name: string) => number | undefined
  stage: (name: string) => string | undefined
  phone: (text: string) => Phone | null
}

/** What a cell came to: what it means, or what is wrong with it. */
export type ReadCell<Meaning> = { value: Meaning } | { problem: FieldErrorCode }

const emailShape = /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+\.[^\s@<>"(),;:\\]{2,}$/

const wellFormed = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** A leader's address. */
export const readEmail = (text: string): ReadCell<string> =>
  text.length > 255 || !emailShape.test(text) ? { problem: 'INVALID_EMAIL' } : { value: text }

/** A main setting of a project. */
export const readMain = (field: MainField, text: string): ReadCell<string> => {
  const value = field === 'website' ? wholeWebAddress(text) : text
  if (!wellFormed(value)) return { problem: 'INVALID' }
  if (value.length > mainFields[field]) return { problem: 'TOO_LONG' }
  return field === 'website' && !isWebAddress(value) ? { problem: 'INVALID_URL' } : { value }
}

const wrongShape: Partial<Record<Field['type'], FieldErrorCode>> = {
  DATE: 'INVALID_DATE',
  INTEGER: 'NOT_A_NUMBER',
  NUMBER: 'NOT_A_NUMBER',
  MONEY: 'NOT_A_NUMBER',
  PERCENT: 'NOT_A_NUMBER',
  LIST: 'NOT_IN_LIST',
  PHONE: 'INVALID_PHONE',
}

/** A value of a field of the profile. */
export const readValue = (field: Field, text: string, lookup: Lookup): ReadCell<Value> => {
  const found =
    field.type === 'PHONE' ? (lookup.phone(text) ?? undefined) : valueFromText(field, text, lookup.listValue)
  if (found === undefined) return { problem: wrongShape[field.type] ?? 'INVALID' }
  const problem = valueProblem(field, found)
  return problem ? { problem } : { value: found }
}
