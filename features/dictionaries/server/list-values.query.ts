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

/** Higher than the size of any dictionary that is returned whole. */
const wholeDictionary = 1000

type Parameters = z.output<typeof listDictionaryValues.query>
type Dictionary = { id: number; parents: number[] }

/** The dictionary with a code, and the parent value with its descendants in the ancestor dictionaries. */
const read = async (db: Db, { code, parentId }: Parameters): Promise<Dictionary> => {
  const { rows } = await sql<Dictionary>`
    with recursive above as (
      select parent_id as id from dictionary where code = ${code}
      union select a.parent_id from dictionary a join above on a.id = above.id
    ), parents as (
      select ${parentId ?? null}::bigint as id
      union select v.id from parents join dictionary_value v on v.parent_value_id = parents.id
        and v.dictionary_id = any(array(select id from above))
    )
    select id, array(select id from parents where id is not null) as parents
    from dictionary where code = ${code}`.execute(db)
  if (!rows[0]) throw invalid({ code: 'NOT_IN_LIST' })
  return rows[0]
}

/** Sorts an exact code first, then names that begin with the text. */
const bestFirst = (typed: string, locale: 'ru' | 'en') => {
  const name = alphabetical(locale)
  return {
    // In every ICU collation this character sorts after all letters.
    begins: sql`(${name} >= ${typed.toLowerCase()} and ${name} <= ${`${typed}\uffff`})`,
    rank: sql`case when v.code = ${typed.toUpperCase()} then 0
      when strpos(v.words, E'\\n ' || (select folded(${typed}))) > 0 then 1 else 2 end`,
  }
}

/** Values of a dictionary for a form, filtered by parent, text or ids, and paged. */
export const listDictionaryValuesQuery = query({
  endpoint: listDictionaryValues,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async ({ db, locale }, { query: parameters }) => {
    const { code, parentId, findText, ids, limit, offset } = parameters
    const { id, parents } = await read(db, parameters)
    const found = await searchValues(db, {
      conditions: [
        ofDictionary(id),
        { checked: ids ? sql`v.id = any(${ids})` : sql`v.status = 'ACTIVE'` },
        ...(parentId === undefined ? [] : [rightBelow(parents)]),
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
