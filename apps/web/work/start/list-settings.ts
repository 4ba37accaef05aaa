import { call } from '#platform/web/api/call.ts'
import { onChange } from '#platform/web/api/changes.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { personStore } from '#platform/web/person-store.ts'
import {
  replaceSettings,
  saveSettingsBy,
  takeOldSettings,
  type ListSetting,
} from '#platform/web/work/components/list/list-settings.ts'
import {
  getListSettings,
  saveListSetting,
} from '../../../../features/exports/contract/list-setting.endpoints.ts'

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** An administrator who is logged in as a person changes nothing of theirs. */
const isOwn = (): boolean => personStore.get()?.impersonatedBy === null

/** Saves one after the other, so that the latest of a list counts. */
const save = (list: string, setting: ListSetting): void => {
  if (!isOwn()) return
  waiting += 1
  last = last
    .then(() => call(saveListSetting, { body: { list, ...setting } }))
    .catch(notifyError)
    .finally(() => {
      waiting -= 1
    })
}

/** Loads the person's settings of lists; without an answer this browser's copy counts. */
export const loadListSettings = async (): Promise<void> => {
  try {
    const { lists } = await call(getListSettings)
    // What was changed here meanwhile is newer.
    if (waiting > 0) return
    const known = Object.fromEntries(lists.map(({ list, views, shown }) => [list, { views, shown }]))
    const taken = isOwn() ? takeOldSettings(known) : {}
    replaceSettings({ ...known, ...taken })
    for (const [list, setting] of Object.entries(taken)) save(list, setting)
  } catch (error) {
    console.info('settings of lists unknown', error)
  }
}

/** Stores what the person changes, and shows what they change on another device. */
export const followListSettings = (): void => {
  saveSettingsBy(save)
  onChange(({ tags }) => {
    if (tags.has('listSetting') && personStore.get() && waiting === 0) void loadListSettings()
  })
}
