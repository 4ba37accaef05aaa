import { serveThread } from '../threads/serve-thread.ts'
import { packRows, type PackedTable } from './packed-rows.ts'
import { parseSheet, type SheetAsked } from './parse-sheet.ts'

// Entry of the threads that read tables.
serveThread(async (asked: SheetAsked): Promise<PackedTable> => {
  const { rows, ...about } = await parseSheet(asked)
  return { packs: packRows(rows), about }
})
