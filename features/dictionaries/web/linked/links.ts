import { call } from '#platform/web/api/call.ts'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { listDictionaries } from '../../contract/dictionary.endpoints.ts'
import type { DictionaryRow } from '../list/dictionary-columns.tsx'
import type { Link } from './link.types.ts'

export const linksQuery = { linkedOnly: true, sorting: 'NAME', sortingDirection: 'ASC' } as const

/** The link of a dictionary to its parent; null if it has none. */
export const linkOf = (dictionary: Pick<DictionaryRow, 'id' | 'name' | 'parent'> | undefined): Link | null =>
  dictionary?.parent
    ? { child: { id: dictionary.id, name: dictionary.name }, parent: dictionary.parent }
    : null

export const linkName = ({ parent, child }: Link): string => `${parent.name} → ${child.name}`

/** Finds links by the name of either dictionary. */
export const findLinks: OptionSearch = async (findText, signal) => {
  const { items } = await call(
    listDictionaries,
    { query: { ...linksQuery, limit: 50, ...(findText ? { findText } : {}) } },
    { signal },
  )
  return items.flatMap((dictionary) => {
    const link = linkOf(dictionary)
    return link ? [{ value: dictionary.id, label: linkName(link) }] : []
  })
}
