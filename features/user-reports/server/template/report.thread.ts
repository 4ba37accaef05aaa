import { serveThread } from '#platform/server/threads/serve-thread.ts'
import { workOnTemplate } from './work-on-template.ts'

// The entry of the threads that check and fill templates of reports: what somebody uploaded is parsed in no other place.
serveThread(workOnTemplate)
