import { longestPersonName } from '#platform/domain/person-name.ts'
import { hasLink, inReadingOrder, onOneLine } from '#platform/domain/plain-name.ts'
import { cellFault } from '#platform/domain/typed/cell-fault.ts'
import { readEmail as readAddress } from '#platform/domain/typed/email.ts'
import { addressIn, withoutAddress } from '#platform/domain/typed/linked-text.ts'
import { isDash, isPlaceholder } from '#platform/domain/typed/nothing.ts'
import { faultOf, mapReading, type Conventions, type Reading } from '#platform/domain/typed/reading.ts'
import { isWebAddress, wholeWebAddress } from '#platform/domain/web-address.ts'
import { fieldTypes } from '../../fields/domain/field-types.ts'
import { readFieldText, readFieldValue } from '../../fields/domain/pasted-text.rules.ts'
import type { Field } from '../../fields/domain/tree.ts'
import { valueProblem } from '../../fields/domain/validate-value.ts'
import type { Phone, Value } from '../../fields/domain/values.ts'
import { cellProblemOf, type CellProblemCode } from './cell-problems.ts'
import { mainFields, type MainField } from './targets.ts'

/** Resolves names and numbers in cells. */
export type Lookup = {
  /** The id of a value; 0 if the user chose to leave the field empty. */
  listValue: (dictionary: string, name: string) => number | undefined
  phone: (text: string) => Phone | null
  /** Whether a cell was longer than any text of the portal: a truncated text is no value. */
  isCut?: (line: number, column: number) => boolean
  /** The user's answers about ambiguous texts, by column target. */
  conventions?: (target: string) => Conventions
}

/** Result of reading a cell: its value, or its problem. */
export type ReadCell<Meaning> = { value: Meaning } | { problem: CellProblemCode }

/** Whether the text of a cell means that there is no value; a dash among pluses is a "no". */
export const isNothing = (text: string, field?: Field): boolean =>
  isPlaceholder(text) || (isDash(text) && field?.type !== 'BOOLEAN')

const wellFormed = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** Maximum length of a cell with people: several founders with their addresses. */
const longestCell = 1000

/** An email address, by the rule of every form. */
export const readEmail = (text: string): ReadCell<string> => {
  if (text.length > longestCell) return { problem: 'TOO_LONG' }
  const reading = readAddress(addressIn(text))
  return 'value' in reading
    ? { value: reading.value }
    : { problem: cellProblemOf(faultOf(reading) ?? 'INVALID_EMAIL') }
}

/** Name of a leader; it is used in an email. */
export const readLeaderName = (text: string): ReadCell<string> => {
  if (text.length > longestCell) return { problem: 'TOO_LONG' }
  const fault = cellFault(text)
  if (fault) return { problem: cellProblemOf(fault) }
  const all = onOneLine(inReadingOrder(withoutAddress(text)))
  if (!wellFormed(all)) return { problem: 'INVALID' }
  if (hasLink(all)) return { problem: 'LINK_NOT_ALLOWED' }
  // The first of several founders is invited.
  const value = (all.split(/[,;/]/)[0] ?? '').trim()
  return value.length > longestPersonName ? { problem: 'TOO_LONG' } : { value }
}

/** A cell as a value of the project's own form. */
export const asTyped = (field: MainField, text: string): string => {
  if (field === 'website') return wholeWebAddress(addressIn(text))
  return field === 'name' ? onOneLine(inReadingOrder(withoutAddress(text))) : text
}

/** A main setting of a project. */
export const readMain = (field: MainField, text: string): ReadCell<string> => {
  const fault = cellFault(text)
  if (fault) return { problem: cellProblemOf(fault) }
  const value = asTyped(field, text)
  if (!wellFormed(value)) return { problem: 'INVALID' }
  if (field === 'name' && hasLink(value)) return { problem: 'LINK_NOT_ALLOWED' }
  if (value.length > mainFields[field]) return { problem: 'TOO_LONG' }
  return field === 'website' && !isWebAddress(value) ? { problem: 'INVALID_URL' } : { value }
}

const withoutLeftOut = (value: Value): Value => {
  const ids = Array.isArray(value) ? (value as (number | string)[]).filter((id) => id !== 0) : []
  return ids.length === 0 ? null : (ids as number[])
}

/** Reads a cell as a value of a profile field. */
export const readField = (field: Field, text: string, lookup: Lookup, target = ''): Reading<Value> => {
  const context = {
    findListValue: lookup.listValue,
    phone: lookup.phone,
    ...lookup.conventions?.(target),
  }
  if (!fieldTypes[field.type].dictionaryIds) return readFieldValue(field, text, context)
  const reading = mapReading(readFieldText(field, text, context), withoutLeftOut)
  const fault = 'value' in reading ? valueProblem(field, reading.value) : null
  return fault ? { fault } : reading
}

/** A value of a field of the profile. */
export const readValue = (field: Field, text: string, lookup: Lookup, target = ''): ReadCell<Value> => {
  const reading = readField(field, text, lookup, target)
  return 'value' in reading
    ? { value: reading.value }
    : { problem: cellProblemOf(faultOf(reading) ?? 'INVALID') }
}
