import type { DataType } from '../../../../fields/domain/element-types.ts'
import { numericColumns, type TableRow } from '../../../../fields/domain/table.rules.ts'
import type { Column, TableElement } from '../../../../fields/domain/tree.ts'
import { wordsIn } from '../../../../fields/web/format/words-in.ts'

const none = { ru: '', en: '' }

/** A column for the names of fixed rows, in a template without one; it has no values. */
const nameColumn: Column = {
  code: '',
  name: none,
  shortName: none,
  description: none,
  help: none,
  type: 'STRING',
  required: false,
  limits: {},
  columnType: 'INFO',
  total: 'NONE',
}

/** The displayed columns: tables with fixed rows have a column for their names. */
export const shownColumns = ({ columns, fixedRows }: TableElement): readonly Column[] =>
  fixedRows.length === 0 || columns.some(({ columnType }) => columnType === 'ADD')
    ? columns
    : [nameColumn, ...columns]

/** Text of a cell from the template: the name of its row, or the text of an INFO column. */
export const wordsOfCell = ({ code, columnType }: Column, { fixed }: TableRow<unknown>): string => {
  if (!fixed) return ''
  if (columnType === 'ADD' || code === '') return wordsIn(fixed.name)
  const info = fixed.info[code]
  return info ? wordsIn(info) : ''
}

/** The source of a cell's value. */
export const cellSource = (
  { columnType }: Column,
  { fixed }: TableRow<unknown>,
): 'typed' | 'words' | 'displayed' | 'calculated' => {
  if (columnType === 'CALCULATE') return 'calculated'
  if (columnType === 'DISPLAY') return 'displayed'
  return columnType === 'INFO' || (columnType === 'ADD' && fixed) ? 'words' : 'typed'
}

/** A column without its unit for cells, because the heading shows it. */
export const withoutUnit = ({ unit: _unit, ...column }: Column): Column => column

/** The heading of a column. */
export const headOf = ({ name, shortName }: Column): string => wordsIn(shortName) || wordsIn(name)

/** Codes of right-aligned columns. */
export const figureCodes = (table: TableElement): ReadonlySet<string> =>
  new Set(numericColumns(table).map(({ code }) => code))

const widths: Record<DataType, number> = {
  STRING: 180,
  TEXT: 240,
  DATE: 124,
  BOOLEAN: 96,
  INTEGER: 112,
  NUMBER: 120,
  PERCENT: 104,
  MONEY: 148,
  LIST: 188,
  PHONE: 168,
  FILE: 168,
  TECHNOLOGY: 220,
  RISKS: 220,
  SCALE: 188,
}

/** Width of a column, in pixels; the first one names the rows. */
export const widthOf = (column: Column, at: number, narrow: boolean): number => {
  if (at === 0) return narrow ? 136 : Math.max(220, widths[column.type])
  // Long words of the heading must not be cut off.
  return Math.max(widths[column.type], Math.min(220, headOf(column).length * 8 + 32))
}
