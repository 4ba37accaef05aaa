import { normalized } from './normalized.ts'

/** Why a row below the heading is not a project. */
export const leftOutKinds = ['TOTAL', 'HEADING', 'NUMBERS', 'TITLE'] as const

export type LeftOutKind = (typeof leftOutKinds)[number]

/** A row of the file that is left out, by its line. */
export type LeftOutRow = { line: number; kind: LeftOutKind; text: string }

const totals: ReadonlySet<string> = new Set([
  'итого',
  'всего',
  'итог',
  'итого по таблице',
  'общий итог',
  'total',
  'totals',
  'grand total',
  'subtotal',
  'sum',
])

const isTotals = (filled: readonly string[]): boolean =>
  filled.slice(0, 2).some((cell) => totals.has(normalized(cell)) || /^(итого|всего)\b.*:$/iu.test(cell))

const isHeading = (cells: readonly string[], heading: readonly string[]): boolean => {
  const same = cells.filter((cell, at) => cell !== '' && normalized(cell) === normalized(heading[at] ?? ''))
  return same.length > 1 && same.length === cells.filter((cell) => cell !== '').length
}

const isNumbering = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.every((cell, at) => cell === String(at + 1))

const kindOf = (
  cells: readonly string[],
  heading: readonly string[],
  nameColumn: number,
): LeftOutKind | null => {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length === 0) return null
  if (isTotals(filled)) return 'TOTAL'
  if (isHeading(cells, heading)) return 'HEADING'
  if (isNumbering(cells)) return 'NUMBERS'
  const hasName = nameColumn < 0 || (cells[nameColumn] ?? '') !== ''
  const isWords = filled.length === 1 && /\p{L}{3}/u.test(filled[0]!) && !filled[0]!.includes('@')
  return isWords && !hasName && heading.filter((cell) => cell !== '').length > 2 ? 'TITLE' : null
}

/** Rows below the heading that are not projects: totals, repeated headings, column numbers, section titles. */
export const leftOutRows = (
  sheet: readonly (readonly string[])[],
  headerRow: number,
  nameColumn: number,
): LeftOutRow[] =>
  sheet.flatMap((cells, at): LeftOutRow[] => {
    if (at <= headerRow) return []
    const kind = kindOf(cells, sheet[headerRow] ?? [], nameColumn)
    return kind ? [{ line: at + 1, kind, text: cells.find((cell) => cell !== '') ?? '' }] : []
  })

/** The same sheet with these rows emptied, so that other rows keep their line numbers. */
export const withoutRows = (
  sheet: readonly (readonly string[])[],
  leftOut: readonly LeftOutRow[],
): (readonly string[])[] => {
  const lines = new Set(leftOut.map(({ line }) => line))
  return sheet.map((cells, at) => (lines.has(at + 1) ? [] : cells))
}
