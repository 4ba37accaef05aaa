import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work between two pauses: others wait for no longer. */
const workMs = 8

/** Says when long work should let others have their turn. */
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
