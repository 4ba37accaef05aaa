import { durations } from '#platform/web/messages/banner-rules.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { createStore } from '#platform/web/store.ts'

/** Notifications that are hidden already and deleted when nobody undoes it. */
export const deletionStore = createStore<ReadonlySet<number>>(new Set())

const timers = new Map<number, ReturnType<typeof setTimeout>>()

/** Shows one again that was to be deleted; its deletion is undone. */
export const keep = (id: number): void => {
  clearTimeout(timers.get(id))
  timers.delete(id)
  deletionStore.set((now) => new Set([...now].filter((other) => other !== id)))
}

/** Hides one now and deletes it when its "undo" is over. */
export const deleteSoon = (id: number, remove: () => Promise<unknown>): void => {
  deletionStore.set((now) => new Set([...now, id]))
  const later = () => {
    // Only when the list no longer has it may it be forgotten here.
    void remove()
      .catch(notifyError)
      .finally(() => keep(id))
  }
  timers.set(id, setTimeout(later, durations.default))
}
