import { createStore } from '../store.ts'

type Counts = Readonly<Record<string, number>>

/** Work under way by key; the overlay shows while any count is above zero (spec 4). */
export const progressStore = createStore<Counts>({})

/** One more piece of work of this key has begun. */
export const startProgress = (key: string): void =>
  progressStore.set((counts) => ({ ...counts, [key]: (counts[key] ?? 0) + 1 }))

/** One piece of work of this key has ended; never below zero. */
export const endProgress = (key: string): void =>
  progressStore.set((counts) => ({ ...counts, [key]: Math.max(0, (counts[key] ?? 0) - 1) }))

/** Whether anything is under way. */
export const inProgress = (): boolean => Object.values(progressStore.get()).some((count) => count > 0)

/** Shows the overlay while the work lasts, whatever its end. */
export const withProgress = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  startProgress(key)
  try {
    return await work()
  } finally {
    endProgress(key)
  }
}
