import { durations } from '#platform/web/messages/banner-rules.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { createStore } from '#platform/web/store.ts'

/** Notifications that are hidden, and will be deleted unless undone. */
export const deletionStore = createStore<ReadonlySet<number>>(new Set())

const timers = new Map<number, ReturnType<typeof setTimeout>>()

/** Undoes a deletion and shows the notification again. */
export const keep = (id: number): void => {
  clearTimeout(timers.get(id))
  timers.delete(id)
  deletionStore.set((now) => new Set([...now].filter((other) => other !== id)))
}

/** Hides a notification and deletes it when the time to undo is over. */
export const deleteSoon = (id: number, remove: () => Promise<unknown>): void => {
  deletionStore.set((now) => new Set([...now, id]))
  const later = () => {
    // Only after the request: otherwise the list would show it again until it is refetched.
    void remove()
      .catch(notifyError)
      .finally(() => keep(id))
  }
  timers.set(id, setTimeout(later, durations.default))
}
