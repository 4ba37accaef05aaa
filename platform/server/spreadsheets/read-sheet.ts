import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { usualLimits, type SheetLimits } from './sheet-limits.ts'

const trimmed = (row: readonly string[]): string[] => {
  const cells = row.map((cell) => cell.normalize('NFC').trim())
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

/** One workbook is read at a time, so that many at once cannot fill the memory. */
let last: Promise<unknown> = Promise.resolve()
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = last.then(work)
  last = mine.catch(() => {})
  return mine
}

/**
 * Reads an uploaded table, xlsx or csv, as rows of trimmed texts; row `n` of the answer is line `n + 1` of the file, and
 * the heading, if it has one, is one of them (limits count the lines below a heading). What is no table is refused with
 * `FILE_INCORRECT`, what is larger than the limits with `SHEET_TOO_LARGE`.
 */
export const readSheet = async (
  bytes: Uint8Array,
  limits: SheetLimits = usualLimits,
): Promise<string[][]> => {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const read = isZip ? await inTurn(() => readXlsx(bytes, limits)) : readCsv(bytes, limits)
  const rows = read.map(trimmed)
  return rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1)
}
