import { ProductError } from '#platform/domain/product-error.ts'
import { threadPool, type ThreadPool } from '../threads/thread-pool.ts'
import { ThreadEnded } from '../threads/thread.ts'
import { unpackRows, type PackedTable } from './packed-rows.ts'
import type { ReadTable } from './read-table.ts'
import type { SheetAsked } from './parse-sheet.ts'
import { readingLimits, usualLimits, type SheetLimits } from './sheet-limits.ts'

/** Built, the entry stands beside the program (`tools/build.mjs`). */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './sheet.thread.ts' : './sheet-thread.js',
  import.meta.url,
)

type Reader<Read> = (by: string, bytes: Uint8Array, limits?: SheetLimits) => Promise<Read>

/** Reads tables in threads that take no more of the machine than they are given. */
export const tableReader = (reading: Omit<ThreadPool, 'entry'>): Reader<ReadTable> => {
  const threads = threadPool<SheetAsked, PackedTable>({ entry, ...reading })
  return async (by, bytes, limits = usualLimits) => {
    try {
      const { packs, about } = await threads.run(by, { bytes, limits })
      return { ...about, rows: await unpackRows(packs) }
    } catch (error) {
      if (error instanceof ThreadEnded && error.why !== 'failure') throw new ProductError('SHEET_TOO_HEAVY')
      throw error
    }
  }
}

/**
 * Reads an uploaded table, xlsx or csv, as rows of trimmed texts; row `n` of the answer is line `n + 1` of the file, and
 * the heading, if it has one, is one of them (limits count the lines below a heading). What is no table is refused with
 * `FILE_INCORRECT`, what is larger than the limits with `SHEET_TOO_LARGE`, a cell longer than any text of the portal with
 * `SHEET_CELL_TOO_LONG`, what takes more memory or time than a table may with `SHEET_TOO_HEAVY`. `by` is the user who
 * uploads: one table of a user is read at a time, and nobody's second one before another's first.
 */
export const readTable: Reader<ReadTable> = tableReader(readingLimits)

/** The rows of an uploaded table; see `readTable`. */
export const readSheet: Reader<string[][]> = async (...asked) => (await readTable(...asked)).rows
