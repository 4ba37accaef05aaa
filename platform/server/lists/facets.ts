import { sql, type RawBuilder } from 'kysely'
import type { FacetValue } from '#platform/contract/list-facets.ts'
import type { Context } from '../context.ts'
import { filterConditions, isGiven } from './filter-conditions.ts'
import type { Sql } from './order.ts'
import { plainCondition, type PlainSearch } from './search.ts'

/**
 * Counts the values of one filter among the rows whose keys `matching` selects; selected values are included with a
 * count of zero.
 */
export type Facet<Ctx> = (
  matching: Sql,
  ctx: Ctx,
  chosen: readonly (string | number)[],
) => RawBuilder<FacetValue>

/** The rows of a public list: the same for every reader. */
type Listed<Ctx> = {
  from: Sql
  key: Sql
  scope: () => Sql
  filters: Readonly<Record<string, (value: never, ctx: Ctx) => Sql>>
  search: PlainSearch<Ctx, undefined>
}

const chosenOf = (value: unknown): readonly (string | number)[] =>
  Array.isArray(value) ? (value as (string | number)[]) : []

/**
 * Reads the number of rows for each value of a list's filters: each filter under the list's scope, its search and all
 * other filters. One round trip for all; the filters without a value share one set of rows.
 */
export const readFacets = async <Ctx extends Pick<Context, 'db'>, N extends string>(
  ctx: Ctx,
  query: Readonly<Record<string, unknown>>,
  listed: Listed<Ctx>,
  facets: Readonly<Record<N, Facet<Ctx>>>,
): Promise<Record<N, FacetValue[]>> => {
  const { from, key, scope, filters, search } = listed
  const typed = query['findText']
  const searched =
    typeof typed === 'string' && typed !== ''
      ? [plainCondition(search, ctx, { query: undefined, typed })]
      : []
  const keysBut = (name: string | null): Sql => {
    const others = Object.entries(filters).filter(([filter]) => filter !== name)
    const where = sql.join(
      [scope(), ...searched, ...filterConditions(others, query, ctx, undefined)],
      sql` and `,
    )
    return sql`select ${key} as key from ${from} where ${where}`
  }
  const counted = Object.entries<Facet<Ctx>>(facets).map(([name, facet]) => {
    const matching = isGiven(query[name]) ? keysBut(name) : sql`select key from shown`
    return sql`select ${name}::text as facet, f.value, f.name, f.count
      from (${facet(matching, ctx, chosenOf(query[name]))}) f`
  })
  const found = await sql<FacetValue & { facet: N }>`
    with shown as materialized (${keysBut(null)})
    ${sql.join(counted, sql` union all `)} order by facet, count desc, name, value`.execute(ctx.db)
  return Object.fromEntries(
    Object.keys(facets).map((name) => [
      name,
      found.rows.filter(({ facet }) => facet === name).map(({ facet: _facet, ...value }) => value),
    ]),
  ) as Record<N, FacetValue[]>
}

/** Counts a column with a closed list of codes; the screen translates them. */
export const codesCounted =
  <Ctx>({ from, key, column }: { from: Sql; key: Sql; column: Sql }): Facet<Ctx> =>
  (matching) =>
    sql<FacetValue>`
    select ${column}::text as value, null::text as name, count(*)::int as count
    from ${from} where ${key} in (${matching}) group by 1`
