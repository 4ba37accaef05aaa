import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

/** The type of an xlsx file. */
export const xlsxMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A column: its heading, its width in characters, and whether long texts take several lines. */
export type SheetColumn = { title: string; width?: number; wraps?: boolean }

/** An instant as the clock of a place shows it: what the zone's clock says stands in the fields of UTC. */
export type ClockTime = { clock: Date }

/** A part of a whole, 0 to 1: spreadsheets show it as a percentage. */
export type ShareCell = { share: number }

/** A text or a number that opens a page; the number stays one to calculate with. */
export type LinkedCell = { link: string; shown: string | number | ShareCell }

/** What a cell may hold; a text is a text, whatever it begins with; a `Date` is a day. */
export type SheetCell = string | number | boolean | Date | ClockTime | ShareCell | LinkedCell | null

/** What is written: rows may come one after the other, from a cursor. */
export type Sheet = {
  name?: string
  columns: readonly SheetColumn[]
  /** Facts about the table on a sheet of their own, behind it. */
  about?: { title: string; facts: readonly (readonly [name: string, fact: string])[] }
  rows: Iterable<readonly SheetCell[]> | AsyncIterable<readonly SheetCell[]>
}

/** A file that is being written row by row. */
export type SheetWriter = { write: (cells: readonly SheetCell[]) => void; end: () => Promise<Buffer> }

/** Characters that XML cannot hold. */
// oxlint-disable-next-line no-control-regex -- these are the ones
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Characters that a text inside of a formula may have. */
const longestInFormula = 255

type Written = string | number | boolean | Date | null | { formula: string; result: string | number }

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A cell that opens a page is a formula of its value, which other formulas take as a number; what is too long is only shown. */
const linked = (link: string, shown: string | number): Written =>
  link.length > longestInFormula || (typeof shown === 'string' && shown.length > longestInFormula)
    ? shown
    : {
        formula: `HYPERLINK(${quoted(link)},${typeof shown === 'number' ? shown : quoted(shown)})`,
        result: shown,
      }

const valueOf = (cell: SheetCell): Written => {
  if (typeof cell === 'string') return cell.replace(unwritable, '').slice(0, 32_767)
  if (cell === null || typeof cell !== 'object' || cell instanceof Date) return cell
  if ('clock' in cell) return cell.clock
  if ('share' in cell) return cell.share
  return linked(cell.link, valueOf(cell.shown) as string | number)
}

const formatOf = (cell: SheetCell | undefined): string | null => {
  if (typeof cell === 'string') return '@'
  if (cell instanceof Date) return 'yyyy-mm-dd'
  if (cell === null || cell === undefined || typeof cell !== 'object') return null
  if ('clock' in cell) return 'yyyy-mm-dd hh:mm'
  if ('share' in cell) return '0.0%'
  // A formula in a cell of text would be shown as it is written.
  return typeof cell.shown === 'object' ? '0.0%' : null
}

const linkFont = { color: { argb: 'FF0563C1' }, underline: true } as const

/** A name of a sheet: no longer than 31, without what spreadsheets forbid. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:']/g, ' ').slice(0, 31) || 'Sheet1'

/**
 * Loads what writes workbooks: some hundred modules, for which everybody waits a third of a second. A portal loads them
 * before it answers anybody; a test or a tool when it writes its first workbook.
 */
export const loadWorkbooks = () => import('exceljs')

/**
 * Begins an xlsx file of one table with a fixed heading. Texts are cells of text: "=1+1" is four characters, also after
 * somebody edits it. Rows are written as they come and are not kept.
 */
export const openSheet = async ({
  name = 'Sheet1',
  columns,
  about,
}: Omit<Sheet, 'rows'>): Promise<SheetWriter> => {
  const { default: ExcelJS } = await loadWorkbooks()
  const written: Buffer[] = []
  const stream = new PassThrough()
  stream.on('data', (chunk: Buffer) => written.push(chunk))
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream,
    useStyles: true,
    // Shared ones would all be kept until the end: a table of 100,000 rows took more memory than a thread may.
    useSharedStrings: false,
  })
  const sheet = workbook.addWorksheet(sheetName(name), { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(({ width = 20 }) => ({ width }))
  const heading = sheet.addRow(columns.map(({ title }) => valueOf(title)))
  heading.font = { bold: true }
  heading.commit()
  return {
    write: (cells) => {
      const row = sheet.addRow(cells.map(valueOf))
      row.eachCell((cell, column) => {
        const format = formatOf(cells[column - 1])
        if (format !== null) cell.numFmt = format
        if (cell.formula) cell.font = linkFont
        if (columns[column - 1]?.wraps) cell.alignment = { wrapText: true, vertical: 'top' }
      })
      row.commit()
    },
    end: async () => {
      sheet.commit()
      if (about) {
        const facts = workbook.addWorksheet(sheetName(about.title))
        facts.columns = [{ width: 30 }, { width: 80 }]
        for (const fact of about.facts)
          facts.addRow(fact.map(valueOf)).eachCell((cell) => (cell.numFmt = '@'))
        facts.commit()
      }
      await workbook.commit()
      return Buffer.concat(written)
    },
  }
}

/** Rows between which others are let through: so many take some milliseconds. */
const breath = 100

/** Writes rows one after the other, as they come, and lets others through between them. */
export const writeRows = async (writer: SheetWriter, rows: Sheet['rows']): Promise<Buffer> => {
  let count = 0
  for await (const cells of rows) {
    writer.write(cells)
    count += 1
    if (count % breath === 0) await setImmediate()
  }
  return writer.end()
}

/** Writes one sheet as xlsx; see `openSheet`. */
export const writeSheet = async ({ rows, ...sheet }: Sheet): Promise<Buffer> =>
  writeRows(await openSheet(sheet), rows)
