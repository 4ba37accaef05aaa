import { serveThread } from '../threads/serve-thread.ts'
import { packRows, type PackedTable } from './packed-rows.ts'
import { parseSheet, type SheetRequest } from './parse-sheet.ts'

// Entry of the threads that read tables.
serveThread(async (request: SheetRequest): Promise<PackedTable> => {
  const { rows, ...about } = await parseSheet(request)
  return { packs: packRows(rows), about }
})
