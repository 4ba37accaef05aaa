import { personStore } from '../../../person-store.ts'

/** A saved view of a list: a name and the query parameters. */
export type SavedView = { name: string; search: string }

const keyOf = (listId: string): string => `views:${personStore.get()?.uid ?? 'guest'}:${listId}`

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'search' in value &&
  typeof value.search === 'string'

/** The person's saved views of a list, stored in this browser. */
export const savedViews = (listId: string): SavedView[] => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(listId)) ?? '[]')
    return Array.isArray(saved) ? saved.filter(isView) : []
  } catch {
    return []
  }
}

/** Saves a view; one with the same name is replaced. */
export const saveView = (listId: string, view: SavedView): void => {
  const others = savedViews(listId).filter(({ name }) => name !== view.name)
  localStorage.setItem(keyOf(listId), JSON.stringify([...others, view]))
}

/** Renames a view; another one with the new name is replaced. */
export const renameView = (listId: string, from: string, to: string): void => {
  const views = savedViews(listId).filter(({ name }) => name === from || name !== to)
  localStorage.setItem(
    keyOf(listId),
    JSON.stringify(views.map((view) => (view.name === from ? { ...view, name: to } : view))),
  )
}

export const deleteView = (listId: string, name: string): void =>
  localStorage.setItem(keyOf(listId), JSON.stringify(savedViews(listId).filter((view) => view.name !== name)))
