import { setImmediate } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { cutText } from '#platform/domain/cut-text.ts'
import { columnLetters } from './sheet-limits.ts'
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
  rows: Iterable<readonly SheetCell[]> | AsyncIterable<readonly SheetCell[]>
}

/** A file that is written row by row. */
export type SheetWriter = { write: (cells: readonly SheetCell[]) => void; end: () => Promise<Buffer> }

/** Characters that XML cannot contain. */
// oxlint-disable-next-line no-control-regex -- these are the ones
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Maximum length of a text inside a formula. */
const longestInFormula = 255

/** Maximum length of a cell's text in spreadsheets. */
const longestText = 32_767

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
  if (typeof cell === 'string') return cutText(cell.replace(unwritable, ''), longestText)
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

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** Escapes a text, including what readers of workbooks would take for an escaped character: `_x0041_`. */
const escaped = (text: string): string =>
  text.replace(/[&<>\r]/g, (sign) => entities[sign]!).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')

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

/** The inside of a cell's tag: type and value; null for an empty cell. */
const contentOf = (value: Written): { type: string; xml: string } | null => {
  if (value === null || value === '') return null
  if (typeof value === 'string')
    return { type: ' t="inlineStr"', xml: `<is><t xml:space="preserve">${escaped(value)}</t></is>` }
  if (typeof value === 'boolean') return { type: ' t="b"', xml: `<v>${Number(value)}</v>` }
  if (value instanceof Date) return contentOf(serialOf(value))
  if (typeof value === 'number') return Number.isFinite(value) ? { type: '', xml: `<v>${value}</v>` } : null
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

/** Names of two sheets, which spreadsheets tell apart regardless of case. */
const secondName = (first: string, second: string): string =>
  first.toLowerCase() === second.toLowerCase() ? `${second.slice(0, 29)} 2` : second

type RowStyle = (cell: SheetCell, column: number, isLink: boolean) => number

const rowXml = (number: number, cells: readonly SheetCell[], styleOf: RowStyle): string => {
  const written = cells.map((cell, column) => {
    const value = valueOf(cell)
    const content = contentOf(value)
    if (!content) return ''
    const isLink = typeof value === 'object' && value !== null && 'formula' in value
    return `<c r="${columnLetters(column)}${number}" s="${styleOf(cell, column, isLink)}"${content.type}>${content.xml}</c>`
  })
  return `<row r="${number}">${written.join('')}</row>`
}

/** Characters of XML that are packed at once. */
const packedAtOnce = 65_536

/** A part of the package that is packed while it is written. */
const openPart = (zip: Zip, path: string) => {
  const part = new ZipDeflate(path, { level: 3 })
  zip.add(part)
  let text = ''
  const flush = (isLast: boolean): void => {
    part.push(strToU8(text), isLast)
    text = ''
  }
  return {
    write: (xml: string): void => {
      text += xml
      if (text.length > packedAtOnce) flush(false)
    },
    end: (): void => flush(true),
  }
}

const addFacts = (
  zip: Zip,
  { around, styleOf }: WorkbookShell,
  facts: readonly (readonly [name: string, fact: string])[],
): void => {
  const { path, before, after } = around[1]!
  const style = styleOf({ format: '@', isLink: false, wraps: false })
  const part = openPart(zip, path)
  part.write(`${before}<sheetData>`)
  facts.forEach((fact, n) => part.write(rowXml(n + 1, fact, () => style)))
  part.write(`</sheetData>${after}`)
  part.end()
}

/**
 * Starts an xlsx file of one table with a fixed heading row. Texts are text cells: "=1+1" is four characters, even
 * after a person edits it. Rows are packed as they arrive and not retained.
 */
export const openSheet = async ({
  name = 'Sheet1',
  columns,
  about,
}: Omit<Sheet, 'rows'>): Promise<SheetWriter> => {
  const first = sheetName(name)
  const shell = await workbookShell([
    { name: first, widths: columns.map(({ width = 20 }) => width), hasHeading: true },
    ...(about
      ? [{ name: secondName(first, sheetName(about.title)), widths: [30, 80], hasHeading: false }]
      : []),
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
  let rows = 1
  sheet.write(`${before}<sheetData>`)
  sheet.write(
    rowXml(
      1,
      columns.map(({ title }) => title),
      () => shell.headingStyle,
    ),
  )
  const styleOf: RowStyle = (cell, column, isLink) =>
    shell.styleOf({ format: formatOf(cell), isLink, wraps: columns[column]?.wraps ?? false })
  return {
    write: (cells) => {
      rows += 1
      sheet.write(rowXml(rows, cells, styleOf))
    },
    end: async () => {
      sheet.write(`</sheetData>${after}`)
      sheet.end()
      if (about) addFacts(zip, shell, about.facts)
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
