import { sql } from 'kysely'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { Change } from '../domain/changes.rules.ts'
import type { GroupNames } from '../domain/import.rules.ts'
import { holdCatalogue } from './object-writes.ts'
import { nameIn } from './object.repository.ts'

type Group = { id: number; name: string; nameRu: string; nameEn: string; objectsCount: number }

/** The groups in their order. */
export const readGroups = async ({
  db,
  locale,
}: Pick<Context, 'db' | 'locale'>): Promise<{ items: Group[] }> => {
  const { rows } = await sql<Group>`
    select g.id, ${nameIn('g', locale)} as name, g.name_ru as "nameRu", g.name_en as "nameEn",
      (select count(*)::int from profile_object o where o.group_id = g.id) as "objectsCount"
    from object_group g order by g.seq, g.id`.execute(db)
  return { items: rows }
}

/** Writes a deed on a group into its history. */
export const tellGroup = (
  ctx: Context,
  id: number,
  action: string,
  { comment = '', changes = [] }: { comment?: string; changes?: Change[] },
): Promise<void> =>
  audit(ctx, {
    acceleratorId: null,
    subject: 'object_group',
    subjectId: id,
    action,
    comment,
    details: { changes },
  })

/** One group; undefined when there is none. */
export const findGroup = (
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<{ id: number; name_ru: string; name_en: string } | undefined> =>
  db.selectFrom('object_group').select(['id', 'name_ru', 'name_en']).where('id', '=', id).executeTakeFirst()

/** A group that nobody else changes until the transaction ends. */
export const lockGroup = async (ctx: Context, id: number): ReturnType<typeof findGroup> => {
  await holdCatalogue(ctx.db)
  return findGroup(ctx, id)
}

/** Adds a group at the end; a taken name is refused by its index. */
export const insertGroup = async (ctx: Context, { nameRu, nameEn }: GroupNames): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into object_group (name_ru, name_en, seq)
    select ${nameRu}, ${nameEn}, coalesce(max(seq), 0) + 1 from object_group returning id`.execute(ctx.db)
  const { id } = rows[0]!
  await tellGroup(ctx, id, 'create', { comment: ctx.locale === 'en' ? nameEn : nameRu })
  return id
}
