/** How many of the first rows may hold a title before the heading. */
const lookedAt = 20

const looksLikeName = (cell: string): boolean => /\p{L}/u.test(cell) && cell.length <= 120

/** The number of the row that is likely the heading, from 0: the first with most cells that read like names. */
export const guessHeader = (rows: readonly (readonly string[])[]): number => {
  const names = rows.slice(0, lookedAt).map((row) => new Set(row.filter(looksLikeName)).size)
  const most = Math.max(0, ...names)
  // Lines of data may hold one name more than the heading when a column of it was left blank.
  return Math.max(
    0,
    names.findIndex((count) => count > 0 && count >= most - 1 && (count > 1 || most === 1)),
  )
}
