import { sql } from 'kysely'
import type { z } from 'zod'
import { query } from '#platform/server/handler.ts'
import { nextStart, startOf } from '#platform/server/lists/counted-page.ts'
import { sortingOf } from '#platform/server/lists/order.ts'
import { listDictionaryEntries } from '../contract/entry.endpoints.ts'
import { dictionaries } from '../domain/dictionary.policy.ts'
import { readEntries } from './entry.repository.ts'
import { searchValues } from './search-values.ts'
import { matching, ofDictionary, rightBelow, type Condition } from './value-conditions.ts'
import { alphabetical, valueOrder } from './value.sql.ts'

const orders = (locale: 'ru' | 'en', direction: 'asc' | 'desc') => ({
  ORDER: valueOrder(locale, direction),
  NAME: sql`${alphabetical(locale)} ${sql.raw(direction)}, v.id ${sql.raw(direction)}`,
  CODE: sql`v.code ${sql.raw(direction)}`,
})

type Asked = z.output<typeof listDictionaryEntries.query>

const conditionsOf = (asked: Asked, folded: string): Condition[] => [
  ofDictionary(asked.dictionaryId),
  ...(asked.status?.length ? [{ checked: sql`v.status = any(${asked.status})` }] : []),
  ...(asked.parentId === undefined ? [] : [rightBelow([asked.parentId])]),
  ...(asked.withoutParentIn === undefined
    ? []
    : [
        {
          checked: sql`not exists (select from dictionary_value a
            where a.id = v.parent_value_id and a.dictionary_id = ${asked.withoutParentIn})`,
        },
      ]),
  ...(asked.findText ? [matching({ typed: asked.findText, folded })] : []),
]

/** The values of a dictionary for those who keep it. */
export const listDictionaryEntriesQuery = query({
  endpoint: listDictionaryEntries,
  load: async ({ db }, { query: { dictionaryId, findText } }) => {
    const { rows } = await sql<{ folded: string }>`
      select folded(${findText ?? ''}) as folded from dictionary where id = ${dictionaryId}`.execute(db)
    return rows[0]
  },
  authorize: dictionaries.keep,
  run: async (ctx, { query: asked }, { folded }) => {
    const { sorting, direction } = sortingOf(listDictionaryEntries.list, asked)
    const page = { limit: asked.limit, offset: startOf(asked) }
    const { ids, ...counted } = await searchValues(ctx.db, {
      conditions: conditionsOf(asked, folded),
      order: orders(ctx.locale, direction)[sorting],
      page,
    })
    const items = await readEntries(
      ctx,
      sql`where v.id = any(${ids}) order by array_position(${ids}::bigint[], v.id)`,
    )
    return {
      items,
      ...counted,
      next: nextStart(page.offset, { shown: items.length, limit: page.limit, ...counted }),
    }
  },
})
