import { sql } from 'kysely'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { assignValues } from '../contract/entry.endpoints.ts'
import { dictionaries } from '../domain/dictionary.policy.ts'
import { aboveOf, mayBePutBelow } from '../domain/link.rules.ts'
import { readLinks, recordAction, touchDictionary } from './dictionary.repository.ts'
import { entryRows } from './entry.repository.ts'

const readParent = async (db: Db, id: number) => {
  const { rows } = await sql<{ id: number; dictionaryId: number; name: string; above: number[] }>`
    select v.id, v.dictionary_id as "dictionaryId", v.name_ru as name, array(
      with recursive above as (
        select v.parent_value_id as id
        union select a.parent_value_id from dictionary_value a join above on a.id = above.id
      ) select id from above where id is not null) as above
    from dictionary_value v where v.id = ${id} and v.status = 'ACTIVE' for key share of v`.execute(db)
  return rows[0]
}

/** Assigns values to a parent; the error names a value that has another parent. */
export const assignValuesUseCase = useCase({
  endpoint: assignValues,
  load: async (ctx, { body: { parentId } }) => readParent(ctx.db, parentId),
  authorize: dictionaries.keep,
  run: async (ctx, { body: { ids } }, parent) => {
    const children = await ctx.db
      .selectFrom('dictionary_value')
      .select(['id', 'dictionary_id'])
      .where('id', 'in', ids)
      .execute()
    const dictionaryId = children[0]?.dictionary_id
    const links = await readLinks(ctx.db)
    const one =
      children.length === new Set(ids).size && children.every((row) => row.dictionary_id === dictionaryId)
    if (!one || !aboveOf(links, dictionaryId!).includes(parent.dictionaryId))
      throw new ProductError('NOT_FOUND')
    await touchDictionary(ctx, dictionaryId!)
    // Read again under the lock.
    const values = await readRows(ctx, entryRows, sql`v.id = any(${ids})`)
    const other = values.find((value) => !mayBePutBelow(value.parent?.id ?? null, parent))
    if (other)
      throw new ProductError('VALUE_HAS_OTHER_PARENT', { value: other.name, parent: other.parent!.name })
    if (values.some(({ id }) => id === parent.id)) throw invalid({ ids: 'INVALID' })
    await ctx.db
      .updateTable('dictionary_value')
      .set({ parent_value_id: parent.id })
      .where('id', 'in', ids)
      .execute()
    const names = values.map(({ nameRu }) => nameRu).join(', ')
    await recordAction(ctx, dictionaryId!, 'assignValues', `${parent.name} ← ${names}`)
    return { count: values.length }
  },
})
