import { sql } from 'kysely'
import { audit } from '#platform/server/audit.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { transition } from '#platform/server/transition.ts'
import type { Field } from '../../fields/domain/tree.ts'
import { changesOf, type Change } from '../domain/changes.rules.ts'
import { objectMachine } from '../domain/object.machine.ts'
import { partsOf, type PartValue } from '../domain/object-parts.ts'
import { isIndicator } from '../domain/object.rules.ts'

/**
 * The catalogue is kept by one person at a time, until the transaction ends: places of large figures are given one after
 * the other, and a spreadsheet is brought into what it was tried against. Taken before any row is locked.
 */
export const holdCatalogue = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('objects', 0))`.execute(db)
}

/** Writes an action on an object into its history. */
export const recordObjectAction = (
  ctx: Context,
  id: number,
  action: string,
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

/** What an object says and where it stands, as its history compares it. */
export type ObjectFacts = { field: Field; group: string; form: string | null }

const factsOf = ({ field, group, form }: ObjectFacts): Record<string, PartValue> => ({
  ...partsOf(field),
  group,
  form,
})

/** Adds an object; null when its code was taken at the same moment. */
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

/** Changes what an object says; what is no indicator any more is no large figure either. */
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

/** Offers an object to templates or takes it away; what is not offered stands at no head either. */
export const moveObject = async (ctx: Context, id: number, action: 'archive' | 'restore'): Promise<void> => {
  await transition(ctx, objectMachine, action, {
    id,
    acceleratorId: null,
    facts: async () => null,
    set: { updated_at: ctx.now, ...(action === 'archive' ? { single_seq: null } : {}) },
  })
}

/** Gives an object its place among the large figures, or takes it away. */
export const placeObject = async (ctx: Context, id: number, place: number | null): Promise<void> => {
  await ctx.db
    .updateTable('profile_object')
    .set({ single_seq: place, updated_at: ctx.now })
    .where('id', '=', id)
    .execute()
  await recordObjectAction(ctx, id, place === null ? 'notSingle' : 'single')
}
