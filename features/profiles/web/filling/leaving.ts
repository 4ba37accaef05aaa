import { createStore } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'

/** Projects whose profile was left while it was still being saved, once for each page. */
const leaving = createStore<readonly number[]>([])

/** A page of a profile is left, and `sent` ends when what it had to save was tried. */
export const leave = (projectId: number, sent: Promise<unknown>): void => {
  leaving.set((now) => [...now, projectId])
  void sent.finally(() => leaving.set((now) => now.toSpliced(now.indexOf(projectId), 1)))
}

/** Whether a page that was left is still saving: what is loaded before it has ended may be old by then. */
export const useIsLeaving = (projectId: number): boolean => useStore(leaving).includes(projectId)
