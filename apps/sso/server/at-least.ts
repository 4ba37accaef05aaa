import { setTimeout as wait } from 'node:timers/promises'

/** Answers no sooner than `milliseconds`, whatever the work took: the time must not tell which way it went. */
export const atLeast = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work(), wait(milliseconds)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
