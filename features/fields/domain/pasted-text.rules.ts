import { cellFault } from '#platform/domain/typed/cell-fault.ts'
import { addressIn, withoutAddress } from '#platform/domain/typed/linked-text.ts'
import { isDash, isNone, isPlaceholder } from '#platform/domain/typed/nothing.ts'
import type { Reading } from '#platform/domain/typed/reading.ts'
import type { DataType } from './element-types.ts'
import type { ReadingContext } from './field-type.ts'
import { fieldTypes } from './field-types.ts'
import { isLink } from './limits.rules.ts'
import type { Field } from './tree.ts'
import { valueProblem } from './validate-value.ts'
import type { Value } from './values.ts'

/**
 * Parses a block copied from a spreadsheet: rows are separated by line ends, cells by tabs; quoted cells may contain
 * both.
 */
export const cellsOfBlock = (text: string): string[][] => {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const end = () => {
    rows.at(-1)!.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[at + 1] === '"') cell += text[(at += 1)]
      else quoted = false
    } else if (char === '"' && cell === '') quoted = true
    else if (char === '\t') end()
    else if (char === '\n') {
      end()
      rows.push([])
    } else if (char !== '\r') cell += char
  }
  end()
  // Spreadsheets end a block with a line break.
  if (rows.length > 1 && rows.at(-1)!.every((one) => one === '')) rows.pop()
  return rows
}

/**
 * The relevant part of a pasted link: its address for a link field, the whole text for text fields, otherwise the
 * label.
 */
const ofLink = (field: Field, typed: string): string => {
  if (isLink(field)) return addressIn(typed)
  return fieldTypes[field.type].takesAnyWords ? typed : withoutAddress(typed)
}

/** Whether a text says that a field of this type has no value. */
const meansNothing = (type: DataType, typed: string): boolean => {
  const { takesDash, takesAnyWords } = fieldTypes[type]
  return typed === '' || (isDash(typed) && !takesDash) || (isPlaceholder(typed) && !takesAnyWords)
}

/** "None" in place of a number: zero or empty, which only a person can say. */
const readNone = (field: Field, context: ReadingContext): Reading<Value> => {
  const zero = fieldTypes[field.type].read(field, '0', context)
  if (context.none === 'NONE_EMPTY' || !('value' in zero)) return { value: null }
  return context.none === 'NONE_ZERO' ? zero : { ambiguous: [zero.value, null] }
}

/**
 * Reads a typed, pasted or imported text for a field; an empty text, a dash or words that mean “nothing” give `null`.
 * Whether the value may be saved is decided by `valueProblem`.
 */
export const readFieldText = (field: Field, text: string, context: ReadingContext = {}): Reading<Value> => {
  const typed = text.trim()
  if (meansNothing(field.type, typed)) return { value: null }
  if (fieldTypes[field.type].takesZero && isNone(typed)) return readNone(field, context)
  const fault = cellFault(typed)
  return fault ? { fault } : fieldTypes[field.type].read(field, ofLink(field, typed), context)
}

/**
 * Parses and validates. Of two interpretations the only valid one is used, unless the other one merely has too many
 * decimals: "12,345" may be a typing error as well as a large number.
 */
export const readFieldValue = (field: Field, text: string, context: ReadingContext = {}): Reading<Value> => {
  const reading = readFieldText(field, text, context)
  if ('fault' in reading) return reading
  if ('value' in reading) {
    const fault = valueProblem(field, reading.value)
    return fault ? { fault } : reading
  }
  const faults = reading.ambiguous.map((value) => valueProblem(field, value))
  const possible = reading.ambiguous.filter((_, at) => [null, 'TOO_MANY_DECIMALS'].includes(faults[at]!))
  if (possible.length === 2) return reading
  const [only] = possible
  return only !== undefined && valueProblem(field, only) === null
    ? { value: only, assumed: true }
    : { fault: faults.find((fault) => fault !== null) ?? 'INVALID' }
}
