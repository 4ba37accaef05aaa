import { serveThread } from '#platform/server/threads/serve-thread.ts'
import { fillAct } from './fill-act.ts'

// The entry of the threads that check and fill templates of acts: what somebody uploaded is parsed in no other place.
serveThread(fillAct)
