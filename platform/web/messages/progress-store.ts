import { createStore } from '../store.ts'

type Counts = Readonly<Record<string, number>>

/** Number of operations in progress by key; the overlay is shown while any is above zero (spec 4). */
export const progressStore = createStore<Counts>({})

/** Starts an operation of this key. */
export const startProgress = (key: string): void =>
  progressStore.set((counts) => ({ ...counts, [key]: (counts[key] ?? 0) + 1 }))

/** Ends an operation of this key; never below zero. */
export const endProgress = (key: string): void =>
  progressStore.set((counts) => ({ ...counts, [key]: Math.max(0, (counts[key] ?? 0) - 1) }))

/** Whether any operation is in progress. */
export const inProgress = (): boolean => Object.values(progressStore.get()).some((count) => count > 0)

/** Shows the overlay until the work succeeds or fails. */
export const withProgress = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  startProgress(key)
  try {
    return await work()
  } finally {
    endProgress(key)
  }
}
