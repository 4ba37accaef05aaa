import { ProductError } from '#platform/domain/product-error.ts'

/** How much of a table is read, and of what: what has more is refused before it costs anything. */
export type SheetLimits = {
  rows: number
  columns: number
  /** A docx is read as well: the rows of its tables. */
  documents?: boolean
  /** The visible sheet with the most filled cells is read, instead of the first one that holds any. */
  fullest?: boolean
  /** A formula is read as it is written, with its `=`: its result is whatever the file says. */
  formulas?: boolean
}

/** What one may read when nothing else is said. */
export const usualLimits: SheetLimits = { rows: 5000, columns: 100 }

/** The most characters of one cell: the longest text the portal keeps (spec 9). */
export const maxCell = 4000

const millions = 2

/** The most characters of all cells together: they are kept as one value, and looked at as a whole. */
export const maxCharacters = millions * 1_000_000

/**
 * What reading tables may take of the machine: threads and their queue, and the memory and time of one table. Waiting
 * and reading together end before a silent connection is closed (`http-limits.ts`).
 */
export const readingLimits = {
  size: 2,
  waiting: 20,
  waitSeconds: 10,
  idleSeconds: 30,
  megabytes: 384,
  seconds: 15,
} as const

/** The most elements of a workbook's parts together: a cell has up to four, and styles have theirs. */
export const elementsFor = ({ rows, columns }: SheetLimits): number => (rows + 1) * columns * 4 + 200_000

/** The most bytes the parts of a workbook may unfold to. */
export const maxUnfolded = 64 * 1024 * 1024

/** The refusal of a table with more rows, columns or characters than are read. */
export const sheetTooLarge = ({ rows, columns }: SheetLimits): ProductError =>
  new ProductError('SHEET_TOO_LARGE', { rows, columns, millions })

/** A column as spreadsheets name it, from 0: A, Z, AA. */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

/** The refusal of a cell that is longer than any text of the portal, told where it stands; both are counted from 0. */
export const cellTooLong = (row: number, column: number): ProductError =>
  new ProductError('SHEET_CELL_TOO_LONG', { row: row + 1, column: columnName(column), limit: maxCell })
