import { normalized } from './normalized.ts'

/** How many of the first rows may hold a title before the heading. */
const lookedAt = 20

const looksLikeName = (cell: string): boolean => /\p{L}/u.test(cell) && cell.length <= 120

/** The row with most cells that are names of fields; a single such cell is not enough. */
const rowOfNames = (rows: readonly (readonly string[])[], known: ReadonlySet<string>): number => {
  const counts = rows.map((row) => new Set(row.map(normalized).filter((cell) => known.has(cell))).size)
  const most = Math.max(0, ...counts)
  return most > 1 ? counts.indexOf(most) : -1
}

/**
 * The number of the row that is likely the heading, from 0: the one with most names of fields (`known`, normalized), else
 * the first with most cells that read like names.
 */
export const guessHeader = (
  rows: readonly (readonly string[])[],
  known: ReadonlySet<string> = new Set(),
): number => {
  const first = rows.slice(0, lookedAt)
  const named = rowOfNames(first, known)
  if (named >= 0) return named
  const names = first.map((row) => new Set(row.filter(looksLikeName)).size)
  const most = Math.max(0, ...names)
  // Lines of data may hold one name more than the heading when a column of it was left blank.
  return Math.max(
    0,
    names.findIndex((count) => count > 0 && count >= most - 1 && (count > 1 || most === 1)),
  )
}
