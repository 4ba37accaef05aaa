import { ProductError } from '#platform/domain/product-error.ts'
import { threadPool, type ThreadPool } from '../threads/thread-pool.ts'
import { ThreadEnded } from '../threads/thread.ts'
import { unpackRows, type PackedTable } from './packed-rows.ts'
import type { SheetRequest } from './parse-sheet.ts'
import type { ReadTable } from './read-table.ts'
import { readingLimits, usualLimits, type SheetLimits } from './sheet-limits.ts'

/** In a build the entry is next to the program (`tools/build.mjs`). */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './sheet.thread.ts' : './sheet-thread.js',
  import.meta.url,
)

type Reader<Read> = (by: string, bytes: Uint8Array, limits?: SheetLimits) => Promise<Read>

/** Reads tables in threads with limited resources. */
export const tableReader = (reading: Omit<ThreadPool, 'entry'>): Reader<ReadTable> => {
  const threads = threadPool<SheetRequest, PackedTable>({ entry, ...reading })
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
 * Reads an uploaded table, xlsx or csv, as rows of trimmed texts; row `n` is line `n + 1` of the file, including the
 * heading, if there is one (limits count the lines below it). Errors: `FILE_INCORRECT` for no table,
 * `SHEET_TOO_LARGE` over the limits, `SHEET_CELL_TOO_LONG` for a cell longer than any text of the portal,
 * `SHEET_TOO_HEAVY` if it takes too much memory or time. `by` is the user who uploads: one table per user is read at
 * a time, and everybody's first comes before anybody's second.
 */
export const readTable: Reader<ReadTable> = tableReader(readingLimits)

/** The rows of an uploaded table; see `readTable`. */
export const readSheet: Reader<string[][]> = async (...args) => (await readTable(...args)).rows
