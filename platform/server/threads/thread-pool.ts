import { fairQueue, type FairQueueLimits } from './fair-queue.ts'
import { startThread, type Thread, type ThreadLimits } from './thread.ts'

/** Where a pool's threads begin, how many there are, and who waits for them. */
export type ThreadPool = ThreadLimits &
  FairQueueLimits & {
    entry: URL
    /** A thread without work goes after so long, and its memory with it. */
    idleSeconds: number
  }

/**
 * Does heavy work in threads of its own, so that nobody else waits for it: a few pieces at once, each with no more than
 * so much memory and time, the others in turn (`fairQueue`). A thread that failed is never asked again.
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
  /** Does what a person asks for, in that person's turn. */
  const run = (by: string, asked: Asked): Promise<Answer> =>
    inTurn(by, async () => {
      const thread = rested()
      try {
        return await thread.ask(asked)
      } finally {
        rest(thread)
      }
    })
  return { run }
}
