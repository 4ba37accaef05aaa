import { sql, type RawBuilder } from 'kysely'

type Locale = 'ru' | 'en'

/** The name of a joined `dictionary_value` in a language; null if the join found none. */
export const valueName = (alias: string, locale: Locale): RawBuilder<string> =>
  sql`${sql.ref(`${alias}.name_${locale}`)}`

/** The name of values `v` in the language's collation («Ё» next to «Е»). */
export const alphabetical = (locale: Locale): RawBuilder<unknown> =>
  sql`v.${sql.ref(`name_${locale}`)} collate ${sql.id(`${locale}-x-icu`)}`

/** The order of values `v`: by their own order, then alphabetical. */
export const valueOrder = (locale: Locale): RawBuilder<unknown> => sql`v.seq, ${alphabetical(locale)}, v.id`
