import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import { readRows, type Reader, type RowSource } from '#platform/server/lists/rows.ts'
import type { Field } from '../../fields/domain/tree.ts'
import type { catalogueObject } from '../contract/object.schemas.ts'
import { isIndicator } from '../domain/object.rules.ts'
import type { ObjectAction } from '../domain/states.ts'
import { lockCatalogue } from './object-writes.ts'

/** An object in the contract. */
export type CatalogueObject = z.output<typeof catalogueObject>

type StoredObject = Omit<CatalogueObject, 'indicator' | 'actions' | 'field'> & {
  field: Field
  valued: boolean
}

const possible = (actor: Actor, row: StoredObject, indicator: boolean): ObjectAction[] => {
  if (!isPortalAdministrator(actor)) return []
  const active = row.status === 'ACTIVE'
  return [
    'edit',
    active ? 'archive' : 'restore',
    ...(active && indicator && !row.single ? (['single'] as const) : []),
    ...(row.single ? (['notSingle'] as const) : []),
    ...(row.templatesCount === 0 && !row.valued ? (['delete'] as const) : []),
  ]
}

const shown = (actor: Actor, { valued, ...row }: StoredObject): CatalogueObject => {
  const indicator = isIndicator(row.field)
  return { ...row, indicator, actions: possible(actor, { ...row, valued }, indicator) }
}

/** The name of a group, an object or a dictionary in the caller's language. */
export const nameIn = (alias: string, locale: 'ru' | 'en'): RawBuilder<string> =>
  sql`${sql.ref(`${alias}.name_${locale}`)}`

/** Objects `o` in groups `g`. */
export const objectRows: RowSource<StoredObject, CatalogueObject> = {
  from: sql`profile_object o join object_group g on g.id = o.group_id`,
  key: sql`o.id`,
  columns: ({
    locale,
  }) => sql`o.id, o.field, json_build_object('id', g.id, 'name', ${nameIn('g', locale)}) as "group",
      case when f.id is not null then json_build_object('id', f.id, 'name', f.name, 'size', f.size) end as form,
      case when d.id is not null then json_build_object('id', d.id, 'name', ${nameIn('d', locale)}) end as dictionary,
      o.single_seq is not null as single, o.status, o.version, o.updated_at as "updatedAt",
      (select count(*)::int from templates_with_code(o.code)) as "templatesCount",
      profile_code_is_used(o.code) as valued`,
  joins: sql`left join file f on f.id = (o.field->>'templateFileId')::uuid
      left join dictionary d on d.code = o.field->>'dictionary'`,
  row: (row, { actor }) => shown(actor, row),
}

/** One object; undefined if it does not exist. */
export const findObject = async (ctx: Reader, id: number): Promise<CatalogueObject | undefined> =>
  (await readRows(ctx, objectRows, sql`o.id = ${id}`))[0]

/** Locks the catalogue and an object until the transaction ends, then reads the object. */
export const lockObject = async (ctx: Reader, id: number): Promise<CatalogueObject | undefined> => {
  await lockCatalogue(ctx.db)
  await sql`select from profile_object where id = ${id} for no key update`.execute(ctx.db)
  return findObject(ctx, id)
}

/** Whether a code is taken: by an object, by a template, or by values of a former one. */
export const codeIsTaken = async (db: Db, code: string): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from profile_object where code = ${code}) or exists (select from templates_with_code(${code}))
      or profile_code_is_used(${code}) as taken`.execute(db)
  return rows[0]!.taken
}

/** Whether a dictionary with this code exists. */
export const dictionaryExists = async (db: Db, code: string): Promise<boolean> =>
  (await db.selectFrom('dictionary').select('id').where('code', '=', code).executeTakeFirst()) !== undefined
