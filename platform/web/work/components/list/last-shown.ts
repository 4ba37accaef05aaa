import type { RawSearch } from '../../../search-params.ts'
import { personStore } from '../../../person-store.ts'
import { changeSetting, settingOf, type Shown } from './list-settings.ts'

/** The parameters of a list's address that say how it is displayed. */
const displayKeys = ['cols', 'sort', 'size', 'view'] as const

const displayOf = (raw: Readonly<Record<string, unknown>>): Shown =>
  Object.fromEntries(
    displayKeys.flatMap((key) => {
      const value = raw[key]
      const written = Array.isArray(value) ? value.join(',') : value
      return written === undefined || written === '' ? [] : [[key, String(written)]]
    }),
  )

/**
 * Returns the person's last display settings of a list if the URL has no parameters of the list; otherwise nothing,
 * because the URL takes precedence.
 */
export const lastShown = (listId: string, raw: RawSearch, keys: readonly string[]): RawSearch => {
  if (keys.some((key) => key !== 'page' && raw[key] !== undefined)) return {}
  return { ...displayOf(settingOf(listId).shown) }
}

/** Whether a change of an address changes how its list is displayed. */
export const changesDisplay = (patch: Readonly<Record<string, unknown>>): boolean =>
  displayKeys.some((key) => key in patch)

/** Stores how the person sees a list; guests have no settings. */
export const rememberShown = (listId: string, raw: Readonly<Record<string, unknown>>): void => {
  if (personStore.get() === null) return
  const shown = displayOf(raw)
  const before = settingOf(listId).shown
  if (displayKeys.every((key) => shown[key] === before[key])) return
  changeSetting(listId, (setting) => ({ ...setting, shown }))
}
