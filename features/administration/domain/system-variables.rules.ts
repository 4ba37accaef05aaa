import { brands } from '#platform/domain/brands.ts'
import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { readEmail } from '#platform/domain/typed/email.ts'
import { isWebAddress, wholeWebAddress } from '#platform/domain/web-address.ts'

type TextKind = { kind: 'text'; max: number; required: boolean }
type NumberKind = { kind: 'number'; min: number; max: number }
type ChoiceKind = { kind: 'choice'; of: readonly [string, ...string[]] }
type LinkKind = { kind: 'link' | 'email' }

/** What a variable may hold. */
export type VariableKind = TextKind | NumberKind | ChoiceKind | LinkKind

/** Every variable an administrator may set, in the order in which they are shown, by group. */
export const systemVariables = {
  appName: { group: 'look', kind: 'text', max: 100, required: true },
  companyName: { group: 'look', kind: 'text', max: 100, required: true },
  companyDetails: { group: 'look', kind: 'text', max: 300, required: false },
  companyDetailsEn: { group: 'look', kind: 'text', max: 300, required: false },
  brand: { group: 'look', kind: 'choice', of: ['default', ...brands] },
  acceleratorRequestLimit: { group: 'limits', kind: 'number', min: 0, max: 100 },
  supportEmail: { group: 'help', kind: 'email' },
  faqUrl: { group: 'help', kind: 'link' },
  logViewerUrl: { group: 'help', kind: 'link' },
} as const satisfies Record<string, VariableKind & { group: string }>

export type SystemVariable = keyof typeof systemVariables

export const systemVariableKeys = Object.keys(systemVariables) as [SystemVariable, ...SystemVariable[]]

export const variableGroups = ['look', 'limits', 'help'] as const

/** What a variable is kept as: a number, or a text; an empty link says that there is none. */
export type VariableValue = string | number

const refusedText = (kind: TextKind, value: string): FieldErrorCode | null => {
  if (value === '' && kind.required) return 'REQUIRED'
  if (value.length > kind.max) return 'TOO_LONG'
  return value.includes('\u0000') || !value.isWellFormed() ? 'INVALID' : null
}

const readNumber = (kind: NumberKind, value: string): VariableValue | { error: FieldErrorCode } => {
  if (value === '') return { error: 'REQUIRED' }
  if (!/^-?\d{1,9}$/.test(value)) return { error: 'NOT_AN_INTEGER' }
  const number = Number(value)
  if (number < kind.min) return { error: 'TOO_SMALL' }
  return number > kind.max ? { error: 'TOO_BIG' } : number
}

const readLink = (value: string): VariableValue | { error: FieldErrorCode } => {
  const whole = wholeWebAddress(value)
  if (whole.length > 255) return { error: 'TOO_LONG' }
  return isWebAddress(whole) ? whole : { error: 'INVALID_URL' }
}

/** Reads what a person typed for a variable: what is kept, or why it is refused. */
export const readVariable = (
  key: SystemVariable,
  typed: string,
): VariableValue | { error: FieldErrorCode } => {
  const variable: VariableKind = systemVariables[key]
  const value = typed.trim()
  switch (variable.kind) {
    case 'email':
      return value === '' ? '' : readAddress(value)
    case 'text': {
      const error = refusedText(variable, value)
      return error ? { error } : value
    }
    case 'number':
      return readNumber(variable, value)
    case 'choice':
      return variable.of.includes(value) ? value : { error: 'NOT_IN_LIST' }
    default:
      return value === '' ? '' : readLink(value)
  }
}

const readAddress = (value: string): VariableValue | { error: FieldErrorCode } => {
  const read = readEmail(value)
  if ('value' in read) return read.value
  return { error: 'fault' in read ? read.fault : 'INVALID_EMAIL' }
}
