import { sql } from 'kysely'
import type { z } from 'zod'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { objectGroup } from '../contract/object.schemas.ts'
import type { Change } from '../domain/changes.rules.ts'
import type { GroupNames } from '../domain/import.rules.ts'
import { objects } from '../domain/object.machine.ts'
import { lockCatalogue } from './object-writes.ts'
import { nameIn } from './object.repository.ts'

type Group = z.output<typeof objectGroup>

/** The groups in their order, with their actions. */
export const readGroups = async ({
  db,
  locale,
  actor,
}: Pick<Context, 'db' | 'locale' | 'actor'>): Promise<{ items: Group[] }> => {
  const { rows } = await sql<Omit<Group, 'actions'>>`
    select g.id, ${nameIn('g', locale)} as name, g.name_ru as "nameRu", g.name_en as "nameEn",
      (select count(*)::int from profile_object o where o.group_id = g.id) as "objectsCount"
    from object_group g order by g.seq, g.id`.execute(db)
  if (!objects.keep.allows(actor, undefined)) return { items: rows.map((row) => ({ ...row, actions: [] })) }
  const items = rows.map((row, at): Group => ({
    ...row,
    actions: [
      'edit',
      ...(at > 0 ? (['up'] as const) : []),
      ...(at < rows.length - 1 ? (['down'] as const) : []),
      ...(row.objectsCount === 0 ? (['delete'] as const) : []),
    ],
  }))
  return { items }
}

/** Records an action on a group in its history. */
export const recordGroupAction = (
  ctx: Context,
  id: number,
  action: AuditAction,
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

/** One group; undefined if it does not exist. */
export const findGroup = (
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<{ id: number; name_ru: string; name_en: string } | undefined> =>
  db.selectFrom('object_group').select(['id', 'name_ru', 'name_en']).where('id', '=', id).executeTakeFirst()

/** Locks a group until the transaction ends, then reads it. */
export const lockGroup = async (ctx: Context, id: number): ReturnType<typeof findGroup> => {
  await lockCatalogue(ctx.db)
  return findGroup(ctx, id)
}

/** Adds a group at the end; a duplicate name violates its unique index. */
export const insertGroup = async (ctx: Context, { nameRu, nameEn }: GroupNames): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into object_group (name_ru, name_en, seq)
    select ${nameRu}, ${nameEn}, coalesce(max(seq), 0) + 1 from object_group returning id`.execute(ctx.db)
  const { id } = rows[0]!
  await recordGroupAction(ctx, id, 'create', { comment: ctx.locale === 'en' ? nameEn : nameRu })
  return id
}
