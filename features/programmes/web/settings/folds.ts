import { createStore } from '#platform/web/store.ts'

const key = 'settings-folds'

const saved = (): Record<string, boolean> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, boolean>
  } catch {
    return {}
  }
}

/** Branches that a person expanded (true) or collapsed (false), stored for the session. */
export const foldStore = createStore<Readonly<Record<string, boolean>>>(saved())

/** Expands or collapses a branch. */
export const setOpen = (branch: string, open: boolean): void => {
  foldStore.set((now) => ({ ...now, [branch]: open }))
  sessionStorage.setItem(key, JSON.stringify(foldStore.get()))
}
