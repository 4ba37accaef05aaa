import { docxMime, openDocument } from '../documents/write-docx.ts'
import { csvText } from './formula-guard.ts'
import {
  openSheet,
  writeRows,
  xlsxMime,
  type Sheet,
  type SheetCell,
  type SheetWriter,
} from './write-sheet.ts'

/** File formats of tables. */
export type TableFormat = 'xlsx' | 'csv' | 'docx'

/** A table's name and headings, and its format. */
export type TableHead = {
  name: string
  titles: readonly string[]
  /** Widths of a workbook's columns in characters, in their order; 20 by default. */
  widths?: readonly number[]
  format: TableFormat
  locale: 'ru' | 'en'
  /** Facts above a document's table, or on a separate sheet of a workbook; not included in a csv. */
  about?: { title: string; facts: readonly (readonly [name: string, fact: string])[] }
  /** Other tables of a workbook, each on its own sheet; not included in other formats. */
  more?: readonly { name: string; rows: readonly (readonly SheetCell[])[] }[]
}

/** The media type of a table's file. */
export const tableMime: Record<TableFormat, string> = {
  xlsx: xlsxMime,
  csv: 'text/csv; charset=utf-8',
  docx: docxMime,
}

const csvCell = (cell: SheetCell, locale: TableHead['locale']): string => {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'object' && 'link' in cell) return csvCell(cell.shown, locale)
  if (typeof cell === 'object' && 'share' in cell) return csvCell(cell.share, locale)
  if (typeof cell === 'object') return cell.clock.toISOString().slice(0, 16).replace('T', ' ')
  // Russian spreadsheets read "12.5" as the twelfth of May.
  if (typeof cell === 'number') return locale === 'ru' ? String(cell).replace('.', ',') : String(cell)
  return typeof cell === 'string' ? csvText(cell) : String(cell)
}

const openCsv = ({ titles, locale }: TableHead): SheetWriter => {
  const separator = locale === 'ru' ? ';' : ','
  // In quotes, a comma in a title is not a separator.
  const line = (cells: readonly string[]): string =>
    `${cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator)}\r\n`
  const written: Buffer[] = []
  // Spreadsheets recognise UTF-8 by the byte order mark.
  let text = `\ufeff${line(titles.map(csvText))}`
  const flush = (): void => {
    written.push(Buffer.from(text))
    text = ''
  }
  return {
    write: (cells) => {
      text += line(cells.map((cell) => csvCell(cell, locale)))
      if (text.length > 65_536) flush()
    },
    end: async () => {
      flush()
      return Buffer.concat(written)
    },
  }
}

const openers: Record<TableFormat, (head: TableHead) => SheetWriter | Promise<SheetWriter>> = {
  csv: openCsv,
  xlsx: ({ name, titles, widths = [], about, more }) =>
    openSheet({
      name,
      columns: titles.map((title, at) => ({ title, ...(widths[at] !== undefined && { width: widths[at] }) })),
      ...(about && { about }),
      ...(more && { more }),
    }),
  docx: ({ name, titles, locale, about }) =>
    openDocument({ name, titles, locale, about: about?.facts ?? [] }),
}

/** Starts a table: a document to print, or a spreadsheet that `readSheet` reads back unchanged. */
export const openTable = async (head: TableHead): Promise<SheetWriter> => openers[head.format](head)

/** The bytes of a table. */
export const tableFile = async ({ rows, ...head }: TableHead & Pick<Sheet, 'rows'>): Promise<Buffer> =>
  writeRows(await openTable(head), rows)
