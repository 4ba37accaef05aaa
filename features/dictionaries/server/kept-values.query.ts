import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { countUpTo, pageOf } from '#platform/server/sql.ts'
import type { keptValue } from '../contract/dictionary.schemas.ts'
import { listKeptValues } from '../contract/kept-value.endpoints.ts'
import { dictionaries } from '../domain/dictionary.policy.ts'
import { findDictionary } from './dictionary.repository.ts'
import { valueFound, valueName, valueOrder } from './value.sql.ts'

/** A value as administrators see it. */
export type KeptValue = z.output<typeof keptValue>

/** Values `v`, with what stands after `from`. */
export const readKeptValues = async (
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  rest: RawBuilder<unknown>,
): Promise<KeptValue[]> => {
  const { rows } = await sql<KeptValue>`
    select v.id, v.code, ${valueName('v', locale)} as name, v.name_ru as "nameRu", v.name_en as "nameEn", v.seq, v.status,
      case when p.id is not null then json_build_object('id', p.id, 'name', ${valueName('p', locale)},
        'dictionary', pd.code) end as parent,
      array['edit', case v.status when 'ACTIVE' then 'archive' else 'restore' end, 'delete'] as actions
    from dictionary_value v left join dictionary_value p on p.id = v.parent_value_id
      left join dictionary pd on pd.id = p.dictionary_id ${rest}`.execute(db)
  return rows
}

const orders = (locale: 'ru' | 'en', direction: RawBuilder<unknown>) => ({
  ORDER: sql`${valueOrder(locale)}`,
  NAME: sql`v.${sql.ref(`name_${locale}`)} collate ${sql.id(`${locale}-x-icu`)} ${direction}, v.id`,
  CODE: sql`v.code ${direction}, v.id`,
})

/** The values of a dictionary for those who keep it. */
export const listKeptValuesQuery = query({
  endpoint: listKeptValues,
  load: (ctx, { query: { dictionaryId } }) => findDictionary(ctx, dictionaryId),
  authorize: dictionaries.keep,
  run: async (ctx, { query: asked }) => {
    const conditions = [sql`v.dictionary_id = ${asked.dictionaryId}`]
    if (asked.status?.length) conditions.push(sql`v.status = any(${asked.status})`)
    if (asked.parentId !== undefined) conditions.push(sql`v.parent_value_id = ${asked.parentId}`)
    if (asked.withoutParentIn !== undefined)
      conditions.push(sql`not exists (select from dictionary_value a
        where a.id = v.parent_value_id and a.dictionary_id = ${asked.withoutParentIn})`)
    if (asked.findText) conditions.push(valueFound(asked.findText))
    const where = sql`where ${sql.join(conditions, sql` and `)}`
    const direction = asked.sortingDirection === 'ASC' ? sql`asc` : sql`desc`
    const order = orders(ctx.locale, direction)[asked.sorting ?? 'ORDER']
    const [items, counted] = await Promise.all([
      readKeptValues(ctx, sql`${where} order by ${order} ${pageOf(asked)}`),
      countUpTo(ctx.db, sql`select from dictionary_value v ${where}`),
    ])
    return { items, ...counted }
  },
})
