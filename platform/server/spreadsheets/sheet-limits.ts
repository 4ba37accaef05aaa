import { ProductError } from '#platform/domain/product-error.ts'

/** Limits and options for reading a table: a larger one is refused before it costs anything. */
export type SheetLimits = {
  rows: number
  columns: number
  /** Also reads a docx: the rows of its tables. */
  documents?: boolean
  /** Reads the visible sheet with the most filled cells, instead of the first non-empty one. */
  fullest?: boolean
  /** Shortens a cell that is too long, and reports it, instead of refusing the file. */
  cutsCells?: boolean
  /** Returns formulas as written, with their `=`: the file may claim any result. */
  formulas?: boolean
}

/** Default limits. */
export const usualLimits: SheetLimits = { rows: 5000, columns: 100 }

/** Maximum characters of one cell: the longest text that the portal stores (spec 9). */
export const maxCell = 4000

const millions = 2

/** Maximum characters of all cells together: they are stored and processed as one value. */
export const maxCharacters = millions * 1_000_000

/** Number of characters of all cells together. */
export const charactersOf = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((sum, row) => row.reduce((inRow, cell) => inRow + cell.length, sum), 0)

/**
 * Resources for reading tables: threads and their queue, and the memory and time per table. Waiting and reading
 * together end before an idle connection is closed (`http-limits.ts`).
 */
export const readingLimits = {
  size: 2,
  waiting: 20,
  waitSeconds: 10,
  idleSeconds: 30,
  megabytes: 384,
  seconds: 15,
} as const

/** Maximum number of XML elements in a workbook: a cell has up to four, and styles have theirs. */
export const elementsFor = ({ rows, columns }: SheetLimits): number => (rows + 1) * columns * 4 + 200_000

/** Maximum unpacked size of a workbook's parts in bytes. */
export const maxUnfolded = 64 * 1024 * 1024

/** Error for a table with too many rows, columns or characters. */
export const sheetTooLarge = ({ rows, columns }: SheetLimits): ProductError =>
  new ProductError('SHEET_TOO_LARGE', { rows, columns, millions })

/** A column's name in spreadsheets, from 0: A, Z, AA. */
export const columnLetters = (at: number): string =>
  (at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

/** Error for a cell longer than any text of the portal, with its position; row and column are counted from 0. */
export const cellTooLong = (row: number, column: number): ProductError =>
  new ProductError('SHEET_CELL_TOO_LONG', { row: row + 1, column: columnLetters(column), limit: maxCell })
