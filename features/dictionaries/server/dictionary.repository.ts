import { sql } from 'kysely'
import type { z } from 'zod'
import { isPortalAdministrator } from '#platform/domain/actor.ts'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { readRows, type RowSource } from '#platform/server/lists/rows.ts'
import type { dictionaryDetails, dictionaryRow } from '../contract/dictionary.schemas.ts'
import type { Links } from '../domain/link.rules.ts'

type Row = z.output<typeof dictionaryRow>

/** Row source of dictionaries `d` with their parents `p`. */
export const dictionaryRows: RowSource<Row, Row> = {
  from: sql`dictionary d left join dictionary p on p.id = d.parent_id
    cross join lateral (
      select (select count(*)::int from dictionary_value v where v.dictionary_id = d.id) as total,
        (select count(*)::int from dictionary_value v where v.dictionary_id = d.id and v.status = 'ARCHIVE') as archived
    ) n`,
  key: sql`d.id`,
  columns: ({ locale }) => {
    const name = (alias: string) => sql.ref(`${alias}.name_${locale}`)
    return sql`
    d.id, d.code, ${name('d')} as name, d.name_ru as "nameRu", d.name_en as "nameEn", d.built_in as "builtIn",
      case when p.id is not null then json_build_object('id', p.id, 'code', p.code, 'name', ${name('p')}) end as parent,
      (select j.name from dictionary_version j where j.dictionary_id = d.id order by j.number desc limit 1) as version,
      d.updated_at as "updatedAt", n.total - n.archived as "valuesCount", n.archived as "archivedCount"`
  },
}

/** A dictionary as its page shows it. */
export type DictionaryDetails = z.output<typeof dictionaryDetails>

type More = Pick<DictionaryDetails, 'children' | 'above' | 'revision' | 'usesCount'>

/** Loads a dictionary with its links; undefined if there is none. */
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
  const canManage = isPortalAdministrator(actor)
  const deletable = canManage && !row.builtIn
  return {
    ...row,
    ...rows[0]!,
    actions: canManage
      ? ['edit', 'addValue', 'publish', 'import', 'link', ...(deletable ? (['delete'] as const) : [])]
      : [],
  }
}

/** Loads a dictionary as the subject of a policy, without counting its values. */
export const findDictionaryId = (db: Db, id: number): Promise<{ id: number; code: string } | undefined> =>
  db.selectFrom('dictionary').select(['id', 'code']).where('id', '=', id).executeTakeFirst()

/**
 * Increments the revision, which locks the dictionary until the transaction ends: concurrent changes are serialised.
 */
export const touchDictionary = async (ctx: Context, id: number): Promise<void> => {
  await ctx.db
    .updateTable('dictionary')
    .set({ version: sql`version + 1`, updated_at: ctx.now })
    .where('id', '=', id)
    .execute()
}

/** Loads all parents under a lock until the transaction ends: concurrent changes of links are serialised. */
export const lockLinks = async (db: Db): Promise<Links> => {
  const rows = await db
    .selectFrom('dictionary')
    .select(['id', 'parent_id'])
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row.parent_id]))
}

/** The current parents. */
export const readLinks = async (db: Db): Promise<Links> => {
  const rows = await db.selectFrom('dictionary').select(['id', 'parent_id']).execute()
  return new Map(rows.map((row) => [row.id, row.parent_id]))
}

/** Writes an action to the dictionary's history. */
export const recordAction = (ctx: Context, id: number, action: AuditAction, comment = ''): Promise<void> =>
  audit(ctx, { acceleratorId: null, subject: 'dictionary', subjectId: id, action, comment })
