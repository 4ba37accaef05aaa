import { sql } from 'kysely'
import { valueName } from '#features/dictionaries'
import type { Context } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'

type Locale = Context['locale']

const value = (locale: Locale): Sql => sql`json_build_object('id', d.id, 'name', ${valueName('d', locale)})`

/** The industries of a project `p`, from its profile. */
export const projectIndustries = (
  locale: Locale,
): Sql => sql`case when p.industry_ids = '{}' then '[]'::json else (
  select coalesce(json_agg(${value(locale)} order by array_position(p.industry_ids, d.id)), '[]'::json)
  from dictionary_value d where d.id = any(p.industry_ids)) end`

/** The territory of a project `p`. */
export const projectTerritory = (locale: Locale): Sql =>
  sql`(select ${value(locale)} from dictionary_value d where d.id = p.territory_id)`

/** The stage of a project `p`. */
export const projectStage = (locale: Locale): Sql =>
  sql`(select ${value(locale)} from dictionary_value d where d.id = p.stage_id)`

/** When a project `p` last changed: its own facts, or a value of its profile. */
export const projectChangedAt = sql`greatest(p.updated_at,
  (select max(c.at) from profile_value_change c where c.project_id = p.id))`

/** Whether a project `p` has an industry. */
export const worksFor = (industryId: number): Sql => sql`p.industry_ids @> array[${industryId}]::bigint[]`
