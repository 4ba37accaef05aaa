import { threadPool } from '#platform/server/threads/thread-pool.ts'
import { ThreadEnded } from '#platform/server/threads/thread.ts'
import type { CalendarAnswer, CalendarRequest } from './busy-times.ts'

/** The build puts the entry next to the program (`tools/programs.mjs`). */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './calendar.thread.ts' : './calendar-thread.js',
  import.meta.url,
)

const threads = threadPool<CalendarRequest, CalendarAnswer>({
  entry,
  size: 1,
  waiting: 40,
  waitSeconds: 25,
  idleSeconds: 30,
  megabytes: 150,
  seconds: 5,
})

/** Reads a calendar in a thread; one that takes too long or too much is none. */
export const readInThread = async (by: string, request: CalendarRequest): Promise<CalendarAnswer['busy']> => {
  try {
    return (await threads.run(by, request)).busy
  } catch (error) {
    if (error instanceof ThreadEnded) return null
    throw error
  }
}
