import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

/** The type of an xlsx file. */
export const xlsxMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A column: its heading, its width in characters, and whether long texts wrap. */
export type SheetColumn = { title: string; width?: number; wraps?: boolean }

/** An instant as local time: the UTC fields contain the local clock's values. */
export type ClockTime = { clock: Date }

/** A fraction, 0 to 1: spreadsheets show it as a percentage. */
export type ShareCell = { share: number }

/** A text or a number that links to a page; the number remains usable in formulas. */
export type LinkedCell = { link: string; shown: string | number | ShareCell }

/** The value of a cell; a text remains text, whatever it begins with; a `Date` is a day. */
export type SheetCell = string | number | boolean | Date | ClockTime | ShareCell | LinkedCell | null

/** The table to write; rows may be streamed from a cursor. */
export type Sheet = {
  name?: string
  columns: readonly SheetColumn[]
  /** Facts about the table on a separate sheet after it. */
  about?: { title: string; facts: readonly (readonly [name: string, fact: string])[] }
  rows: Iterable<readonly SheetCell[]> | AsyncIterable<readonly SheetCell[]>
}

/** A file that is written row by row. */
export type SheetWriter = { write: (cells: readonly SheetCell[]) => void; end: () => Promise<Buffer> }

/** Characters that XML cannot contain. */
// oxlint-disable-next-line no-control-regex -- these are the ones
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Maximum length of a text inside a formula. */
const longestInFormula = 255

type Written = string | number | boolean | Date | null | { formula: string; result: string | number }

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A linked cell is a formula of its value, which other formulas can use as a number; if too long, it is shown without the link. */
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
  // A formula in a cell of text format would be shown as source.
  return typeof cell.shown === 'object' ? '0.0%' : null
}

const linkFont = { color: { argb: 'FF0563C1' }, underline: true } as const

/** A sheet name: at most 31 characters, without those that spreadsheets forbid. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:']/g, ' ').slice(0, 31) || 'Sheet1'

/**
 * Loads the workbook library: some hundred modules, which block everything for a third of a second. A portal loads
 * them before it serves requests; a test or a tool when it writes its first workbook.
 */
export const loadWorkbooks = () => import('exceljs')

/**
 * Starts an xlsx file of one table with a fixed heading row. Texts are text cells: "=1+1" is four characters, even
 * after a person edits it. Rows are streamed and not retained.
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
    // Shared strings would be retained until the end: a table of 100,000 rows took more memory than a thread may use.
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

/** Rows between two pauses: they take some milliseconds. */
const breath = 100

/** Writes rows as they arrive, yielding to other work in between. */
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
