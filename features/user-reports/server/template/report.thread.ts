import { serveThread } from '#platform/server/threads/serve-thread.ts'
import { workOnTemplate } from './work-on-template.ts'

// Entry of the worker threads that check and fill in templates: uploaded files are parsed only here.
serveThread(workOnTemplate)
