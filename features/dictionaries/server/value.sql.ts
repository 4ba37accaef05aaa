import { sql, type RawBuilder } from 'kysely'
import { contains } from '#platform/server/sql.ts'

type Locale = 'ru' | 'en'

/** The name of a joined `dictionary_value` in a language; null when the join found none. */
export const valueName = (alias: string, locale: Locale): RawBuilder<string> =>
  sql`${sql.ref(`${alias}.name_${locale}`)}`

/** The order of values `v`: their own first, then the alphabet of the language («Ё» beside «Е»). */
export const valueOrder = (locale: Locale): RawBuilder<unknown> =>
  sql`v.seq, v.${sql.ref(`name_${locale}`)} collate ${sql.id(`${locale}-x-icu`)}, v.id`

// As the index dictionary_value_search has it.
const names = [sql`translate(v.name_ru, 'ёЁ’', 'еЕ''')`, sql`translate(v.name_en, '’', '''')`]
const plain = (typed: string): string => typed.replaceAll('ё', 'е').replaceAll('Ё', 'Е').replaceAll('’', "'")

const anyName = (pattern: string): RawBuilder<unknown> =>
  sql.join(
    names.map((name) => sql`${name} ilike ${pattern}`),
    sql` or `,
  )

/** Values `v` with the text in a name of either language, or with it as their code. */
export const valueFound = (typed: string): RawBuilder<unknown> =>
  sql`(${anyName(contains(plain(typed)))} or v.code = ${typed.toUpperCase()})`

/** Sorts first what begins with the text, or has it as its code. */
export const bestFirst = (typed: string): RawBuilder<unknown> =>
  sql`(${anyName(contains(plain(typed)).slice(1))} or v.code = ${typed.toUpperCase()}) desc`
