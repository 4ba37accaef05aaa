import { sql } from 'kysely'
import type { z } from 'zod'
import { invalid } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { frequentValues } from '#platform/server/database/frequent-values.ts'
import type { Strategy } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { probed } from '#platform/server/lists/search.ts'
import type { listedProject } from '../contract/shown-project.schemas.ts'
import { reaches, shownProjects } from '../domain/shown-projects.policy.ts'
import type { Listing } from './showcase.repository.ts'
import { shownLogoUrl } from './shown-logo-url.ts'

type Row = z.output<typeof listedProject>

/** The columns of a project that are the same for everybody. */
type Raw = Omit<Row, 'actions'>

/** Filters over all showcases: elements that every profile has. */
export const commonFilters = ['industries', 'stage', 'territory'] as const

/** Published projects `s` as list rows. */
const shownRows: RowSource<Raw, Row> = {
  from: sql`shown_project s`,
  key: sql`s.publication_id`,
  columns: () => sql`
    p.id, p.name, ${shownLogoUrl} as "logoUrl", s.published_at as "publishedAt", s.template_id as "showcaseId",
    json_build_object('id', a.id, 'name', a.name) as accelerator, s.card as fields,
    coalesce((select json_object_agg(v.id, json_build_object('ru', v.name_ru, 'en', v.name_en))
      from dictionary_value v where v.id = any(s.named)), '{}') as names`,
  joins: sql`join project p on p.id = s.project_id join accelerator a on a.id = s.accelerator_id`,
  // Actions are added after the shared cache (`withListedActions`).
  row: (row) => ({ ...row, actions: [] }),
}

/** The same sorted by an element: scanned in index order of the keys that each project of a showcase has for it. */
const shownRowsOf = ({ orderBy }: Listing): RowSource<Raw, Row> =>
  orderBy === null
    ? shownRows
    : {
        ...shownRows,
        from: sql`shown_project s join shown_key k
          on k.publication_id = s.publication_id and k.template_id = s.template_id and k.code = ${orderBy}`,
        key: sql`k.publication_id`,
      }

/** Filter codes of a list: those of its template, or those common to all profiles. */
export const filterCodes = ({ showcase }: Listing): string[] =>
  showcase
    ? showcase.sections.flatMap(({ items }) => items.filter(({ filter }) => filter).map(({ code }) => code))
    : [...commonFilters]

/** The elements by which a showcase can be sorted. */
export const sortingItems = ({ showcase }: Listing) =>
  showcase?.sections.flatMap(({ items }) => items.filter(({ sorting }) => sorting)) ?? []

/** The list condition of `shownPages.view`, in one showcase or in each project's leading one. */
export const shownScope = ({ showcase, reach }: Pick<Listing, 'showcase' | 'reach'>): Sql => {
  const where = showcase ? sql`s.template_id = ${showcase.id}` : sql`s.leads`
  if (reach === reaches.accelerators) return where
  return reach === reaches.everybody ? sql`${where} and s.reach = 0` : sql`${where} and s.reach <= 1`
}

/** Maximum number of elements filtered at once: each is counted under all the others. */
const maxNarrowed = 10

/**
 * Has any of these filter values. They are inlined in the statement instead of bound: whether to scan in index order
 * or to sort depends on the number of matching projects, which the planner estimates only for known values. In one
 * showcase it has statistics of that showcase.
 */
const hasAny = (values: readonly string[], { showcase }: Listing): Sql =>
  showcase
    ? sql`s.placed && ${sql.lit(`{${values.map((value) => `"${showcase.id}/${value}"`).join(',')}}`)}::text[]`
    : sql`s.facets && ${sql.lit(`{${values.map((value) => `"${value}"`).join(',')}}`)}::text[]`

/** Any of the values per code, and every code. Errors: `VALIDATION_FAILED` for a code that is not a filter here. */
const isChosen = (chosen: readonly string[], listing: Listing): Sql => {
  const known = new Set(filterCodes(listing))
  const byCode = new Map<string, string[]>()
  for (const value of chosen) {
    const code = value.slice(0, value.indexOf(':'))
    if (!known.has(code)) throw invalid({ chosen: 'NOT_IN_LIST' })
    byCode.set(code, [...(byCode.get(code) ?? []), value])
  }
  if (byCode.size > maxNarrowed) throw invalid({ chosen: 'TOO_MANY' })
  return sql.join(
    [...byCode.values()].map((values) => hasAny(values, listing)),
    sql` and `,
  )
}

/** Publications `o` of these accelerators that the caller may see; inlined in the statement, as filter values are. */
const shownBy = (ids: readonly number[], { reach }: Pick<Listing, 'reach'>): Sql =>
  sql`o.accelerator_id = any(${sql.lit(`{${ids.join(',')}}`)}::bigint[]) and o.reach <= ${sql.lit(reach)}`

export const shownFilters = {
  // A project shown by several accelerators is found by each of those that show it to the caller.
  acceleratorId: (ids: readonly number[], _ctx: unknown, listing: Listing): Sql =>
    sql`s.project_id in (select o.project_id from shown_project o where ${shownBy(ids, listing)})`,
  chosen: (chosen: readonly string[], _ctx: unknown, listing: Listing): Sql => isChosen(chosen, listing),
}

/** Filters of a list, without the search. */
export type NarrowedBy = {
  acceleratorId?: readonly number[] | undefined
  chosen?: readonly string[] | undefined
}

/** A list for which it is known whether its filters leave few rows. */
export type Narrowed = Listing & { isFew: boolean }

/** Whether the planner has statistics for one of these values. */
const isKnown = async (db: Db, chosen: readonly string[], { showcase }: Listing): Promise<boolean> => {
  const common = await frequentValues(db, 'shown_project', showcase ? 'placed' : 'facets')
  return chosen.some((value) => common.has(showcase ? `${showcase.id}/${value}` : value))
}

/**
 * Determines whether the filters leave so few projects that filtering and then sorting is faster than scanning in
 * index order: the planner knows it for one common value, but misestimates rare ones and rare combinations.
 */
export const narrowed = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  listing: Listing,
  { acceleratorId = [], chosen = [] }: NarrowedBy,
): Promise<Narrowed> => {
  // Filters of a showcase are not disclosed to those who may not read it.
  if (!shownProjects.view.allows(actor, listing)) return { ...listing, isFew: false }
  const codes = new Set(chosen.map((value) => value.slice(0, value.indexOf(':'))))
  const itemCodes = [
    ...(acceleratorId.length > 0
      ? [sql`select from shown_project o where ${shownBy(acceleratorId, listing)}`]
      : []),
    ...(codes.size > 1 || (codes.size === 1 && !(await isKnown(db, chosen, listing)))
      ? [sql`select from shown_project s where ${isChosen(chosen, listing)}`]
      : []),
  ]
  if (itemCodes.length === 0) return { ...listing, isFew: false }
  const { rows } = await sql<{ isFew: boolean }>`select ${sql.join(
    itemCodes.map(
      (found) =>
        sql`(select count(*) from (${found} limit ${sql.lit(probed + 1)}) probed) <= ${sql.lit(probed)}`,
    ),
    sql` or `,
  )} as "isFew"`.execute(db)
  return { ...listing, isFew: rows[0]!.isFew }
}

/** Search condition: words that a showcase shows, in any form. */
export const shownMatches = (typed: string): Sql => sql`s.words @@ (select search_query(${typed}))`

export const shownSearch = {
  findIds: (typed: string): Sql =>
    sql`select s.publication_id from shown_project s where s.words @@ (select search_query(${typed}))`,
  idColumn: sql`s.publication_id`,
  matches: shownMatches,
  isIndexed: true,
} as const

/** Errors: `VALIDATION_FAILED` for an element that is not a sort order of this showcase. */
const requireOrder = (listing: Listing): void => {
  const { orderBy } = listing
  if (orderBy !== null && !sortingItems(listing).some(({ code }) => code === orderBy))
    throw invalid({ orderBy: 'NOT_IN_LIST' })
}

const shownSortings = (_ctx: unknown, listing: Listing): Record<'DATE' | 'NAME' | 'ELEMENT', Sql> => {
  requireOrder(listing)
  return {
    DATE: sql`s.published_at`,
    NAME: sql`s.name_key`,
    ELEMENT: listing.orderBy === null ? sql`''::text` : sql`k.key`,
  }
}

/** A published project in the list of one or all showcases: what `listOf` needs in addition to its contract. */
export const shownListing = {
  rows: (_ctx: unknown, listing: Listing) => shownRowsOf(listing),
  scope: (_ctx: unknown, listing: Listing): Sql => shownScope(listing),
  sortings: shownSortings,
  filters: shownFilters,
  search: shownSearch,
  strategy: ({ chosen }: NarrowedBy, { isFew }: Narrowed): Strategy => {
    if (isFew) return 'filterThenSort'
    return chosen?.length ? 'adaptive' : 'indexScan'
  },
} as const
