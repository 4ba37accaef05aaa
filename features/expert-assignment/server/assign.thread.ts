import { serveThread } from '#platform/server/threads/serve-thread.ts'
import { assign } from './assign.ts'

// The entry of a thread that plans who reviews what while requests go on.
serveThread(assign)
