import { createStore } from '#platform/web/store.ts'

const key = 'settings-folds'

const saved = (): Record<string, boolean> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, boolean>
  } catch {
    return {}
  }
}

/** What a person opened (true) or folded (false) in the tree, kept for the visit. */
export const foldStore = createStore<Readonly<Record<string, boolean>>>(saved())

/** Opens or folds a branch. */
export const setOpen = (branch: string, open: boolean): void => {
  foldStore.set((now) => ({ ...now, [branch]: open }))
  sessionStorage.setItem(key, JSON.stringify(foldStore.get()))
}
