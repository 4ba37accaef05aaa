import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import * as calls from '../contract/group.endpoints.ts'
import { changesOf } from '../domain/changes.rules.ts'
import { objects } from '../domain/object.machine.ts'
import { insertGroup, lockGroup, readGroups, recordGroupAction } from './group.repository.ts'
import { lockCatalogue } from './object-writes.ts'

/** The groups of the catalogue. */
export const listObjectGroupsQuery = query({
  endpoint: calls.listObjectGroups,
  load: nothing,
  authorize: objects.look,
  run: readGroups,
})

export const createObjectGroupUseCase = useCase({
  endpoint: calls.createObjectGroup,
  load: nothing,
  authorize: objects.keep,
  run: async (ctx, { body }) => {
    await lockCatalogue(ctx.db)
    await insertGroup(ctx, body)
    return readGroups(ctx)
  },
})

export const editObjectGroupUseCase = useCase({
  endpoint: calls.editObjectGroup,
  load: (ctx, { body: { id } }) => lockGroup(ctx, id),
  authorize: objects.keep,
  run: async (ctx, { body: { id, nameRu, nameEn } }, before) => {
    await ctx.db
      .updateTable('object_group')
      .set({ name_ru: nameRu, name_en: nameEn })
      .where('id', '=', id)
      .execute()
    const was = { name_ru: before.name_ru, name_en: before.name_en }
    await recordGroupAction(ctx, id, 'edit', {
      changes: changesOf(was, { name_ru: nameRu, name_en: nameEn }),
    })
    return readGroups(ctx)
  },
})

/** Sorts all groups; a conflict if the caller did not know a new one. */
export const orderObjectGroupsUseCase = useCase({
  endpoint: calls.orderObjectGroups,
  load: nothing,
  authorize: objects.keep,
  run: async (ctx, { body: { ids } }) => {
    await lockCatalogue(ctx.db)
    const known = (await readGroups(ctx)).items.map(({ id }) => id)
    if (new Set(ids).size !== known.length || !ids.every((id) => known.includes(id)))
      throw new ProductError('STATE_CHANGED')
    await sql`
      update object_group g set seq = o.seq from unnest(${ids}::bigint[]) with ordinality as o (id, seq)
      where o.id = g.id`.execute(ctx.db)
    for (const [at, id] of ids.entries()) {
      const changes = changesOf({ place: known.indexOf(id) + 1 }, { place: at + 1 })
      if (changes.length > 0) await recordGroupAction(ctx, id, 'move', { changes })
    }
    return readGroups(ctx)
  },
})

/** Deletes an empty group. */
export const deleteObjectGroupUseCase = useCase({
  endpoint: calls.deleteObjectGroup,
  load: (ctx, { body: { id } }) => lockGroup(ctx, id),
  authorize: objects.keep,
  run: async (ctx, { body: { id } }, { name_ru: comment }) => {
    const used = await ctx.db
      .selectFrom('profile_object')
      .select('id')
      .where('group_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (used) throw new ProductError('OBJECT_IN_USE')
    await ctx.db.deleteFrom('object_group').where('id', '=', id).execute()
    await recordGroupAction(ctx, id, 'delete', { comment })
    return readGroups(ctx)
  },
})
