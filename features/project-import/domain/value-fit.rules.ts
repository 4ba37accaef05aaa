import { readDecimal } from '#platform/domain/typed/decimal.ts'
import { isWebAddress, wholeWebAddress } from '#platform/domain/web-address.ts'
import type { CellForm } from '../../fields/domain/field-type.ts'
import { fieldTypes } from '../../fields/domain/field-types.ts'
import { readFieldText } from '../../fields/domain/pasted-text.rules.ts'
import type { Field } from '../../fields/domain/tree.ts'
import { isNothing, readEmail } from './cell.rules.ts'

/** Number of cells of a column that are examined. */
export const sampledCells = 200

const isEmail = (cell: string): boolean => 'value' in readEmail(cell)
const isSite = (cell: string): boolean => /\.\p{L}{2,}/u.test(cell) && isWebAddress(wholeWebAddress(cell))

const shareOf = (cells: readonly string[], test: (cell: string) => boolean): number =>
  cells.filter(test).length / Math.max(1, cells.length)

/** Targets whose cells are recognised by their format. */
const forms: Readonly<Record<string, (cell: string) => boolean>> = {
  'leader.email': isEmail,
  'main.website': isSite,
  'main.number': (cell) => /^[A-ZА-Я]{1,4}-?\d{3,}$/iu.test(cell),
}

/** Targets that are recognised by cells alone. */
const recognisedTargets = ['leader.email', 'main.website'] as const

/** Whether a cell is a number, perhaps in an unsupported currency. */
const isNumber = (cell: string): boolean => {
  const reading = readDecimal(cell)
  return !('fault' in reading) || reading.fault === 'CURRENCY_NOT_TAKEN'
}

/** Whether a cell has a form, without any lookup. */
const hasForm: Readonly<Record<CellForm, (cell: string, field: Field) => boolean>> = {
  READABLE: (cell, field) => !('fault' in readFieldText(field, cell)),
  NUMBER: isNumber,
  DIGITS: (cell) => cell.replace(/\D/g, '').length >= 7,
  WORDS: (cell) => !isNumber(cell),
}

/** Whether a cell may be a value of a field. */
const mayBe = (field: Field, cell: string): boolean => {
  const { cellForm } = fieldTypes[field.type]
  return cellForm === undefined || hasForm[cellForm](cell, field)
}

/** Below this share of fitting cells the heading is misleading; above it the other cells are reported as errors. */
const enough = 0.2

/**
 * Whether the cells of a column fit its heading: "Founders" with names are not addresses. One cell alone proves
 * nothing.
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

/** The target recognised by the cells alone, whatever the heading. */
export const targetByCells = (cells: readonly string[]): string | undefined =>
  recognisedTargets.find((target) => shareOf(cells, forms[target]!) >= 0.5)
