import { fairQueue, type FairQueueLimits } from './fair-queue.ts'
import { startThread, type Thread, type ThreadLimits } from './thread.ts'

/** A pool's entry, its number of threads, and its queue. */
export type ThreadPool = ThreadLimits &
  FairQueueLimits & {
    entry: URL
    /** An idle thread ends after this time and frees its memory. */
    idleSeconds: number
  }

/**
 * Runs heavy work in threads, so that other requests are not blocked: a few items at once, each with limited memory
 * and time, the others in fair order (`fairQueue`). A thread that failed is not reused.
 */
export const threadPool = <Asked, Answer>({ entry, idleSeconds, ...limits }: ThreadPool) => {
  const idle = new Map<Thread<Asked, Answer>, NodeJS.Timeout>()
  const inTurn = fairQueue(limits)
  const rest = (thread: Thread<Asked, Answer>): void => {
    if (thread.isOver()) return
    const end = () => {
      idle.delete(thread)
      void thread.end()
    }
    idle.set(thread, setTimeout(end, idleSeconds * 1000).unref())
  }
  const rested = (): Thread<Asked, Answer> => {
    for (const [thread, timer] of idle) {
      clearTimeout(timer)
      idle.delete(thread)
      if (!thread.isOver()) return thread
    }
    return startThread(entry, limits)
  }
  /** Runs a person's work item when it is their turn. */
  const run = (by: string, request: Asked): Promise<Answer> =>
    inTurn(by, async () => {
      const thread = rested()
      try {
        return await thread.ask(request)
      } finally {
        rest(thread)
      }
    })
  return { run }
}
