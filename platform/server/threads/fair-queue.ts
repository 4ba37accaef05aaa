import { ProductError } from '#platform/domain/product-error.ts'

/** How much is done at once, and who may wait. */
export type FairQueueLimits = {
  /** Pieces of work done at once; of one person never more than one. */
  size: number
  /** Pieces that may wait for their turn. */
  waiting: number
  /** Whoever has waited so long is asked to come again: before any connection on the way gives up. */
  waitSeconds: number
}

/** Asks the person whose work finds no place to come again. */
const retryAfter = 10

type Waiting = { by: string; round: number; begin: () => void; refuse: () => void }

/**
 * Lets work through in turns. Everybody's first piece comes before anybody's second one, however many somebody brings:
 * pieces are counted in rounds, and a person has one in each. When no place is left, whoever stands in the latest round
 * is sent away (503 with `Retry-After`).
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
