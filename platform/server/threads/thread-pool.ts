import { ProductError } from '#platform/domain/product-error.ts'
import { startThread, type Thread, type ThreadLimits } from './thread.ts'

/** Where a pool's threads begin, and how many there are. */
export type ThreadPool = ThreadLimits & {
  entry: URL
  /** Pieces of work done at once. */
  size: number
  /** Pieces of work that may wait for their turn; one more is sent away to come again. */
  waiting: number
  /** A thread without work goes after so long, and its memory with it. */
  idleSeconds: number
}

/** Asks the person whose work finds no place to come again. */
const retryAfter = 10

/**
 * Does heavy work in threads of its own, so that nobody else waits for it: a few pieces at once, each with no more than
 * so much memory and time, the others in turn. A thread that failed is never asked again.
 */
export const threadPool = <Asked, Answer>({ entry, size, waiting, idleSeconds, ...limits }: ThreadPool) => {
  const idle = new Map<Thread<Asked, Answer>, NodeJS.Timeout>()
  const queue: (() => void)[] = []
  let busy = 0
  const takePlace = async (): Promise<void> => {
    if (busy < size) busy += 1
    else if (queue.length >= waiting) throw new ProductError('SERVICE_UNAVAILABLE', { retryAfter })
    // Whoever leaves hands the place over.
    else await new Promise<void>((resolve) => queue.push(resolve))
  }
  const leavePlace = (): void => {
    const next = queue.shift()
    if (next) next()
    else busy -= 1
  }
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
  const run = async (asked: Asked): Promise<Answer> => {
    await takePlace()
    try {
      const thread = rested()
      try {
        return await thread.ask(asked)
      } finally {
        rest(thread)
      }
    } finally {
      leavePlace()
    }
  }
  return { run }
}
