import { setTimeout as wait } from 'node:timers/promises'

/** Resolves after at least `milliseconds`, whatever the work took: the time must not reveal the result. */
export const atLeast = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work(), wait(milliseconds)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
