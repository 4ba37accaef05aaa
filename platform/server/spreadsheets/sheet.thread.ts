import { serveThread } from '../threads/serve-thread.ts'
import { packRows } from './packed-rows.ts'
import { parseSheet, type SheetAsked } from './parse-sheet.ts'

// The entry of the threads that read tables.
serveThread(async (asked: SheetAsked) => packRows(await parseSheet(asked)))
