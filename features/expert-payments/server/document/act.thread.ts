import { serveThread } from '#platform/server/threads/serve-thread.ts'
import { fillAct } from './fill-act.ts'

// Entry file of the worker threads that check and fill in templates. Uploaded files are parsed only there.
serveThread(fillAct)
