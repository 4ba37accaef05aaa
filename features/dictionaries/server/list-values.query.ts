import { sql } from 'kysely'
import type { z } from 'zod'
import { maxPageSize } from '#platform/contract/lists.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { countUpTo, pageOf } from '#platform/server/sql.ts'
import { listDictionaryValues } from '../contract/value.endpoints.ts'
import type { dictionaryValue } from '../contract/value.schemas.ts'
import { pagedDictionaries } from '../domain/dictionary-codes.ts'
import { bestFirst, valueFound, valueName, valueOrder } from './value.sql.ts'

/** More than any dictionary has that comes whole. */
const wholeDictionary = 1000

const ofDictionary = (id: number) => sql`v.dictionary_id = ${id}`

const dictionaryOf = async (db: Db, code: string): Promise<number> => {
  const known = await db.selectFrom('dictionary').select('id').where('code', '=', code).executeTakeFirst()
  if (!known) throw invalid({ code: 'NOT_IN_LIST' })
  return known.id
}

/** Values `v` at any depth below one; the way down never opens the dictionary asked for, which may be long. */
const below = (parentId: number, dictionaryId: number) => sql`v.parent_value_id in (
  with recursive way as (
    select ${parentId}::bigint as id
    union select v.id from dictionary_value v join way on v.parent_value_id = way.id where not ${ofDictionary(dictionaryId)}
  ) select id from way)`

/** Values of a dictionary for a form, by page, parent, text or ids. */
export const listDictionaryValuesQuery = query({
  endpoint: listDictionaryValues,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async ({ db, locale }, { query: { code, parentId, findText, ids, limit, offset } }) => {
    const dictionaryId = await dictionaryOf(db, code)
    const conditions = [ofDictionary(dictionaryId), ids ? sql`v.id = any(${ids})` : sql`v.status = 'ACTIVE'`]
    if (parentId !== undefined) conditions.push(below(parentId, dictionaryId))
    if (findText) conditions.push(valueFound(findText))
    const where = sql.join(conditions, sql` and `)
    const first = findText ? sql`${bestFirst(findText)}, ` : sql``
    const whole = pagedDictionaries.includes(code) ? maxPageSize : wholeDictionary
    const [{ rows }, counted] = await Promise.all([
      sql<z.output<typeof dictionaryValue>>`
        select v.id, v.code, ${valueName('v', locale)} as name, v.status,
          case when p.id is not null
            then json_build_object('id', p.id, 'name', ${valueName('p', locale)}) end as parent
        from dictionary_value v left join dictionary_value p on p.id = v.parent_value_id
        where ${where} order by ${first}${valueOrder(locale)} ${pageOf({ limit: limit ?? whole, offset })}`.execute(
        db,
      ),
      countUpTo(db, sql`select from dictionary_value v where ${where}`),
    ])
    return { items: rows, ...counted }
  },
})
