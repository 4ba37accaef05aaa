import { isWebAddress, wholeWebAddress } from '#platform/domain/web-address.ts'
import { readDecimal } from '#platform/domain/typed/decimal.ts'
import type { DataType } from '../../fields/domain/element-types.ts'
import { readFieldText } from '../../fields/domain/pasted-text.rules.ts'
import type { Field } from '../../fields/domain/tree.ts'
import { isNothing, readEmail } from './cell.rules.ts'

/** Cells of a column that are looked at. */
export const sampledCells = 200

const isEmail = (cell: string): boolean => 'value' in readEmail(cell)
const isSite = (cell: string): boolean => /\.\p{L}{2,}/u.test(cell) && isWebAddress(wholeWebAddress(cell))

const shareOf = (cells: readonly string[], holds: (cell: string) => boolean): number =>
  cells.filter(holds).length / Math.max(1, cells.length)

/** Targets whose cells are known by their form. */
const forms: Readonly<Record<string, (cell: string) => boolean>> = {
  'leader.email': isEmail,
  'main.website': isSite,
  'main.number': (cell) => /^[A-ZА-Я]{1,4}-?\d{3,}$/iu.test(cell),
}

/** Targets that cells alone give away. */
const toldTargets = ['leader.email', 'main.website'] as const

/** Types whose texts have a form of their own; a name of a list may be any word, but not a number. */
const formTypes: ReadonlySet<DataType> = new Set([
  'BOOLEAN',
  'DATE',
  'INTEGER',
  'NUMBER',
  'PERCENT',
  'MONEY',
  'PHONE',
])

/** Whether a cell is a number, perhaps in a currency that no field takes. */
const isNumber = (cell: string): boolean => {
  const reading = readDecimal(cell)
  return !('fault' in reading) || reading.fault === 'CURRENCY_NOT_TAKEN'
}

/** Whether a cell may be a value of a field, without any lookup. */
const mayBe = (field: Field, cell: string): boolean => {
  if (field.type === 'LIST') return !isNumber(cell)
  if (field.type === 'PHONE') return cell.replace(/\D/g, '').length >= 7
  if (!formTypes.has(field.type)) return true
  // A number beyond the limits of its field is a mistake in the right column.
  if (field.type === 'DATE') return !('fault' in readFieldText(field, cell))
  return field.type === 'BOOLEAN' ? !('fault' in readFieldText(field, cell)) : isNumber(cell)
}

/** Below this share a heading that says so is mistaken; above it the cells that differ are mistakes to be told. */
const enough = 0.2

/**
 * Whether the cells of a column may be what its heading says: "Founders" with names are no addresses. One cell alone
 * says nothing against it.
 */
export const fits = (target: string, given: readonly string[], field?: Field): boolean => {
  const cells = given.filter((cell) => !isNothing(cell, field))
  if (cells.length < 2) return true
  if (field) return shareOf(cells, (cell) => mayBe(field, cell)) >= enough
  if (target === 'main.name' || target === 'leader.name')
    return shareOf(cells, (cell) => isEmail(cell) || isSite(cell)) < 0.5
  const form = forms[target]
  return !form || shareOf(cells, form) >= enough
}

/** The target that cells alone give away, whatever stands above them. */
export const toldByCells = (cells: readonly string[]): string | undefined =>
  toldTargets.find((target) => shareOf(cells, forms[target]!) >= 0.5)
