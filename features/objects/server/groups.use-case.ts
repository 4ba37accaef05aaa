import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import * as calls from '../contract/group.endpoints.ts'
import { objects } from '../domain/object.policy.ts'
import { nameIn } from './object.repository.ts'

type Group = { id: number; name: string; nameRu: string; nameEn: string; objectsCount: number }

const readGroups = async ({ db, locale }: Pick<Context, 'db' | 'locale'>): Promise<{ items: Group[] }> => {
  const { rows } = await sql<Group>`
    select g.id, ${nameIn('g', locale)} as name, g.name_ru as "nameRu", g.name_en as "nameEn",
      (select count(*)::int from profile_object o where o.group_id = g.id) as "objectsCount"
    from object_group g order by g.seq, g.id`.execute(db)
  return { items: rows }
}

const told = (ctx: Context, id: number, action: string, comment: string) =>
  audit(ctx, { acceleratorId: null, subject: 'object_group', subjectId: id, action, comment })

const findGroup = ({ db }: Context, id: number) =>
  db.selectFrom('object_group').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The groups of the catalogue. */
export const listObjectGroupsQuery = query({
  endpoint: calls.listObjectGroups,
  load: nothing,
  authorize: objects.look,
  run: readGroups,
})

/** Adds a group at the end; a taken name is refused by its index. */
export const createObjectGroupUseCase = useCase({
  endpoint: calls.createObjectGroup,
  load: nothing,
  authorize: objects.keep,
  run: async (ctx, { body: { nameRu, nameEn } }) => {
    const { rows } = await sql<{ id: number }>`
      insert into object_group (name_ru, name_en, seq)
      select ${nameRu}, ${nameEn}, coalesce(max(seq), 0) + 1 from object_group returning id`.execute(ctx.db)
    await told(ctx, rows[0]!.id, 'create', nameRu)
    return readGroups(ctx)
  },
})

/** Renames a group. */
export const editObjectGroupUseCase = useCase({
  endpoint: calls.editObjectGroup,
  load: (ctx, { body: { id } }) => findGroup(ctx, id),
  authorize: objects.keep,
  run: async (ctx, { body: { id, nameRu, nameEn } }) => {
    await ctx.db
      .updateTable('object_group')
      .set({ name_ru: nameRu, name_en: nameEn })
      .where('id', '=', id)
      .execute()
    await told(ctx, id, 'edit', nameRu)
    return readGroups(ctx)
  },
})

/** Puts all groups in order; who did not see a new one tries again. */
export const orderObjectGroupsUseCase = useCase({
  endpoint: calls.orderObjectGroups,
  load: nothing,
  authorize: objects.keep,
  run: async (ctx, { body: { ids } }) => {
    const rows = await ctx.db.selectFrom('object_group').select('id').orderBy('id').forUpdate().execute()
    const known = rows.map(({ id }) => id)
    if (known.join() !== ids.toSorted((a, b) => a - b).join()) throw new ProductError('STATE_CHANGED')
    await sql`
      update object_group g set seq = o.seq from unnest(${ids}::bigint[]) with ordinality as o (id, seq)
      where o.id = g.id`.execute(ctx.db)
    return readGroups(ctx)
  },
})

/** Deletes a group in which nothing stands. */
export const deleteObjectGroupUseCase = useCase({
  endpoint: calls.deleteObjectGroup,
  load: (ctx, { body: { id } }) => findGroup(ctx, id),
  authorize: objects.keep,
  run: async (ctx, { body: { id } }, { name_ru }) => {
    const held = await ctx.db
      .selectFrom('profile_object')
      .select('id')
      .where('group_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (held) throw new ProductError('OBJECT_IN_USE')
    await ctx.db.deleteFrom('object_group').where('id', '=', id).execute()
    await told(ctx, id, 'delete', name_ru)
    return readGroups(ctx)
  },
})
