import { sql } from 'kysely'
import { numericTypes } from '../../profiles/domain/element-types.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { contains, countUpTo, pageOf } from '#platform/server/sql.ts'
import * as calls from '../contract/object.endpoints.ts'
import { objects } from '../domain/object.policy.ts'
import { findObject, nameIn, readObjects } from './object.repository.ts'

const sortings = (locale: 'ru' | 'en') => {
  const alphabet = sql`collate ${sql.id(`${locale}-x-icu`)}`
  return {
    NAME: sql`${nameIn('o', locale)} ${alphabet}`,
    CODE: sql`o.code`,
    GROUP: sql`g.seq`,
    UPDATE_DATE: sql`o.updated_at`,
  }
}

// As `isIndicator` has it.
const indicators = sql`o.type = any(${[...numericTypes]})
  and (o.type in ('MONEY', 'PERCENT') or coalesce(o.field#>>'{unit,ru}', '') <> '')`

/** The catalogue by group, type, state and text. */
export const listObjectsQuery = query({
  endpoint: calls.listObjects,
  load: nothing,
  authorize: objects.look,
  run: async (ctx, { query: asked }) => {
    const conditions = [sql`true`]
    if (asked.groupId !== undefined) conditions.push(sql`o.group_id = ${asked.groupId}`)
    if (asked.type?.length) conditions.push(sql`o.type = any(${asked.type})`)
    if (asked.status?.length) conditions.push(sql`o.status = any(${asked.status})`)
    if (asked.indicatorsOnly) conditions.push(indicators)
    if (asked.findText) {
      const typed = contains(asked.findText)
      conditions.push(sql`(o.name_ru ilike ${typed} or o.name_en ilike ${typed} or o.code ilike ${typed})`)
    }
    const where = sql`where ${sql.join(conditions, sql` and `)}`
    const direction = asked.sortingDirection === 'ASC' ? sql`asc` : sql`desc`
    const order = sql`order by ${sortings(ctx.locale)[asked.sorting ?? 'NAME']} ${direction}, o.id`
    const [items, counted] = await Promise.all([
      readObjects(ctx, sql`${where} ${order} ${pageOf(asked)}`),
      countUpTo(ctx.db, sql`select from profile_object o ${where}`),
    ])
    return { items, ...counted }
  },
})

/** One object. */
export const getObjectQuery = query({
  endpoint: calls.getObject,
  load: (ctx, { query: { id } }) => findObject(ctx, id),
  authorize: objects.look,
  run: async (_ctx, _input, object) => object,
})

/** The large figures of a project's page: which they are is no secret, their values are the profile's. */
export const listSingleIndicatorsQuery = query({
  endpoint: calls.listSingleIndicators,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async ({ db, locale }) => {
    const { rows } = await sql<{
      code: string
      name: string
      shortName: string
      type: 'INTEGER'
      unit: string
    }>`
      select o.code, ${nameIn('o', locale)} as name, o.type,
        coalesce(nullif(o.field#>>array['shortName', ${locale}::text], ''), ${nameIn('o', locale)}) as "shortName",
        coalesce(o.field#>>array['unit', ${locale}::text], '') as unit
      from profile_object o where o.single_seq is not null order by o.single_seq`.execute(db)
    return { items: rows }
  },
})
