import { Zip, ZipPassThrough } from 'fflate'
import { setImmediate } from 'node:timers/promises'
import { cutText } from '#platform/domain/cut-text.ts'
import { columnLetters } from './sheet-limits.ts'
import { escaped, linksOf, openPart } from './sheet-parts.ts'
import { workbookShell, type CellFormat, type WorkbookShell } from './workbook-shell.ts'

export { loadWorkbooks } from './workbook-shell.ts'

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
  /** Small sheets between the table and the facts, each with a heading row. */
  more?: readonly { name: string; rows: readonly (readonly SheetCell[])[] }[]
  rows: Iterable<readonly SheetCell[]> | AsyncIterable<readonly SheetCell[]>
}

/** A file that is written row by row. */
export type SheetWriter = { write: (cells: readonly SheetCell[]) => void; end: () => Promise<Buffer> }

/** Characters that XML cannot contain. */
// oxlint-disable-next-line no-control-regex -- these are the ones
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Whether a text may contain such characters; pairs of surrogates are found, too, and are writable. */
// oxlint-disable-next-line no-control-regex -- these are the ones
const isSuspect = /[\u0000-\u001f\ud800-\udfff\ufffe\uffff]/

/** Maximum length of a text inside a formula. */
const longestInFormula = 255

/** Maximum length of a cell's text in spreadsheets. */
const longestText = 32_767

type Written =
  | string
  | number
  | boolean
  | Date
  | null
  | { formula: string; result: string | number }
  | { address: string; result: string | number }

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A linked cell is a formula of its value; an address too long for a formula is a hyperlink of the sheet. */
const linked = (link: string, shown: string | number): Written =>
  link.length > longestInFormula || (typeof shown === 'string' && shown.length > longestInFormula)
    ? { address: link, result: shown }
    : {
        formula: `HYPERLINK(${quoted(link)},${typeof shown === 'number' ? shown : quoted(shown)})`,
        result: shown,
      }

const writableText = (text: string): string => {
  const writable = isSuspect.test(text) ? text.replace(unwritable, '') : text
  return writable.length > longestText ? cutText(writable, longestText) : writable
}

const valueOf = (cell: SheetCell): Written => {
  if (typeof cell === 'string') return writableText(cell)
  if (cell === null || typeof cell !== 'object' || cell instanceof Date) return cell
  if ('clock' in cell) return cell.clock
  if ('share' in cell) return cell.share
  return linked(cell.link, valueOf(cell.shown) as string | number)
}

const formatOf = (cell: SheetCell): CellFormat | null => {
  if (typeof cell === 'string') return '@'
  if (cell instanceof Date) return 'yyyy-mm-dd'
  if (cell === null || typeof cell !== 'object') return null
  if ('clock' in cell) return 'yyyy-mm-dd hh:mm'
  if ('share' in cell) return '0.0%'
  // A formula in a cell of text format would be shown as source.
  return typeof cell.shown === 'object' ? '0.0%' : null
}

const dayMilliseconds = 86_400_000

/** The serial number of the Unix epoch's day, 1970-01-01. */
const epochSerial = 25_569

/** The serial number of 1900-03-01. The format counts a 29 February 1900, so earlier days have one less. */
const marchSerial = 61

/** Returns the serial number of an instant: days since 1899-12-31, with the time as a fraction. */
const serialOf = (date: Date): number => {
  const serial = date.getTime() / dayMilliseconds + epochSerial
  return serial < marchSerial ? serial - 1 : serial
}

const textType = ' t="inlineStr"'

const textXml = (text: string): string => `<is><t xml:space="preserve">${escaped(text)}</t></is>`

/** The inside of a cell's tag: type and value; null for an empty cell. */
const contentOf = (value: Written): { type: string; xml: string } | null => {
  if (value === null || value === '') return null
  if (typeof value === 'string') return { type: textType, xml: textXml(value) }
  if (typeof value === 'boolean') return { type: ' t="b"', xml: `<v>${Number(value)}</v>` }
  if (value instanceof Date) return contentOf(serialOf(value))
  if (typeof value === 'number') return Number.isFinite(value) ? { type: '', xml: `<v>${value}</v>` } : null
  if ('address' in value) return contentOf(value.result)
  const { formula, result } = value
  return {
    type: typeof result === 'string' ? ' t="str"' : '',
    xml: `<f>${escaped(formula)}</f><v>${typeof result === 'string' ? escaped(result) : result}</v>`,
  }
}

/** A sheet name: at most 31 characters, without those that spreadsheets forbid. */
const sheetName = (name: string): string =>
  name
    .replace(/[\\/?*[\]:']/g, ' ')
    .slice(0, 31)
    .trim() || 'Sheet1'

/** Names of sheets, which spreadsheets tell apart regardless of case. */
const distinct = (names: readonly string[]): string[] => {
  const given = new Set<string>()
  return names.map((name) => {
    let free = name
    for (let n = 2; given.has(free.toLowerCase()); n++)
      free = `${name.slice(0, 31 - String(n).length - 1)} ${n}`
    given.add(free.toLowerCase())
    return free
  })
}

const knownLetters: string[] = []

const lettersOf = (column: number): string => (knownLetters[column] ??= columnLetters(column))

type RowStyle = (cell: SheetCell, column: number, isLink: boolean) => number

type OnLink = (cell: string, address: string) => boolean

const rowXml = (
  number: number,
  cells: readonly SheetCell[],
  styleOf: RowStyle,
  onLink: OnLink = () => false,
): string => {
  let written = ''
  for (let column = 0; column < cells.length; column += 1) {
    const cell = cells[column] ?? null
    const reference = `${lettersOf(column)}${number}`
    // Most cells are texts, and most of the time of a large file is theirs.
    if (typeof cell === 'string') {
      const text = writableText(cell)
      if (text !== '')
        written += `<c r="${reference}" s="${styleOf(cell, column, false)}"${textType}>${textXml(text)}</c>`
      continue
    }
    const value = valueOf(cell)
    const content = contentOf(value)
    if (!content) continue
    const isObject = typeof value === 'object' && value !== null
    const isLink =
      isObject && ('formula' in value || ('address' in value && onLink(reference, value.address)))
    written += `<c r="${reference}" s="${styleOf(cell, column, isLink)}"${content.type}>${content.xml}</c>`
  }
  return `<row r="${number}">${written}</row>`
}

type Rows = readonly (readonly SheetCell[])[]

/** Writes a small sheet; the first row of a table is its heading. */
const addSheet = (
  zip: Zip,
  { around, styleOf, headingStyle }: WorkbookShell,
  at: number,
  { rows, isText }: { rows: Rows; isText: boolean },
): void => {
  const { path, before, after } = around[at]!
  const part = openPart(zip, path)
  const links = linksOf(path)
  part.write(`${before}<sheetData>`)
  rows.forEach((cells, n) =>
    part.write(
      rowXml(
        n + 1,
        cells,
        (cell, _column, isLink) => {
          if (n === 0 && !isText) return headingStyle
          return styleOf({ format: isText ? '@' : formatOf(cell), isLink, wraps: false })
        },
        links.add,
      ),
    ),
  )
  part.write(`</sheetData>${links.xml()}${after}`)
  part.end()
  links.write(zip)
}

/**
 * Starts an xlsx file of one table with a fixed heading row. Texts are text cells: "=1+1" is four characters, even
 * after a person edits it. Rows are packed as they arrive and not retained.
 */
export const openSheet = async ({
  name = 'Sheet1',
  columns,
  about,
  more = [],
}: Omit<Sheet, 'rows'>): Promise<SheetWriter> => {
  const [first = '', ...others] = distinct([
    sheetName(name),
    ...more.map((sheet) => sheetName(sheet.name)),
    ...(about ? [sheetName(about.title)] : []),
  ])
  const shell = await workbookShell([
    { name: first, widths: columns.map(({ width = 20 }) => width), hasHeading: true },
    ...more.map(({ rows }, n) => ({
      name: others[n]!,
      widths: (rows[0] ?? []).map((_cell, column) => (column === 0 ? 40 : 16)),
      hasHeading: true,
    })),
    ...(about ? [{ name: others[more.length]!, widths: [30, 80], hasHeading: false }] : []),
  ])
  const packed: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    packed.push(chunk)
  })
  const sheets = new Set(shell.around.map(({ path }) => path))
  for (const [path, bytes] of Object.entries(shell.parts)) {
    if (sheets.has(path)) continue
    const part = new ZipPassThrough(path)
    zip.add(part)
    part.push(bytes, true)
  }
  const { path, before, after } = shell.around[0]!
  const sheet = openPart(zip, path)
  const links = linksOf(path)
  let rows = 1
  sheet.write(`${before}<sheetData>`)
  sheet.write(
    rowXml(
      1,
      columns.map(({ title }) => title),
      () => shell.headingStyle,
    ),
  )
  const textStyles = columns.map(({ wraps = false }) => shell.styleOf({ format: '@', isLink: false, wraps }))
  const styleOf: RowStyle = (cell, column, isLink) =>
    (typeof cell === 'string' ? textStyles[column] : undefined) ??
    shell.styleOf({ format: formatOf(cell), isLink, wraps: columns[column]?.wraps ?? false })
  return {
    write: (cells) => {
      rows += 1
      sheet.write(rowXml(rows, cells, styleOf, links.add))
    },
    end: async () => {
      sheet.write(`</sheetData>${links.xml()}${after}`)
      sheet.end()
      links.write(zip)
      more.forEach((one, n) => addSheet(zip, shell, n + 1, { rows: one.rows, isText: false }))
      if (about) addSheet(zip, shell, more.length + 1, { rows: about.facts, isText: true })
      zip.end()
      return Buffer.concat(packed)
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
