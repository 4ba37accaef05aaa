import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work between two pauses: the longest delay of other requests. */
const workMs = 8

/** Tells long-running work when to yield to other requests. */
export type Pace = { isDue: () => boolean; rest: () => Promise<void> }

export const createPace = (): Pace => {
  let since = performance.now()
  return {
    isDue: () => performance.now() - since > workMs,
    rest: async () => {
      await nextTurn()
      since = performance.now()
    },
  }
}
