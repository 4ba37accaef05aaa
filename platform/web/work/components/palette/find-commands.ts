import { matches, matchesKeys } from './match.ts'
import type { PaletteGroup, PaletteItem } from './palette-store.ts'

const filtered = (groups: readonly PaletteGroup[], fits: (item: PaletteItem) => boolean): PaletteGroup[] =>
  groups
    .map((group) => ({ ...group, items: group.items.filter(fits) }))
    .filter((group) => group.items.length > 0)

const wordsOf = ({ label, synonyms = '' }: PaletteItem): string => `${label} ${synonyms}`

/** Screens and actions by their names and synonyms; in the other keyboard layout if nothing matches. */
export const findCommands = (groups: readonly PaletteGroup[], text: string): PaletteGroup[] => {
  const found = filtered(groups, (item) => matches(wordsOf(item), text))
  return found.length > 0 ? found : filtered(groups, (item) => matchesKeys(wordsOf(item), text))
}
