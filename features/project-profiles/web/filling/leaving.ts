import { createStore } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'

/** Projects whose profile was left while it was still being saved, once for each page. */
const leaving = createStore<readonly number[]>([])

const opened = new Set<number>()

/** A profile is being filled in on a page. */
export const open = (projectId: number): void => void opened.add(projectId)

/** Whether nothing of a profile was changed from here yet: what is asked for ahead cannot be old when it is shown. */
export const isUntouched = (projectId: number): boolean => !opened.has(projectId)

/** A page of a profile is left, and `sent` ends when what it had to save was tried. */
export const leave = (projectId: number, sent: Promise<unknown>): void => {
  leaving.set((now) => [...now, projectId])
  void sent.finally(() => leaving.set((now) => now.toSpliced(now.indexOf(projectId), 1)))
}

/** Whether a page that was left is still saving: what is loaded before it has ended may be old by then. */
export const useIsLeaving = (projectId: number): boolean => useStore(leaving).includes(projectId)
