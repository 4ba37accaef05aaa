import { serveThread } from '../threads/serve-thread.ts'
import { openTable, type TableHead } from './table-file.ts'
import type { SheetCell, SheetWriter } from './write-sheet.ts'

/** Messages to a thread that writes one table: the head, the rows part by part, and the end. */
export type TablePart = { begin: TableHead } | { rows: readonly (readonly SheetCell[])[] } | { end: true }

let writer: SheetWriter | null = null

// Entry of a thread that writes a table; it returns the bytes at the end.
serveThread(async (part: TablePart): Promise<Uint8Array | null> => {
  if ('begin' in part) writer = await openTable(part.begin)
  else if ('rows' in part) for (const cells of part.rows) writer?.write(cells)
  else return (await writer?.end()) ?? null
  return null
})
