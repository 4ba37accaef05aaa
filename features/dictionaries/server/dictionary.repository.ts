import { sql } from 'kysely'
import type { z } from 'zod'
import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import type { dictionaryDetails } from '../contract/dictionary.schemas.ts'
import type { Links } from '../domain/link.rules.ts'
import { dictionaryRows } from './list-dictionaries.query.ts'

/** A dictionary as its page shows it. */
export type DictionaryDetails = z.output<typeof dictionaryDetails>

type More = Pick<DictionaryDetails, 'children' | 'above' | 'revision' | 'usesCount'>

/** A dictionary with its links; undefined when there is none. */
export const findDictionary = async (
  { db, actor, locale }: Pick<Context, 'db' | 'actor' | 'locale'>,
  id: number,
): Promise<DictionaryDetails | undefined> => {
  const [row] = await readRows({ db, actor, locale }, dictionaryRows, sql`d.id = ${id}`)
  if (!row) return undefined
  const ref = (
    alias: string,
  ) => sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'code', ${sql.ref(`${alias}.code`)},
    'name', ${sql.ref(`${alias}.name_${locale}`)})`
  const { rows } = await sql<More>`
    with recursive way as (
      select parent_id as id, 1 as far from dictionary where id = ${id}
      union all select a.parent_id, way.far + 1 from way join dictionary a on a.id = way.id
    )
    select d.version as revision,
      coalesce((select json_agg(${ref('c')} order by c.id) from dictionary c where c.parent_id = d.id), '[]') as children,
      coalesce((select json_agg(${ref('a')} order by way.far) from way join dictionary a on a.id = way.id), '[]') as above,
      (select count(*)::int from profile_object o where o.field->>'dictionary' = d.code)
        + (select count(*)::int from dictionaries_in_templates(array[d.code])) as "usesCount"
    from dictionary d where d.id = ${id}`.execute(db)
  const kept = isPortalAdministrator(actor)
  const deletable = kept && !row.builtIn
  return {
    ...row,
    ...rows[0]!,
    actions: kept
      ? ['edit', 'addValue', 'publish', 'import', 'link', ...(deletable ? (['delete'] as const) : [])]
      : [],
  }
}

/** Whether a dictionary is there, as subjects of policies are; its values are not counted for it. */
export const findDictionaryId = (db: Db, id: number): Promise<{ id: number; code: string } | undefined> =>
  db.selectFrom('dictionary').select(['id', 'code']).where('id', '=', id).executeTakeFirst()

/** Holds a dictionary until the transaction ends and counts its change: those who keep it follow one another. */
export const touchDictionary = async (ctx: Context, id: number): Promise<void> => {
  await ctx.db
    .updateTable('dictionary')
    .set({ version: sql`version + 1`, updated_at: ctx.now })
    .where('id', '=', id)
    .execute()
}

/** Reads who stands below whom, and holds it until the transaction ends: two linkers follow one another. */
export const lockLinks = async (db: Db): Promise<Links> => {
  const rows = await db
    .selectFrom('dictionary')
    .select(['id', 'parent_id'])
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row.parent_id]))
}

/** Who stands below whom now. */
export const readLinks = async (db: Db): Promise<Links> => {
  const rows = await db.selectFrom('dictionary').select(['id', 'parent_id']).execute()
  return new Map(rows.map((row) => [row.id, row.parent_id]))
}

/** Writes an action on a dictionary or its values into its history. */
export const tell = (ctx: Context, id: number, action: string, comment = ''): Promise<void> =>
  audit(ctx, { acceleratorId: null, subject: 'dictionary', subjectId: id, action, comment })
