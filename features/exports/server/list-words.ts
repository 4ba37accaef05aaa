import type { TableWords } from '#platform/contract/list-table.ts'
import { fill } from '#platform/server/mail/mail-texts.ts'
import { textAt } from '#platform/server/text-at.ts'
import type { KnownList } from './known-lists.ts'

/**
 * Returns the text function of a list in a language. Keys with a prefix belong to another feature
 * (`participations:states.START`) or to the shared texts; a key without a text is returned unchanged.
 */
export const wordsOf = ({ texts, others, shared }: KnownList, locale: 'ru' | 'en'): TableWords => {
  return (name, params = {}) => {
    const [key = '', feature] = name.split(':').toReversed()
    const own = feature === undefined ? texts : others.get(feature)
    const replacements = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, String(value)]),
    )
    return fill(textAt(own?.[locale], key) ?? textAt(shared[locale], key) ?? name, replacements)
  }
}

/** Returns the title of a filter as on the screen of its list. */
export const filterNameOf = (known: KnownList, filter: string, locale: 'ru' | 'en'): string => {
  const group = known.list.list.table.texts.split(':')[1]
  const t = wordsOf(known, locale)
  const keys = [`${group}.filters.${filter}`, `parameters.${filter}`]
  const key = keys.find((one) => t(one) !== one)
  return key === undefined ? filter : t(key)
}

/** Returns the title of a list as on its screen. */
export const nameOf = (known: KnownList, locale: 'ru' | 'en'): string => {
  const group = known.list.list.table.texts.split(':')[1]
  return wordsOf(known, locale)(`${group}.title`)
}
