import { startThread } from '../threads/thread.ts'
import type { TableHead } from './table-file.ts'
import type { SheetCell } from './write-sheet.ts'
import type { TablePart } from './write-table.thread.ts'

/** In a build the entry is next to the program (`tools/build.mjs`). */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './write-table.thread.ts' : './write-table-thread.js',
  import.meta.url,
)

/** Limits of a thread: total memory, and seconds for one part of the rows or the end of the file. */
const limits = { megabytes: 250, seconds: 60 }

/**
 * Writes a large table in its own thread, so that other requests are not blocked: part by part, the next one
 * requested after the last is written. Errors: those of the parts; `ThreadEnded` for a table over a thread's limits.
 */
export const writeTable = async (
  head: TableHead,
  parts: AsyncIterable<readonly (readonly SheetCell[])[]>,
): Promise<Buffer> => {
  const thread = startThread<TablePart, Uint8Array | null>(entry, limits)
  try {
    await thread.ask({ begin: head })
    for await (const rows of parts) await thread.ask({ rows })
    return Buffer.from((await thread.ask({ end: true })) ?? [])
  } finally {
    await thread.end()
  }
}
