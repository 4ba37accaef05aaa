import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import ExcelJS from 'exceljs'

/** The type of an xlsx file. */
export const xlsxMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A column: its heading, and its width in characters. */
export type SheetColumn = { title: string; width?: number }

/** What a cell may hold; a text is a text, whatever it begins with. */
export type SheetCell = string | number | boolean | Date | null

/** What is written: rows may come one after the other, from a cursor. */
export type Sheet = {
  name?: string
  columns: readonly SheetColumn[]
  rows: Iterable<readonly SheetCell[]> | AsyncIterable<readonly SheetCell[]>
}

/** Characters that XML cannot hold. */
// oxlint-disable-next-line no-control-regex -- these are the ones
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const cellOf = (cell: SheetCell): SheetCell =>
  typeof cell === 'string' ? cell.replace(unwritable, '').slice(0, 32_767) : cell

/** A name of a sheet: no longer than 31, without what spreadsheets forbid. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:']/g, ' ').slice(0, 31) || 'Sheet1'

/** Rows between which others are let through. */
const breath = 500

/**
 * Writes one sheet with a fixed heading as xlsx. Texts are cells of text: "=1+1" is four characters, also after
 * somebody edits it. Rows are written as they come and are not kept.
 */
export const writeSheet = async ({ name = 'Sheet1', columns, rows }: Sheet): Promise<Buffer> => {
  const written: Buffer[] = []
  const stream = new PassThrough()
  stream.on('data', (chunk: Buffer) => written.push(chunk))
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream,
    useStyles: true,
    useSharedStrings: true,
  })
  const sheet = workbook.addWorksheet(sheetName(name), { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(({ width = 20 }) => ({ width }))
  const heading = sheet.addRow(columns.map(({ title }) => cellOf(title)))
  heading.font = { bold: true }
  heading.commit()
  let count = 0
  for await (const cells of rows) {
    const row = sheet.addRow(cells.map(cellOf))
    row.eachCell((cell) => {
      if (typeof cell.value === 'string') cell.numFmt = '@'
      else if (cell.value instanceof Date) cell.numFmt = 'yyyy-mm-dd'
    })
    row.commit()
    count += 1
    if (count % breath === 0) await setImmediate()
  }
  sheet.commit()
  await workbook.commit()
  return Buffer.concat(written)
}
