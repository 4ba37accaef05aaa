import { sql, type RawBuilder } from 'kysely'
import { valueName } from '#features/dictionaries'
import type { Context } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { hasWords } from '#platform/server/lists/search.ts'

type Locale = Context['locale']

/** A text of technology `t` in a language, or in Russian if it is empty. */
export const wordsIn = (part: string, locale: Locale): RawBuilder<string> =>
  locale === 'ru'
    ? sql<string>`t.${sql.ref(`${part}_ru`)}`
    : sql<string>`coalesce(nullif(t.${sql.ref(`${part}_${locale}`)}, ''), t.${sql.ref(`${part}_ru`)})`

/** The name of a technology in a language, by its alias. */
export const nameIn = (alias: string, locale: Locale): RawBuilder<string> =>
  sql<string>`${sql.ref(`${alias}.name_${locale}`)}`

/** Industries of `t`, by name. */
export const industriesOf = (locale: Locale): Sql => sql`
  coalesce((select json_agg(json_build_object('id', v.id, 'name', ${valueName('v', locale)}) order by ${valueName('v', locale)}, v.id)
    from technology_industry i join dictionary_value v on v.id = i.value_id where i.technology_id = t.id), '[]')`

/** Assessments of `t`, latest first. */
export const assessmentsOf: Sql = sql`
  coalesce((select json_agg(json_build_object('id', r.id, 'level', r.level, 'day', to_char(r.day, 'YYYY-MM-DD'),
      'evidence', r.evidence, 'assessor', r.assessor) order by r.day desc, r.id desc)
    from technology_readiness r where r.technology_id = t.id), '[]')`

/** Technologies related to `t` for which the condition on `o` holds, by kind of relation. */
export const relationsOf = (locale: Locale, seen: Sql): Sql => sql`
  coalesce((select json_agg(json_build_object('kind', r.kind, 'id', o.id, 'code', o.code, 'name', ${nameIn('o', locale)},
      'status', o.status) order by r.kind, ${nameIn('o', locale)}, o.id)
    from technology_relation r join technology o on o.id = r.related_id where r.technology_id = t.id and ${seen}), '[]')`

/** Search of technologies: their texts and the names of their industries, stored when written. */
export const technologySearch = {
  matches: (typed: string): Sql => hasWords(sql`t.said`, typed, sql`t.words`),
}

/** Filters shared by the lists of technologies. */
export const technologyFilters = {
  level: (levels: readonly string[]): Sql => sql`t.level = any(${levels.map(Number)}::int[])`,
  industryId: (ids: readonly number[]): Sql =>
    sql`t.id in (select i.technology_id from technology_industry i where i.value_id = any(${[...ids]}))`,
}
