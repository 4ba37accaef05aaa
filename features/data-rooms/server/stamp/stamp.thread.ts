import { serveThread } from '#platform/server/threads/serve-thread.ts'
import { stampPdf } from './stamp-pdf.ts'

// The entry of the threads that mark files of rooms: what somebody uploaded is parsed in no other place.
serveThread(stampPdf)
