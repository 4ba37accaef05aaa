import { createStore, type Store } from '../../../store.ts'

/** How high the rows of lists are. */
export type Density = 'compact' | 'usual' | 'roomy'

/** All of them, from the lowest. */
export const densities: readonly Density[] = ['compact', 'usual', 'roomy']

/** Height of a row with its border, in pixels, as in `list.css`. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 36, usual: 40, roomy: 48 }

const storedAs = 'list-density'

const stored = (): Density => {
  const value = localStorage.getItem(storedAs)
  return densities.find((density) => density === value) ?? 'usual'
}

/** The chosen density: a matter of taste and screen, for all lists of this browser. */
export const densityStore: Store<Density> = createStore(stored())

/** Chooses it; without storage until the page is left. */
export const chooseDensity = (density: Density): void => {
  densityStore.set(density)
  try {
    localStorage.setItem(storedAs, density)
  } catch {
    // A full storage: chosen for this page only.
  }
}
