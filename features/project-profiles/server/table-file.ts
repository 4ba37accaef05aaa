import Papa from 'papaparse'
import { guarded } from '#platform/server/spreadsheets/formula-guard.ts'
import { writeSheet, type SheetCell } from '#platform/server/spreadsheets/write-sheet.ts'

/** A table as titles and rows of cells, and what it is written as. */
export type TableFile = {
  name: string
  titles: readonly string[]
  rows: readonly (readonly SheetCell[])[]
  format: 'xlsx' | 'csv'
  locale: 'ru' | 'en'
}

const csvCell = (cell: SheetCell, locale: TableFile['locale']): string => {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  // Russian spreadsheets read "12.5" as the twelfth of May.
  if (typeof cell === 'number') return locale === 'ru' ? String(cell).replace('.', ',') : String(cell)
  return typeof cell === 'string' ? guarded(cell) : String(cell)
}

/** The bytes of a table that spreadsheets open, and that `readSheet` reads as it was. */
export const tableFile = async ({ name, titles, rows, format, locale }: TableFile): Promise<Buffer> => {
  if (format === 'xlsx') return writeSheet({ name, columns: titles.map((title) => ({ title })), rows })
  const lines = [titles.map(guarded), ...rows.map((row) => row.map((cell) => csvCell(cell, locale)))]
  // In quotes a comma of a title is not taken for what stands between cells.
  const text = Papa.unparse(lines, { delimiter: locale === 'ru' ? ';' : ',', quotes: true })
  // Spreadsheets tell by the mark that the text is UTF-8.
  return Buffer.from(`\ufeff${text}\r\n`)
}
