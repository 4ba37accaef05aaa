import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { invalid, ProductError, stillThere } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import * as calls from '../contract/entry.endpoints.ts'
import { dictionaries } from '../domain/dictionary.policy.ts'
import { aboveOf } from '../domain/link.rules.ts'
import { generatedValueCode } from '../domain/value-codes.rules.ts'
import { findDictionary, readLinks, recordAction, touchDictionary } from './dictionary.repository.ts'
import { entryRows } from './entry.repository.ts'
import { usedValues } from './used-values.ts'

type Given = { nameRu: string; nameEn: string; parentId: number | null; seq: number }

const columns = ({ nameRu, nameEn, parentId, seq }: Given) => ({
  name_ru: nameRu,
  name_en: nameEn,
  parent_value_id: parentId,
  seq,
})

/** The parent must be an active value of an ancestor dictionary; the present one may be archived. */
const checkParent = async (db: Db, dictionaryId: number, parentId: number | null, present: number | null) => {
  if (parentId === null || parentId === present) return
  const above = aboveOf(await readLinks(db), dictionaryId)
  const parent = await db
    .selectFrom('dictionary_value')
    .select(['dictionary_id', 'status'])
    .where('id', '=', parentId)
    .forKeyShare()
    .executeTakeFirst()
  if (parent?.status !== 'ACTIVE' || !above.includes(parent.dictionary_id))
    throw invalid({ parentId: 'NOT_IN_LIST' })
}

/** Refuses a name that another value of the same parent has, because they would be indistinguishable. */
const refuseTwins = async (db: Db, dictionaryId: number, given: Given, id: number | null): Promise<void> => {
  const { rows } = await sql<{ ru: boolean; en: boolean }>`
    select coalesce(bool_or(lower(name_ru) = lower(${given.nameRu})), false) as ru,
      coalesce(bool_or(lower(name_en) = lower(${given.nameEn})), false) as en
    from dictionary_value
    where dictionary_id = ${dictionaryId} and status = 'ACTIVE' and id is distinct from ${id}
      and parent_value_id is not distinct from ${given.parentId}`.execute(db)
  const { ru, en } = rows[0]!
  if (ru || en)
    throw invalid({ ...(ru ? { nameRu: 'ALREADY_TAKEN' } : {}), ...(en ? { nameEn: 'ALREADY_TAKEN' } : {}) })
}

const freeCode = async (db: Db, dictionaryId: number, nameEn: string): Promise<string> => {
  const base = generatedValueCode(nameEn, new Set())
  const { rows } = await sql<{ code: string }>`
    select code from dictionary_value where dictionary_id = ${dictionaryId} and starts_with(code, ${base})`.execute(
    db,
  )
  return generatedValueCode(nameEn, new Set(rows.map(({ code }) => code)))
}

export const createValueUseCase = useCase({
  endpoint: calls.createValue,
  load: (ctx, { body: { dictionaryId } }) => findDictionary(ctx, dictionaryId),
  authorize: dictionaries.keep,
  run: async (ctx, { body: { dictionaryId, code, ...given } }) => {
    await touchDictionary(ctx, dictionaryId)
    await checkParent(ctx.db, dictionaryId, given.parentId, null)
    await refuseTwins(ctx.db, dictionaryId, given, null)
    const made = await ctx.db
      .insertInto('dictionary_value')
      .values({
        dictionary_id: dictionaryId,
        code: code || (await freeCode(ctx.db, dictionaryId, given.nameEn)),
        ...columns(given),
      })
      .onConflict((conflict) => conflict.columns(['dictionary_id', 'code']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw invalid({ code: 'ALREADY_TAKEN' })
    await recordAction(ctx, dictionaryId, 'addValue', given.nameRu)
    return stillThere((await readRows(ctx, entryRows, sql`v.id = ${made.id}`))[0])
  },
})

const findRow = (db: Db, id: number) =>
  db.selectFrom('dictionary_value').selectAll().where('id', '=', id).executeTakeFirst()

/** Edits a value; its code is permanent. */
export const editValueUseCase = useCase({
  endpoint: calls.editValue,
  load: (ctx, { body: { id } }) => findRow(ctx.db, id),
  authorize: dictionaries.keep,
  run: async (ctx, { body: { id, ...given } }, { dictionary_id, parent_value_id }) => {
    await touchDictionary(ctx, dictionary_id)
    await checkParent(ctx.db, dictionary_id, given.parentId, parent_value_id)
    await refuseTwins(ctx.db, dictionary_id, given, id)
    await ctx.db.updateTable('dictionary_value').set(columns(given)).where('id', '=', id).execute()
    await recordAction(ctx, dictionary_id, 'editValue', given.nameRu)
    return stillThere((await readRows(ctx, entryRows, sql`v.id = ${id}`))[0])
  },
})

/** Loads several values of one dictionary; undefined unless all exist. */
const findSome = async ({ db }: Context, { body: { ids } }: { body: { ids: number[] } }) => {
  const wanted = [...new Set(ids)]
  const rows = await db
    .selectFrom('dictionary_value')
    .select(['id', 'dictionary_id', 'name_ru'])
    .where('id', 'in', wanted)
    .execute()
  const dictionaryId = rows[0]?.dictionary_id
  if (rows.length !== wanted.length || rows.some((row) => row.dictionary_id !== dictionaryId))
    return undefined
  return { ids: wanted, dictionaryId: dictionaryId!, names: rows.map((row) => row.name_ru).join(', ') }
}

const someValues = (
  endpoint: typeof calls.archiveValues,
  action: AuditAction,
  run: (ctx: Context, ids: number[]) => Promise<unknown>,
) =>
  useCase({
    endpoint,
    load: findSome,
    authorize: dictionaries.keep,
    run: async (ctx, _input, { ids, dictionaryId, names }) => {
      await touchDictionary(ctx, dictionaryId)
      await run(ctx, ids)
      await recordAction(ctx, dictionaryId, action, names)
      return { count: ids.length }
    },
  })

const setStatus = (status: 'ACTIVE' | 'ARCHIVE') => (ctx: Context, ids: number[]) =>
  ctx.db.updateTable('dictionary_value').set({ status }).where('id', 'in', ids).execute()

/** Archives values; existing choices stay readable. */
export const archiveValuesUseCase = someValues(calls.archiveValues, 'archiveValues', setStatus('ARCHIVE'))

/** Makes archived values available again. */
export const restoreValuesUseCase = someValues(calls.restoreValues, 'restoreValues', setStatus('ACTIVE'))

/** Deletes unused values. */
export const deleteValuesUseCase = someValues(calls.deleteValues, 'deleteValues', async (ctx, ids) => {
  const used = await usedValues(ctx.db, ids)
  if (used.size > 0) throw new ProductError('OBJECT_IN_USE')
  await ctx.db.deleteFrom('dictionary_value').where('id', 'in', ids).execute()
})

/** Removes the values' parent. */
export const unassignValuesUseCase = someValues(calls.unassignValues, 'unassignValues', (ctx, ids) =>
  ctx.db.updateTable('dictionary_value').set({ parent_value_id: null }).where('id', 'in', ids).execute(),
)
