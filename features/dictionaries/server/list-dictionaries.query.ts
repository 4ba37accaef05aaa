import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { contains, countUpTo, pageOf } from '#platform/server/sql.ts'
import { listDictionaries } from '../contract/dictionary.endpoints.ts'
import type { dictionaryRow } from '../contract/dictionary.schemas.ts'
import { dictionaries } from '../domain/dictionary.policy.ts'

type Row = z.output<typeof dictionaryRow>

/** Dictionaries `d` as the list shows them, with what stands after `from`. */
export const readDictionaries = async (
  db: Db,
  locale: 'ru' | 'en',
  rest: RawBuilder<unknown>,
): Promise<Row[]> => {
  const name = (alias: string) => sql.ref(`${alias}.name_${locale}`)
  const { rows } = await sql<Row>`
    select d.id, d.code, ${name('d')} as name, d.name_ru as "nameRu", d.name_en as "nameEn", d.built_in as "builtIn",
      case when p.id is not null then json_build_object('id', p.id, 'code', p.code, 'name', ${name('p')}) end as parent,
      (select j.name from dictionary_version j where j.dictionary_id = d.id order by j.number desc limit 1) as version,
      d.updated_at as "updatedAt", n.total - n.archived as "valuesCount", n.archived as "archivedCount"
    from dictionary d left join dictionary p on p.id = d.parent_id
      cross join lateral (
        select (select count(*)::int from dictionary_value v where v.dictionary_id = d.id) as total,
          (select count(*)::int from dictionary_value v where v.dictionary_id = d.id and v.status = 'ARCHIVE') as archived
      ) n
    ${rest}`.execute(db)
  return rows
}

const sortings = (locale: 'ru' | 'en') => ({
  NAME: sql`d.${sql.ref(`name_${locale}`)} collate ${sql.id(`${locale}-x-icu`)}`,
  CODE: sql`d.code`,
  UPDATE_DATE: sql`d.updated_at`,
  VALUES: sql`n.total - n.archived`,
})

const foundIn = (aliases: readonly string[], findText: string): RawBuilder<unknown> => {
  const columns = aliases.flatMap((alias) => ['name_ru', 'name_en', 'code'].map((name) => `${alias}.${name}`))
  return sql`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} ilike ${contains(findText)}`),
    sql` or `,
  )})`
}

/** All dictionaries, found by the names of both languages and by code. */
export const listDictionariesQuery = query({
  endpoint: listDictionaries,
  load: nothing,
  authorize: dictionaries.look,
  run: async ({ db, locale }, { query: { findText, linkedOnly, sorting, sortingDirection, ...page } }) => {
    const conditions = [
      ...(linkedOnly ? [sql`p.id is not null`] : []),
      ...(findText ? [foundIn(linkedOnly ? ['d', 'p'] : ['d'], findText)] : []),
    ]
    const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
    const direction = sortingDirection === 'ASC' ? sql`asc` : sql`desc`
    const order = sql`order by ${sortings(locale)[sorting ?? 'NAME']} ${direction}, d.id`
    const [items, counted] = await Promise.all([
      readDictionaries(db, locale, sql`${where} ${order} ${pageOf(page)}`),
      countUpTo(db, sql`select from dictionary d left join dictionary p on p.id = d.parent_id ${where}`),
    ])
    return { items, ...counted }
  },
})
