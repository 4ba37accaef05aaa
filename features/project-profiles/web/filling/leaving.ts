import { createStore } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'

/** Projects whose profile page was left while saving, one entry per page. */
const leaving = createStore<readonly number[]>([])

const opened = new Set<number>()

/** Registers that a profile is being filled in on a page. */
export const open = (projectId: number): void => void opened.add(projectId)

/** Whether a profile has not been changed from this browser tab: then prefetched data cannot be outdated. */
export const isUntouched = (projectId: number): boolean => !opened.has(projectId)

/** Registers that a profile page was left; `sent` settles when its remaining saves were attempted. */
export const leave = (projectId: number, sent: Promise<unknown>): void => {
  leaving.set((now) => [...now, projectId])
  void sent.finally(() => leaving.set((now) => now.toSpliced(now.indexOf(projectId), 1)))
}

/** Whether a page that was left is still saving: data loaded before it ends may be outdated. */
export const useIsLeaving = (projectId: number): boolean => useStore(leaving).includes(projectId)
