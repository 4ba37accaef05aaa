import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { numericTypes } from '../../fields/domain/element-types.ts'
import * as calls from '../contract/object.endpoints.ts'
import { objects } from '../domain/object.machine.ts'
import { findObject, nameIn, objectRows } from './object.repository.ts'

const sortings = (locale: 'ru' | 'en') => {
  const alphabet = sql`collate ${sql.id(`${locale}-x-icu`)}`
  return {
    NAME: sql`${nameIn('o', locale)} ${alphabet}`,
    CODE: sql`o.code`,
    GROUP: sql`g.seq`,
    UPDATE_DATE: sql`o.updated_at`,
  }
}

// Same as `isIndicator`.
const indicators = sql`o.type = any(${[...numericTypes]})
  and (o.type in ('MONEY', 'PERCENT') or coalesce(o.field#>>'{unit,ru}', '') <> '')`

/** The catalogue, with filters by group, type, state and text. */
export const listObjectsQuery = listOf(calls.listObjects, {
  load: nothing,
  authorize: objects.look,
  rows: objectRows,
  scope: () => sql`true`,
  sortings: ({ locale }) => sortings(locale),
  filters: {
    groupId: (id) => sql`o.group_id = ${id}`,
    type: (types) => sql`o.type = any(${types})`,
    status: (states) => sql`o.status = any(${states})`,
    indicatorsOnly: (only) => (only ? indicators : sql`true`),
  },
  search: sql`concat_ws(' ', o.name_ru, o.name_en, o.code)`,
})

export const getObjectQuery = query({
  endpoint: calls.getObject,
  load: (ctx, { query: { id } }) => findObject(ctx, id),
  authorize: objects.look,
  run: async (_ctx, _input, object) => object,
})

/** The key figures of a project's page: the selection is public, the values belong to the profile. */
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
