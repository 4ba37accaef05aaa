import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readXlsx, writeXlsx } from 'hucre/xlsx'

type Plain = string | number | boolean | Date | null | undefined
type ErrorValue = { error: string }

/** The value of a cell as a person could have made it. */
export type WorkbookValue =
  | Plain
  | ErrorValue
  | { formula: string; result?: Plain | ErrorValue }
  | { text: string; hyperlink: string }
  | { richText: readonly { text: string }[] }

type Cell = { value: WorkbookValue; numFmt?: string | undefined }

const errorOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'error' in value ? String(value.error) : null

const typed = (value: Plain) => {
  if (value instanceof Date) return { value, type: 'date' as const }
  if (typeof value === 'number') return { value, type: 'number' as const }
  if (typeof value === 'boolean') return { value, type: 'boolean' as const }
  return { value: value ?? null, type: 'string' as const }
}

/** The library's cell of a value. */
const written = (value: WorkbookValue) => {
  const error = errorOf(value)
  if (error !== null) return { value: error, type: 'error' as const }
  if (typeof value !== 'object' || value === null || value instanceof Date) return typed(value)
  if ('formula' in value) {
    const result = errorOf(value.result) ?? (value.result as Plain)
    return { value: null, type: 'formula' as const, formula: value.formula, formulaResult: result ?? null }
  }
  if ('richText' in value)
    return { value: null, type: 'richText' as const, richText: value.richText.map(({ text }) => ({ text })) }
  const { text, hyperlink } = value as { text: string; hyperlink: string }
  return { value: text, type: 'string' as const, hyperlink: { target: hyperlink } }
}

/** Row and column of a cell's name, from 0. */
const placeOf = (name: string): [row: number, column: number] => {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(name) ?? []
  return [Number(row) - 1, [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1]
}

type Visibility = { state?: 'hidden' | 'veryHidden' }

/** A sheet of a workbook in a test, row by row. */
export class WorkbookSheet {
  readonly rows: Cell[][] = []
  readonly joined: string[] = []

  constructor(
    readonly name: string,
    readonly options: Visibility = {},
  ) {}

  addRow(values: readonly WorkbookValue[]): { getCell: (column: number) => Cell } {
    this.rows.push(values.map((value) => ({ value })))
    const row = this.rows.length
    return { getCell: (column) => this.cellAt(row - 1, column - 1) }
  }

  addRows(rows: readonly (readonly WorkbookValue[])[]): void {
    for (const row of rows) this.addRow(row)
  }

  mergeCells(range: string): void {
    this.joined.push(range)
  }

  getCell(name: string): Cell {
    return this.cellAt(...placeOf(name))
  }

  /** The values of a column, counted from 1. */
  column(column: number): WorkbookValue[] {
    return this.rows.map((row) => row[column - 1]?.value)
  }

  /** The values of all rows. */
  values(): WorkbookValue[][] {
    return this.rows.map((row) => row.map(({ value }) => value))
  }

  private cellAt(row: number, column: number): Cell {
    while (this.rows.length <= row) this.rows.push([])
    const cells = this.rows[row]!
    while (cells.length <= column) cells.push({ value: null })
    return cells[column]!
  }
}

/** A workbook as people make them in an office program: built or read in tests, never by the portal's own code. */
export class TestWorkbook {
  readonly sheets: WorkbookSheet[] = []

  addWorksheet(name: string, options?: Visibility): WorkbookSheet {
    const sheet = new WorkbookSheet(name, options)
    this.sheets.push(sheet)
    return sheet
  }

  async bytes(): Promise<Buffer> {
    const file = await writeXlsx({
      sheets: this.sheets.map(({ name, rows, joined, options }) => ({
        name,
        cells: new Map(
          rows.flatMap((row, r) =>
            row.flatMap(({ value, numFmt }, c) =>
              value === null || value === undefined
                ? []
                : [[`${r},${c}`, { ...written(value), ...(numFmt ? { style: { numFmt } } : {}) }] as const],
            ),
          ),
        ),
        merges: joined.map((range) => {
          const [from, to] = range.split(':').map(placeOf)
          return { startRow: from![0], startCol: from![1], endRow: to![0], endCol: to![1] }
        }),
        hidden: options.state === 'hidden',
        veryHidden: options.state === 'veryHidden',
      })),
    })
    const parts = unzipSync(new Uint8Array(file))
    // The library writes a formula's error as a text; office programs write it as an error.
    const asErrors = (xml: string): string =>
      xml.replace(/(<c [^>]*)t="str"([^>]*><f>[^<]*<\/f><v>#[A-Z])/g, '$1t="e"$2')
    const sheets = Object.entries(parts).filter(([path]) => path.startsWith('xl/worksheets/sheet'))
    const mended = sheets.map(([path, part]) => [path, strToU8(asErrors(strFromU8(part)))])
    return Buffer.from(zipSync({ ...parts, ...Object.fromEntries(mended) }))
  }

  static async read(bytes: Uint8Array): Promise<TestWorkbook> {
    const workbook = new TestWorkbook()
    for (const { name, rows, cells } of (await readXlsx(bytes, { readStyles: true })).sheets) {
      const sheet = workbook.addWorksheet(name)
      sheet.addRows(
        rows.map((row, r) =>
          row.map((value, c) => {
            const formula = cells?.get(`${r},${c}`)?.formula
            return formula === undefined ? value : { formula, result: value }
          }),
        ),
      )
      for (const [key, { style }] of cells ?? []) {
        const [r = 0, c = 0] = key.split(',').map(Number)
        const cell = sheet.rows[r]?.[c]
        if (cell) cell.numFmt = style?.numFmt
      }
    }
    return workbook
  }
}
