/** The new positions of a template row: of one row, or of all its repetitions. */
export type MapRow = (row: number) => { start: number; end: number }

/** Returns the mapping for the sheet of a reference; null is the same sheet. */
export type MapRows = (sheet: string | null) => MapRow | undefined

/** The name of a column number, from 1. */
export const columnName = (at: number): string =>
  at <= 0 ? '' : columnName(Math.floor((at - 1) / 26)) + String.fromCharCode(65 + ((at - 1) % 26))

/** The number of a column name, from 1. */
export const columnNumber = (name: string): number =>
  [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** Parses an address: `$B$7`. */
export const cellOf = (address: string): { column: string; row: number } => {
  const [, column = 'A', row = '1'] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(address) ?? []
  return { column, row: Number(row) }
}

const cell = String.raw`\$?[A-Z]{1,3}\$?\d{1,7}`
const reference = new RegExp(
  String.raw`"(?:[^"]|"")*"|(?<![\p{L}\d_.$'\]])((?:'(?:[^']|'')+'|[\p{L}_][\p{L}\d_.]*)!)?(?:(${cell})(?::(${cell}))?|(\$?\d{1,7}):(\$?\d{1,7}))(?![\p{L}\d_(.!\[])`,
  'gu',
)

/** Functions for which a reference to a cell in a loop covers all its repetitions. */
const gathering =
  /(?:^|[^\p{L}\d_.])(?:SUM|AVERAGE|COUNT|COUNTA|MIN|MAX|MEDIAN|PRODUCT|SUBTOTAL|COUNTIF|SUMIF|SUMPRODUCT)\([^()]*$/iu

const withRow = (address: string, row: number): string => address.replace(/\d+$/, String(row))

const sheetNamed = (prefix: string | undefined): string | null => {
  if (prefix === undefined) return null
  const name = prefix.slice(0, -1)
  return name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name
}

/** Updates the references of a formula; ranges grow with repeated rows. */
export const mapFormula = (formula: string, rowsOf: MapRows, widen = false): string =>
  formula.replace(
    reference,
    (
      whole,
      prefix: string | undefined,
      first: string | undefined,
      last: string | undefined,
      top: string | undefined,
      bottom: string | undefined,
      at: number,
    ) => {
      if (whole.startsWith('"')) return whole
      const map = rowsOf(sheetNamed(prefix))
      if (!map) return whole
      const before = prefix ?? ''
      if (top !== undefined && bottom !== undefined) {
        const start = map(Number(top.replace('$', ''))).start
        const end = map(Number(bottom.replace('$', ''))).end
        return `${before}${withRow(top, start)}:${withRow(bottom, Math.max(start, end))}`
      }
      if (first === undefined) return whole
      const from = map(cellOf(first).row)
      if (last !== undefined) {
        const until = map(cellOf(last).row)
        return `${before}${withRow(first, from.start)}:${withRow(last, Math.max(from.start, until.end))}`
      }
      const gathers = widen || gathering.test(formula.slice(0, at))
      return gathers && from.end > from.start
        ? `${before}${withRow(first, from.start)}:${withRow(first, from.end)}`
        : `${before}${withRow(first, from.start)}`
    },
  )

const moved = (address: string, columns: number, rows: number): string => {
  const [, fixedColumn = '', column = 'A', fixedRow = '', row = '1'] =
    /^(\$?)([A-Z]{1,3})(\$?)(\d{1,7})$/.exec(address) ?? []
  const nextColumn = fixedColumn ? column : columnName(Math.max(1, columnNumber(column) + columns))
  const nextRow = fixedRow ? row : String(Math.max(1, Number(row) + rows))
  return `${fixedColumn}${nextColumn}${fixedRow}${nextRow}`
}

/** Translates a shared formula to another cell, by this number of columns and rows. */
export const movedFormula = (formula: string, columns: number, rows: number): string =>
  formula.replace(
    reference,
    (whole, prefix: string | undefined, first: string | undefined, last: string | undefined) => {
      if (first === undefined || whole.startsWith('"')) return whole
      const end = last === undefined ? '' : `:${moved(last, columns, rows)}`
      return `${prefix ?? ''}${moved(first, columns, rows)}${end}`
    },
  )
