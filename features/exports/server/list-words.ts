import type { TableWords } from '#platform/contract/list-table.ts'
import { fill } from '#platform/server/mail/mail-texts.ts'
import { textAt } from '#platform/server/text-at.ts'
import type { KnownList } from './known-lists.ts'

/** The words of a list in a language, another feature's (`participations:states.START`) or the portal's, as on screens; a key without a text is said as it is. */
export const wordsOf = ({ texts, others, shared }: KnownList, locale: 'ru' | 'en'): TableWords => {
  return (asked, params = {}) => {
    const [key = '', feature] = asked.split(':').toReversed()
    const own = feature === undefined ? texts : others.get(feature)
    const given = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
    return fill(textAt(own?.[locale], key) ?? textAt(shared[locale], key) ?? asked, given)
  }
}

/** What a list is called on its screen. */
export const nameOf = (known: KnownList, locale: 'ru' | 'en'): string => {
  const group = known.list.list.table.texts.split(':')[1]
  return wordsOf(known, locale)(`${group}.title`)
}
