import { changeSetting, settingOf, type SavedView } from './list-settings.ts'

export type { SavedView } from './list-settings.ts'

/** The person's saved views of a list. */
export const savedViews = (listId: string): SavedView[] => settingOf(listId).views

const changeViews = (listId: string, change: (views: readonly SavedView[]) => SavedView[]): void =>
  changeSetting(listId, (setting) => ({ ...setting, views: change(setting.views) }))

/** Saves a view; one with the same name is replaced. */
export const saveView = (listId: string, view: SavedView): void =>
  changeViews(listId, (views) => [...views.filter(({ name }) => name !== view.name), view])

/** Renames a view; a name that another one has changes nothing. */
export const renameView = (listId: string, from: string, to: string): void =>
  changeViews(listId, (views) =>
    views.some(({ name }) => name === to)
      ? [...views]
      : views.map((view) => (view.name === from ? { ...view, name: to } : view)),
  )

export const deleteView = (listId: string, name: string): void =>
  changeViews(listId, (views) => views.filter((view) => view.name !== name))
