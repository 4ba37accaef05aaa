import { normalized } from './normalized.ts'

/** Number of rows in which a title may precede the heading. */
const lookedAt = 20

const looksLikeName = (cell: string): boolean => /\p{L}/u.test(cell) && cell.length <= 120

/** The row with most cells that are field names; one such cell is not enough. */
const rowOfNames = (rows: readonly (readonly string[])[], known: ReadonlySet<string>): number => {
  const counts = rows.map((row) => new Set(row.map(normalized).filter((cell) => known.has(cell))).size)
  const highest = Math.max(0, ...counts)
  return highest > 1 ? counts.indexOf(highest) : -1
}

/**
 * Index of the probable heading row, from 0: the one with most field names (`known`, normalized), otherwise the
 * first with most cells that look like names.
 */
export const guessHeader = (
  rows: readonly (readonly string[])[],
  known: ReadonlySet<string> = new Set(),
): number => {
  const first = rows.slice(0, lookedAt)
  const named = rowOfNames(first, known)
  if (named >= 0) return named
  const names = first.map((row) => new Set(row.filter(looksLikeName)).size)
  const highest = Math.max(0, ...names)
  // Rows of data may have one name more than the heading if a column has no heading.
  return Math.max(
    0,
    names.findIndex((count) => count > 0 && count >= highest - 1 && (count > 1 || highest === 1)),
  )
}
