import { sql } from 'kysely'
import type { z } from 'zod'
import { namesOf } from '#features/project-profiles'
import type { Context } from '#platform/server/context.ts'
import { orderBy, sortedBy, type Sql } from '#platform/server/lists/order.ts'
import { searchCondition, type Searched } from '#platform/server/lists/search.ts'
import { findElement, type Words } from '../../fields/domain/tree.ts'
import { basicElements, isBasic } from '../../profile-templates/domain/basic-elements.ts'
import type { shownFilters as answer } from '../contract/shown-project.schemas.ts'
import { readChoosableTree } from './read-template.ts'
import type { Listing } from './showcase.repository.ts'
import {
  filterCodes,
  narrowed,
  shownFilters,
  shownScope,
  shownSearch,
  sortingItems,
  type NarrowedBy,
} from './shown-listing.ts'

type Answer = z.output<typeof answer>
type Filter = Answer['filters'][number]

/** Filters of the counted list. */
export type FilterQuery = NarrowedBy & { findText?: string | undefined }

/** Maximum number of counted projects, the newest ones; beyond it chips show “N+”. */
const maxCounted = 2000
const maxValues = 50
const accelerators = 'accelerator'

/** The filters without those on one element, so that its chips count the result of selecting them. */
const without = (query: FilterQuery, code: string): FilterQuery => ({
  ...query,
  ...(code === accelerators ? { acceleratorId: [] } : {}),
  chosen: (query.chosen ?? []).filter((value) => !value.startsWith(`${code}:`)),
})

type Found = { where: Sql; order: Sql }

/** Projects matching these conditions, newest first; `searched` is the search condition, if any. */
const foundBy = async (
  ctx: Context,
  listing: Listing,
  { acceleratorId = [], chosen = [] }: NarrowedBy,
  searched: Searched | null,
): Promise<Found> => {
  const list = await narrowed(ctx, listing, { acceleratorId, chosen })
  const where = sql.join(
    [
      shownScope(list),
      ...(searched ? [searched.where] : []),
      ...(acceleratorId.length > 0 ? [shownFilters.acceleratorId(acceleratorId, undefined, list)] : []),
      ...(chosen.length > 0 ? [shownFilters.chosen(chosen, undefined, list)] : []),
    ],
    sql` and `,
  )
  const order = {
    name: 'newest',
    steps: [sql`s.published_at`, sql`s.publication_id`].map((by) => ({ by, descending: true })),
  }
  return { where, order: list.isFew ? sortedBy(order) : orderBy(order) }
}

type Counted = { of: string; value: string; count: number; total: number }

/** Counts values of everything that matches these conditions, once per set of conditions. */
const countValues = async (
  ctx: Context,
  { showcase, reach }: Listing,
  sets: ReadonlyMap<string, Found>,
): Promise<Counted[]> => {
  // Over all showcases a project counts for each accelerator that shows it to the caller.
  const shownBy = showcase
    ? sql`'{}'::text[]`
    : sql`array(select distinct '@' || o.accelerator_id from shown_project o
        where o.project_id = m.project_id and o.reach <= ${sql.lit(reach)})`
  const counted = [...sets].map(
    ([of, { where, order }]) => sql`
    (with matching as materialized (
      select s.facets, s.project_id from shown_project s where ${where}
      ${order} limit ${sql.lit(maxCounted + 1)})
    select ${of}::text as of, f.value, count(*)::int as count, (select count(*)::int from matching) as total
    from matching m, unnest(m.facets || ${shownBy}) as f (value) group by 2)`,
  )
  const { rows } = await sql<Counted>`${sql.join(counted, sql` union all `)}`.execute(ctx.db)
  return rows
}

const namesOfElements = async (ctx: Context, listing: Listing): Promise<(code: string) => Words> => {
  const items = new Map(
    listing.showcase?.sections.flatMap(({ items }) => items).map((item) => [item.code, item]),
  )
  const own = (code: string): Words | null => {
    const label = items.get(code)?.label
    if (label && (label.ru || label.en)) return label
    return isBasic(code) ? basicElements[code].name : null
  }
  const codes = [...filterCodes(listing), ...sortingItems(listing).map(({ code }) => code)]
  // Trees are read only if an element's name comes from them.
  const tree = codes.every((code) => own(code)) ? null : await readChoosableTree(ctx.db)
  return (code) => own(code) ?? (tree && findElement(tree, code)?.name) ?? { ru: code, en: code }
}

const readAccelerators = async (ctx: Context, ids: readonly number[]): Promise<Map<string, string>> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from accelerator where id = any(${ids}::bigint[])`.execute(ctx.db)
  return new Map(rows.map(({ id, name }) => [String(id), name]))
}

/** Filters and sort orders of a list, with counts under the scope, the search and all other filters. */
export const readShownFilters = async (
  ctx: Context,
  listing: Listing,
  query: FilterQuery,
): Promise<Answer> => {
  const codes = [...filterCodes(listing), ...(listing.showcase ? [] : [accelerators])]
  const isNarrowed = (code: string): boolean =>
    code === accelerators
      ? (query.acceleratorId ?? []).length > 0
      : (query.chosen ?? []).some((value) => value.startsWith(`${code}:`))
  const searched = query.findText
    ? await searchCondition(shownSearch, ctx, { query, typed: query.findText })
    : null
  const set = async (code: string, by: FilterQuery) =>
    [code, await foundBy(ctx, listing, by, searched)] as const
  const sets = new Map(
    await Promise.all([
      set('', query),
      ...codes.filter(isNarrowed).map((code) => set(code, without(query, code))),
    ]),
  )
  const [counted, nameOf] = await Promise.all([
    countValues(ctx, listing, sets),
    namesOfElements(ctx, listing),
  ])
  const valuesOf = (code: string): { value: string; count: number }[] => {
    const prefix = code === accelerators ? '@' : `${code}:`
    const found = counted
      .filter(({ of, value }) => of === (sets.has(code) ? code : '') && value.startsWith(prefix))
      .map(({ value, count }) => ({ value: value.slice(prefix.length), count }))
    const chosen =
      code === accelerators
        ? (query.acceleratorId ?? []).map(String)
        : (query.chosen ?? []).flatMap((value) =>
            value.startsWith(prefix) ? [value.slice(prefix.length)] : [],
          )
    // Beyond the limit only the newest are counted: a selected value may match only older ones, which the list shows.
    const shown = (value: string): number =>
      counted.find((one) => one.of === '' && one.value === prefix + value)?.count ?? 0
    const others = found.filter(({ value }) => !chosen.includes(value))
    const pressed = [...new Set(chosen)].map((value) => ({
      value,
      count: Math.max(found.find((one) => one.value === value)?.count ?? 0, shown(value)),
    }))
    return [...others, ...pressed]
      .toSorted(
        (a, b) => Number(chosen.includes(b.value)) - Number(chosen.includes(a.value)) || b.count - a.count,
      )
      .slice(0, maxValues)
  }
  const found = codes.map((code) => ({ code, values: valuesOf(code) }))
  const ids = (of: (code: string) => boolean): number[] =>
    found.flatMap(({ code, values }) =>
      of(code) ? values.flatMap(({ value }) => (/^\d+$/.test(value) ? [Number(value)] : [])) : [],
    )
  const [names, who] = await Promise.all([
    namesOf(
      ctx.db,
      ids((code) => code !== accelerators),
    ),
    readAccelerators(
      ctx,
      ids((code) => code === accelerators),
    ),
  ])
  const named = (code: string, value: string): Words | null => {
    const name = who.get(value)
    if (code === accelerators) return name === undefined ? null : { ru: name, en: name }
    return names[value] ?? null
  }
  const filters: Filter[] = found.map(({ code, values }) => ({
    code,
    name: code === accelerators ? { ru: '', en: '' } : nameOf(code),
    values: values
      .map((value) => ({ ...value, name: named(code, value.value) }))
      // Unknown ids come from edited addresses.
      .filter(({ value, name }) => name !== null || !/^\d+$/.test(value)),
  }))
  const { showcase } = listing
  return {
    showcase: showcase && {
      id: showcase.id,
      name: showcase.name,
      brandLight: showcase.brandLight,
      brandDark: showcase.brandDark,
      accelerator: showcase.accelerator,
    },
    filters,
    sortings: sortingItems(listing).map(({ code }) => ({ code, name: nameOf(code) })),
    countsAreExact: counted.every(({ total }) => total <= maxCounted),
  }
}
