import { sql } from 'kysely'
import type { z } from 'zod'
import { maxPageSize } from '#platform/contract/lists.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listDictionaryValues } from '../contract/value.endpoints.ts'
import type { dictionaryValue } from '../contract/value.schemas.ts'
import { pagedDictionaries } from '../domain/dictionary-codes.ts'
import { searchValues } from './search-values.ts'
import { matching, ofDictionary, rightBelow } from './value-conditions.ts'
import { alphabetical, valueName, valueOrder } from './value.sql.ts'

/** More than any dictionary has that comes whole. */
const wholeDictionary = 1000

type Asked = z.output<typeof listDictionaryValues.query>
type Dictionary = { id: number; way: number[] }

/** The dictionary of a code, and all values from the parent down to right above it. */
const read = async (db: Db, { code, parentId }: Asked): Promise<Dictionary> => {
  const { rows } = await sql<Dictionary>`
    with recursive above as (
      select parent_id as id from dictionary where code = ${code}
      union select a.parent_id from dictionary a join above on a.id = above.id
    ), way as (
      select ${parentId ?? null}::bigint as id
      union select v.id from way join dictionary_value v on v.parent_value_id = way.id
        and v.dictionary_id = any(array(select id from above))
    )
    select id, array(select id from way where id is not null) as way
    from dictionary where code = ${code}`.execute(db)
  if (!rows[0]) throw invalid({ code: 'NOT_IN_LIST' })
  return rows[0]
}

/** A name that begins with the text stands first, and a code before it. */
const bestFirst = (typed: string, locale: 'ru' | 'en') => {
  const name = alphabetical(locale)
  return {
    // In every alphabet of ICU the last sign stands after all letters.
    begins: sql`(${name} >= ${typed.toLowerCase()} and ${name} <= ${`${typed}\uffff`})`,
    rank: sql`case when v.code = ${typed.toUpperCase()} then 0
      when strpos(v.words, E'\\n ' || (select folded(${typed}))) > 0 then 1 else 2 end`,
  }
}

/** Values of a dictionary for a form, by page, parent, text or ids. */
export const listDictionaryValuesQuery = query({
  endpoint: listDictionaryValues,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async ({ db, locale }, { query: asked }) => {
    const { code, parentId, findText, ids, limit, offset } = asked
    const { id, way } = await read(db, asked)
    const found = await searchValues(db, {
      conditions: [
        ofDictionary(id),
        { checked: ids ? sql`v.id = any(${ids})` : sql`v.status = 'ACTIVE'` },
        ...(parentId === undefined ? [] : [rightBelow(way)]),
        ...(findText ? [matching(findText)] : []),
      ],
      order: valueOrder(locale),
      page: { limit: limit ?? (pagedDictionaries.includes(code) ? maxPageSize : wholeDictionary), offset },
      best: findText ? bestFirst(findText, locale) : undefined,
    })
    const { rows: items } = await sql<z.output<typeof dictionaryValue>>`
      select v.id, v.code, ${valueName('v', locale)} as name, v.status,
        case when p.id is not null
          then json_build_object('id', p.id, 'name', ${valueName('p', locale)}) end as parent
      from dictionary_value v left join dictionary_value p on p.id = v.parent_value_id
      where v.id = any(${found.ids}) order by array_position(${found.ids}::bigint[], v.id)`.execute(db)
    return { items, total: found.total, totalIsExact: found.totalIsExact }
  },
})
