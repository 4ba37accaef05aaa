import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { transition } from '#platform/server/transition.ts'
import type { Field } from '../../fields/domain/tree.ts'
import { changesOf, type Change } from '../domain/changes.rules.ts'
import { partsOf, type PartValue } from '../domain/object-parts.ts'
import { objectMachine } from '../domain/object.machine.ts'
import { isIndicator } from '../domain/object.rules.ts'

/**
 * Locks the catalogue until the transaction ends: positions of key figures are assigned one after the other, and an
 * import applies to the revision of its dry run. Acquired before any row lock.
 */
export const lockCatalogue = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('objects', 0))`.execute(db)
}

/** Records an action on an object in its history. */
export const recordObjectAction = (
  ctx: Context,
  id: number,
  action: AuditAction,
  { comment = '', changes = [] }: { comment?: string; changes?: Change[] } = {},
): Promise<void> =>
  audit(ctx, {
    acceleratorId: null,
    subject: 'profile_object',
    subjectId: id,
    action,
    comment,
    details: { changes },
  })

/** Data of an object that its history compares. */
export type ObjectFacts = { field: Field; group: string; form: string | null }

const factsOf = ({ field, group, form }: ObjectFacts): Record<string, PartValue> => ({
  ...partsOf(field),
  group,
  form,
})

/** Inserts an object; null if its code was taken concurrently. */
export const insertObject = async (
  ctx: Context,
  groupId: number,
  field: Field,
  action: 'create' | 'import',
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into profile_object (group_id, field) values (${groupId}, ${JSON.stringify(field)}::jsonb)
    on conflict (code) do nothing returning id`.execute(ctx.db)
  if (!rows[0]) return null
  await recordObjectAction(ctx, rows[0].id, action, { comment: field.name[ctx.locale] })
  return rows[0].id
}

/** Updates an object; one that is no longer an indicator is removed from the key figures. */
export const changeObject = async (
  ctx: Context,
  id: number,
  to: ObjectFacts & { groupId: number },
  { before, action }: { before: ObjectFacts; action: 'edit' | 'import' },
): Promise<void> => {
  await sql`
    update profile_object set group_id = ${to.groupId}, field = ${JSON.stringify(to.field)}::jsonb,
      version = version + 1, updated_at = ${ctx.now},
      single_seq = case when ${isIndicator(to.field)} then single_seq end
    where id = ${id}`.execute(ctx.db)
  await recordObjectAction(ctx, id, action, { changes: changesOf(factsOf(before), factsOf(to)) })
}

/** Archives or restores an object; an archived one is removed from the key figures. */
export const moveObject = async (ctx: Context, id: number, action: 'archive' | 'restore'): Promise<void> => {
  await transition(ctx, objectMachine, action, {
    id,
    acceleratorId: null,
    facts: async () => null,
    set: { updated_at: ctx.now, ...(action === 'archive' ? { single_seq: null } : {}) },
  })
}

/** Sets or clears an object's position among the key figures. */
export const placeObject = async (ctx: Context, id: number, place: number | null): Promise<void> => {
  await ctx.db
    .updateTable('profile_object')
    .set({ single_seq: place, updated_at: ctx.now })
    .where('id', '=', id)
    .execute()
  await recordObjectAction(ctx, id, place === null ? 'notSingle' : 'single')
}
