import { z } from 'zod'
import { listDensities, listPageSizes } from '#platform/domain/list-look.ts'
import { personStore } from '../../../person-store.ts'
import { createStore, type Store } from '../../../store.ts'

/** A saved view of a list: a name and the query parameters. */
export type SavedView = { name: string; search: string }

const storedSetting = z.object({
  views: z.array(z.object({ name: z.string(), search: z.string() })).catch([]),
  shown: z
    .object({
      cols: z.string().optional(),
      sort: z.string().optional(),
      size: z.enum(listPageSizes).optional(),
      view: z.literal('board').optional(),
      density: z.enum(listDensities).optional(),
    })
    .catch({}),
})

/** A person's settings of a list: saved views, and how they saw it last. */
export type ListSetting = z.output<typeof storedSetting>

/** How a person saw a list last, as in its address. */
export type Shown = ListSetting['shown']

/** The list whose settings apply to all lists. */
export const everyList = 'any'

const settingsByList = z.record(z.string(), storedSetting)

type Settings = z.output<typeof settingsByList>

const keyOf = (): string => `list-settings:${personStore.get()?.uid ?? 'guest'}`

const noSetting: ListSetting = { views: [], shown: {} }

/** Changes whenever a setting does, here or on another device. */
export const settingsVersion: Store<number> = createStore(0)

/** The settings as this browser knows them: a copy of the server's. */
const readAll = (): Settings => {
  try {
    const read = settingsByList.safeParse(JSON.parse(localStorage.getItem(keyOf()) ?? '{}'))
    return read.success ? read.data : {}
  } catch {
    return {}
  }
}

/** The person's settings of a list. */
export const settingOf = (listId: string): ListSetting => readAll()[listId] ?? noSetting

/** Shows these settings, as the server has them. */
export const replaceSettings = (all: Settings): void => {
  try {
    localStorage.setItem(keyOf(), JSON.stringify(all))
  } catch {
    // A full storage: the server's settings are read again next time.
  }
  settingsVersion.set((version) => version + 1)
}

type Save = (listId: string, setting: ListSetting) => void

let save: Save = () => undefined

/** Sets the function that saves a changed setting on the server. */
export const saveSettingsBy = (how: Save): void => {
  save = how
}

/** Changes the person's settings of a list, here at once and on the server. */
export const changeSetting = (listId: string, change: (now: ListSetting) => ListSetting): void => {
  const all = readAll()
  const next = change(all[listId] ?? noSetting)
  replaceSettings({ ...all, [listId]: next })
  save(listId, next)
}

/** As many views of a list as the server stores. */
const maxOldViews = 50

const oldViews = z.array(z.object({ name: z.string(), search: z.string() }).loose())

const readOld = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Migrates views and density stored only in this browser, once; settings already on the server take precedence.
 * Returns the settings to save.
 */
export const takeOldSettings = (known: Readonly<Record<string, ListSetting>>): Settings => {
  const prefix = `views:${personStore.get()?.uid ?? 'guest'}:`
  const taken: Settings = {}
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
    const listId = key.slice(prefix.length)
    const views = oldViews.safeParse(readOld(key))
    localStorage.removeItem(key)
    const setting = known[listId] ?? noSetting
    if (views.success && views.data.length > 0 && setting.views.length === 0)
      taken[listId] = {
        ...setting,
        views: views.data.slice(0, maxOldViews).map(({ name, search }) => ({ name, search })),
      }
  }
  const density = listDensities.find((one) => one === localStorage.getItem('list-density'))
  localStorage.removeItem('list-density')
  const every = known[everyList] ?? noSetting
  if (density && every.shown.density === undefined)
    taken[everyList] = { ...every, shown: { ...every.shown, density } }
  return taken
}
