import { sql } from 'kysely'
import { invalid, notFound, ProductError, stillThere } from '#platform/domain/product-error.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { readHistory } from '#platform/server/history.ts'
import * as calls from '../contract/dictionary.endpoints.ts'
import { dictionaries } from '../domain/dictionary.policy.ts'
import { aboveOf, linkRefusal } from '../domain/link.rules.ts'
import { findDictionary, lockLinks, recordAction, touchDictionary } from './dictionary.repository.ts'
import { usedValues } from './used-values.ts'

export const getDictionaryQuery = query({
  endpoint: calls.getDictionary,
  load: (ctx, { query: { id } }) => findDictionary(ctx, id),
  authorize: dictionaries.look,
  run: async (_ctx, _input, found) => found,
})

/** History of a dictionary. */
export const getDictionaryHistoryQuery = query({
  endpoint: calls.getDictionaryHistory,
  load: (ctx, { query: { id } }) => findDictionary(ctx, id),
  authorize: dictionaries.keep,
  run: async ({ db }, _input, { id }) => ({
    items: await readHistory(db, sql`select 'dictionary', ${String(id)}`),
  }),
})

export const createDictionaryUseCase = useCase({
  endpoint: calls.createDictionary,
  load: nothing,
  authorize: dictionaries.keep,
  run: async (ctx, { body: { code, nameRu, nameEn } }) => {
    const made = await ctx.db
      .insertInto('dictionary')
      .values({ code, name_ru: nameRu, name_en: nameEn })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw invalid({ code: 'ALREADY_TAKEN' })
    await recordAction(ctx, made.id, 'create')
    return stillThere(await findDictionary(ctx, made.id))
  },
})

export const editDictionaryUseCase = useCase({
  endpoint: calls.editDictionary,
  load: (ctx, { body: { id } }) => findDictionary(ctx, id),
  authorize: dictionaries.keep,
  run: async (ctx, { body: { id, nameRu, nameEn } }) => {
    await touchDictionary(ctx, id)
    await ctx.db
      .updateTable('dictionary')
      .set({ name_ru: nameRu, name_en: nameEn })
      .where('id', '=', id)
      .execute()
    await recordAction(ctx, id, 'rename', nameRu)
    return stillThere(await findDictionary(ctx, id))
  },
})

/** Deletes a dictionary with its values, unless it has a link or one of its values is used. */
export const deleteDictionaryUseCase = useCase({
  endpoint: calls.deleteDictionary,
  load: (ctx, { body: { id } }) => findDictionary(ctx, id),
  authorize: dictionaries.keep,
  run: async (ctx, { body: { id } }) => {
    const links = await lockLinks(ctx.db)
    const found = await findDictionary(ctx, id)
    if (!found) throw notFound()
    if (links.get(id) || [...links.values()].includes(id)) throw new ProductError('DICTIONARY_LINKED')
    if (found.builtIn || found.usesCount > 0) throw new ProductError('OBJECT_IN_USE')
    const values = await ctx.db
      .selectFrom('dictionary_value')
      .select('id')
      .where('dictionary_id', '=', id)
      .execute()
    const ids = values.map((value) => value.id)
    if ((await usedValues(ctx.db, ids)).size > 0) throw new ProductError('OBJECT_IN_USE')
    await ctx.db.deleteFrom('dictionary_value').where('dictionary_id', '=', id).execute()
    await ctx.db.deleteFrom('dictionary').where('id', '=', id).execute()
    await recordAction(ctx, id, 'delete', found.code)
    return undefined
  },
})

/** Makes one dictionary the parent of another. */
export const linkDictionariesUseCase = useCase({
  endpoint: calls.linkDictionaries,
  load: async (ctx, { body: { parentId, childId } }) => {
    const both = await Promise.all([findDictionary(ctx, parentId), findDictionary(ctx, childId)])
    return both.every(Boolean) ? both[1] : undefined
  },
  authorize: dictionaries.keep,
  run: async (ctx, { body: { parentId, childId } }) => {
    const refused = linkRefusal(await lockLinks(ctx.db), parentId, childId)
    if (refused) throw new ProductError(refused)
    await ctx.db.updateTable('dictionary').set({ parent_id: parentId }).where('id', '=', childId).execute()
    await touchDictionary(ctx, childId)
    await recordAction(ctx, childId, 'link', stillThere(await findDictionary(ctx, parentId)).name)
    return stillThere(await findDictionary(ctx, childId))
  },
})

/** Removes the link, unless a value below it has a parent above it. */
export const unlinkDictionaryUseCase = useCase({
  endpoint: calls.unlinkDictionary,
  load: (ctx, { body: { childId } }) => findDictionary(ctx, childId),
  authorize: dictionaries.keep,
  run: async (ctx, { body: { childId } }, { parent }) => {
    const links = await lockLinks(ctx.db)
    const above = aboveOf(links, childId)
    const below = [...links.keys()].filter((id) => id === childId || aboveOf(links, id).includes(childId))
    const { rows } = await sql`
      select from dictionary_value v join dictionary_value p on p.id = v.parent_value_id
      where v.dictionary_id = any(${below}) and p.dictionary_id = any(${above}) limit 1`.execute(ctx.db)
    if (rows.length > 0) throw new ProductError('DICTIONARY_LINKED')
    await ctx.db.updateTable('dictionary').set({ parent_id: null }).where('id', '=', childId).execute()
    await touchDictionary(ctx, childId)
    await recordAction(ctx, childId, 'unlink', parent?.name)
    return stillThere(await findDictionary(ctx, childId))
  },
})
