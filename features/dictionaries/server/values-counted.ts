import { sql } from 'kysely'
import type { FacetValue } from '#platform/contract/list-facets.ts'
import type { Facet } from '#platform/server/lists/facets.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { valueName } from './value.sql.ts'

/** Counts a list's rows per value of a dictionary: `from` links each row (`key`) to its values (`value`). */
export const valuesCounted =
  <Ctx extends { locale: 'ru' | 'en' }>({
    from,
    key,
    value,
  }: {
    from: Sql
    key: Sql
    value: Sql
  }): Facet<Ctx> =>
  (matching, { locale }, chosen) =>
    sql<FacetValue>`
    with counted as (
      select ${value} as id, count(*)::int as count from ${from} where ${key} in (${matching}) and ${value} is not null group by 1
    )
    select v.id::text as value, ${valueName('v', locale)} as name, coalesce(n.count, 0) as count
    from dictionary_value v left join counted n on n.id = v.id
    where v.id in (select id from counted) or (v.id = any(${chosen}) and v.status = 'ACTIVE')
    order by v.id = any(${chosen}) desc, coalesce(n.count, 0) desc, v.id limit 50`
