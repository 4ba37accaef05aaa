import { serveThread } from '../threads/serve-thread.ts'
import { parseSheet } from './parse-sheet.ts'

// The entry of the threads that read tables.
serveThread(parseSheet)
