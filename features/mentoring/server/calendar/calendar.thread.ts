import { serveThread } from '#platform/server/threads/serve-thread.ts'
import { readBusyTimes } from './busy-times.ts'

// The entry of the thread that reads calendars of others: a series of theirs may never end.
serveThread(readBusyTimes)
