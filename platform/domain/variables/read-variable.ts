import type { FieldErrorCode } from '../product-error.ts'
import { readEmail } from '../typed/email.ts'
import { isWebAddress, wholeWebAddress } from '../web-address.ts'
import { readPicture } from './picture-value.ts'
import { senderParts } from './sender-parts.ts'
import {
  systemVariables,
  type SystemVariable,
  type VariableKind,
  type VariableValue,
} from './system-variables.ts'

type Read = VariableValue | { error: FieldErrorCode }

const isOneLine = (value: string): boolean => !/\p{Cc}/u.test(value) && value.isWellFormed()

const readText = ({ max, required }: { max: number; required: boolean }, value: string): Read => {
  if (value === '' && required) return { error: 'REQUIRED' }
  if (value.length > max) return { error: 'TOO_LONG' }
  return value.includes('\u0000') || !value.isWellFormed() ? { error: 'INVALID' } : value
}

const readNumber = ({ min, max }: { min: number; max: number }, value: string): Read => {
  if (value === '') return { error: 'REQUIRED' }
  if (!/^-?\d{1,9}$/.test(value)) return { error: 'NOT_AN_INTEGER' }
  const number = Number(value)
  if (number < min) return { error: 'TOO_SMALL' }
  return number > max ? { error: 'TOO_BIG' } : number
}

const readLink = ({ https }: { https: boolean }, value: string): Read => {
  const whole = wholeWebAddress(value)
  if (whole.length > 255) return { error: 'TOO_LONG' }
  return isWebAddress(whole) && (!https || whole.startsWith('https://')) ? whole : { error: 'INVALID_URL' }
}

const readAddress = (value: string): Read => {
  const read = readEmail(value)
  if ('value' in read) return read.value
  return { error: 'fault' in read ? read.fault : 'INVALID_EMAIL' }
}

/** The longest name in front of an address, and the longest sender. */
const longestName = 100
const longestSender = 320

/** The standard sender is of this machine, whose name has no domain as other addresses have. */
const readSenderAddress = (value: string): Read => {
  if (!/@localhost$/i.test(value)) return readAddress(value)
  const read = readAddress(`${value}.example`)
  return typeof read === 'object' ? read : value
}

/** A sender as emails name it: an address, or `Name <address>`. */
const readSender = (value: string): Read => {
  if (value === '') return { error: 'REQUIRED' }
  // Before any pattern: they may take quadratic time.
  if (value.length > longestSender) return { error: 'TOO_LONG' }
  if (!isOneLine(value)) return { error: 'INVALID' }
  const typed = senderParts(value)
  const { name } = typed
  if (name.length > longestName) return { error: 'TOO_LONG' }
  // In quotes they would have to be escaped, and mail programs disagree on how.
  if (/["\\<>]/.test(name)) return { error: 'INVALID' }
  const address = readSenderAddress(typed.address)
  if (typeof address === 'object' || name === '') return address
  // Quoted, a name may contain commas and dots.
  return /[^\p{L}\p{N} ]/u.test(name) ? `"${name}" <${address}>` : `${name} <${address}>`
}

/** Reads a typed value of a variable; returns its stored form, or why it is refused. */
export const readVariable = (key: SystemVariable, typed: string): Read => {
  const variable: VariableKind = systemVariables[key]
  const value = typed.trim()
  switch (variable.kind) {
    case 'email':
      return value === '' ? '' : readAddress(value)
    case 'sender':
      return readSender(value)
    case 'picture':
      return readPicture(value)
    case 'text':
      return readText(variable, value)
    case 'number':
      return readNumber(variable, value)
    case 'choice':
      return variable.of.includes(value) ? value : { error: 'NOT_IN_LIST' }
    default:
      return value === '' ? '' : readLink(variable, value)
  }
}
