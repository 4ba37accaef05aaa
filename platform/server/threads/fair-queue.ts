import { ProductError } from '#platform/domain/product-error.ts'

/** Concurrency and queue limits. */
export type FairQueueLimits = {
  /** Work items run concurrently; never more than one per person. */
  size: number
  /** Maximum number of waiting work items. */
  waiting: number
  /** Maximum waiting time, after which the caller is asked to retry: less than any connection timeout. */
  waitSeconds: number
}

/** Seconds until a caller refused by a full queue should retry. */
const retryAfter = 10

type Waiting = { by: string; round: number; begin: () => void; refuse: () => void }

/**
 * Runs work items in fair order: everybody's first item comes before anybody's second one, whatever number a person
 * submits. Items are counted in rounds, with one per person in each. When the queue is full, an item of the latest
 * round is refused (503 with `Retry-After`).
 */
export const fairQueue = ({ size, waiting: places, waitSeconds }: FairQueueLimits) => {
  const queue: Waiting[] = []
  const working = new Set<string>()
  const latest = new Map<string, number>()
  let round = 0

  const beginNext = (): void => {
    if (working.size >= size) return
    const next = queue
      .filter(({ by }) => !working.has(by))
      .reduce<Waiting | null>((first, one) => (first && first.round <= one.round ? first : one), null)
    if (!next) return
    queue.splice(queue.indexOf(next), 1)
    working.add(next.by)
    round = Math.max(round, next.round)
    for (const [by, last] of latest) if (last < round) latest.delete(by)
    next.begin()
    beginNext()
  }

  const turn = (by: string): Promise<void> =>
    new Promise((begin, reject) => {
      const refuse = (): void => {
        clearTimeout(timer)
        const at = queue.indexOf(mine)
        if (at !== -1) queue.splice(at, 1)
        reject(new ProductError('SERVICE_UNAVAILABLE', { retryAfter }))
      }
      const timer = setTimeout(() => refuse(), waitSeconds * 1000)
      const mine: Waiting = {
        by,
        round: Math.max(round, (latest.get(by) ?? -1) + 1),
        begin: () => {
          clearTimeout(timer)
          begin()
        },
        refuse,
      }
      latest.set(by, mine.round)
      queue.push(mine)
      beginNext()
      if (queue.length > places) queue.reduce((last, one) => (one.round >= last.round ? one : last)).refuse()
    })

  return async <Done>(by: string, work: () => Promise<Done>): Promise<Done> => {
    await turn(by)
    try {
      return await work()
    } finally {
      working.delete(by)
      beginNext()
    }
  }
}
