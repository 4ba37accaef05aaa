import { serveThread } from '#platform/server/threads/serve-thread.ts'
import { stampPdf } from './stamp-pdf.ts'

// Entry of the worker threads that stamp files: uploaded files are parsed only here.
serveThread(stampPdf)
