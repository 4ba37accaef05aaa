import { serveThread } from '#platform/server/threads/serve-thread.ts'
import { solve } from './solve.ts'

// The entry of a thread that solves who reviews what while requests go on.
serveThread(solve)
