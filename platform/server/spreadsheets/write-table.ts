import { startThread } from '../threads/thread.ts'
import { tableFile, type TableHead } from './table-file.ts'
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
 * Writes a large table in its own thread, so that other requests are not blocked. Each part is
 * written while the next one is read. Errors: those of the parts; `ThreadEnded` for a table over a thread's limits.
 */
export const writeTable = async (
  head: TableHead,
  parts: AsyncIterable<readonly (readonly SheetCell[])[]>,
): Promise<Buffer> => {
  const thread = startThread<TablePart, Uint8Array | null>(entry, limits)
  try {
    await thread.ask({ begin: head })
    let written: Promise<unknown> = Promise.resolve()
    for await (const rows of parts) {
      await written
      written = thread.ask({ rows })
      // Its error is thrown at the next `await`, unless reading fails before.
      written.catch(() => {})
    }
    await written
    const bytes = (await thread.ask({ end: true })) ?? new Uint8Array()
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  } finally {
    await thread.end()
  }
}

type Parts = AsyncIterable<readonly (readonly SheetCell[])[]>

const rowsOf = async function* (parts: Parts): AsyncGenerator<readonly SheetCell[]> {
  for await (const part of parts) yield* part
}

/** Maximum number of rows, and of cells, written without a thread: for fewer, starting one takes longer than writing. */
export const rowsWithoutThread = 200
const cellsWithoutThread = 6000

/** Writes a table of a known number of rows: a long one in its own thread, so that other requests are not blocked. */
export const writeTableOf = (rows: number, head: TableHead, parts: Parts): Promise<Buffer> =>
  rows > rowsWithoutThread || rows * head.titles.length > cellsWithoutThread
    ? writeTable(head, parts)
    : tableFile({ ...head, rows: rowsOf(parts) })

/** Rows that are sent to a thread at once. */
const rowsOfPart = 200

const partsOf = async function* (rows: readonly (readonly SheetCell[])[]): Parts {
  for (let at = 0; at < rows.length; at += rowsOfPart) yield rows.slice(at, at + rowsOfPart)
}

/** Writes a table whose rows are in memory, as `writeTableOf`. */
export const writeTableRows = (head: TableHead, rows: readonly (readonly SheetCell[])[]): Promise<Buffer> =>
  writeTableOf(rows.length, head, partsOf(rows))
