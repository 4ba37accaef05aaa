import type { ListDensity } from '#platform/domain/list-look.ts'
import { createStore, type Store } from '../../../store.ts'
import { changeSetting, everyList, settingOf, settingsVersion } from './list-settings.ts'

/** Height of a row with its border, in pixels, as in `list.css`. */
export const rowHeights: Readonly<Record<ListDensity, number>> = { compact: 36, usual: 40, roomy: 48 }

const stored = (): ListDensity => settingOf(everyList).shown.density ?? 'usual'

/** The chosen density of all lists: a matter of taste. */
export const densityStore: Store<ListDensity> = createStore(stored())

settingsVersion.subscribe(() => densityStore.set(stored()))

/** Chooses it; without storage until the page is left. */
export const chooseDensity = (density: ListDensity): void => {
  changeSetting(everyList, (setting) => ({ ...setting, shown: { ...setting.shown, density } }))
  densityStore.set(density)
}
