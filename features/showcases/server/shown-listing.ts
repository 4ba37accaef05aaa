import { sql } from 'kysely'
import type { z } from 'zod'
import { invalid } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { frequentValues } from '#platform/server/database/frequent-values.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { Way } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { probed } from '#platform/server/lists/search.ts'
import type { listedProject } from '../contract/shown-project.schemas.ts'
import { reaches, shownProjects } from '../domain/shown-projects.policy.ts'
import { shownLogoUrl } from './shown-logo-url.ts'
import type { Listing } from './showcase.repository.ts'

type Row = z.output<typeof listedProject>

/** What is read of a project for everybody alike. */
type Raw = Omit<Row, 'actions'>

/** By what lists over all showcases are narrowed: what every profile says in the same words. */
export const commonFilters = ['industries', 'stage', 'territory'] as const

/** Published projects `s` as lists show them. */
const shownRows: RowSource<Raw, Row> = {
  from: sql`shown_project s`,
  key: sql`s.publication_id`,
  columns: () => sql`
    p.id, p.name, ${shownLogoUrl} as "logoUrl", s.published_at as "publishedAt", s.template_id as "showcaseId",
    json_build_object('id', a.id, 'name', a.name) as accelerator, s.card as fields,
    coalesce((select json_object_agg(v.id, json_build_object('ru', v.name_ru, 'en', v.name_en))
      from dictionary_value v where v.id = any(s.named)), '{}') as names`,
  joins: sql`join project p on p.id = s.project_id join accelerator a on a.id = s.accelerator_id`,
  // What one may do is added to what is given again to all (`withListedActions`).
  row: (row) => ({ ...row, actions: [] }),
}

/** The same in the order of an element: walked by the keys that each project of a showcase has of it. */
const shownRowsOf = ({ orderBy }: Listing): RowSource<Raw, Row> =>
  orderBy === null
    ? shownRows
    : {
        ...shownRows,
        from: sql`shown_project s join shown_key k
          on k.publication_id = s.publication_id and k.template_id = s.template_id and k.code = ${orderBy}`,
        key: sql`k.publication_id`,
      }

/** The codes by which a list may be narrowed, those of its template or those that all profiles share. */
export const filterCodes = ({ showcase }: Listing): string[] =>
  showcase
    ? showcase.sections.flatMap(({ items }) => items.filter(({ filter }) => filter).map(({ code }) => code))
    : [...commonFilters]

/** The elements by which a showcase may be ordered. */
export const sortingItems = ({ showcase }: Listing) =>
  showcase?.sections.flatMap(({ items }) => items.filter(({ sorting }) => sorting)) ?? []

/** Whom a list shows what: the twin of `shownPages.view`, in one showcase or in that by which each project is led. */
export const shownScope = ({ showcase, reach }: Pick<Listing, 'showcase' | 'reach'>): Sql => {
  const where = showcase ? sql`s.template_id = ${showcase.id}` : sql`s.leads`
  if (reach === reaches.accelerators) return where
  return reach === reaches.everybody ? sql`${where} and s.reach = 0` : sql`${where} and s.reach <= 1`
}

/** Elements by which a list is narrowed at once: each is counted under all the others. */
const mostNarrowed = 10

/**
 * Has any of these filter values. They are written into the statement, not given beside it: whether a list is walked in its order or
 * its few rows are sorted depends on how many projects have them, which the planner knows of a value that it sees. In one showcase it
 * knows them of that showcase.
 */
const hasAny = (values: readonly string[], { showcase }: Listing): Sql =>
  showcase
    ? sql`s.placed && ${sql.lit(`{${values.map((value) => `"${showcase.id}/${value}"`).join(',')}}`)}::text[]`
    : sql`s.facets && ${sql.lit(`{${values.map((value) => `"${value}"`).join(',')}}`)}::text[]`

/** Of one code any of the values, of each code one. Errors: `VALIDATION_FAILED` for a code that is no filter here. */
const isChosen = (chosen: readonly string[], listing: Listing): Sql => {
  const known = new Set(filterCodes(listing))
  const byCode = new Map<string, string[]>()
  for (const value of chosen) {
    const code = value.slice(0, value.indexOf(':'))
    if (!known.has(code)) throw invalid({ chosen: 'NOT_IN_LIST' })
    byCode.set(code, [...(byCode.get(code) ?? []), value])
  }
  if (byCode.size > mostNarrowed) throw invalid({ chosen: 'TOO_MANY' })
  return sql.join(
    [...byCode.values()].map((values) => hasAny(values, listing)),
    sql` and `,
  )
}

/** Publications `o` of these accelerators that whoever looks sees; written into the statement, as filter values are. */
const shownBy = (ids: readonly number[], { reach }: Pick<Listing, 'reach'>): Sql =>
  sql`o.accelerator_id = any(${sql.lit(`{${ids.join(',')}}`)}::bigint[]) and o.reach <= ${sql.lit(reach)}`

export const shownFilters = {
  // A project that several accelerators show is found by each of them that shows it to whoever looks.
  acceleratorId: (ids: readonly number[], _ctx: unknown, listing: Listing): Sql =>
    sql`s.project_id in (select o.project_id from shown_project o where ${shownBy(ids, listing)})`,
  chosen: (chosen: readonly string[], _ctx: unknown, listing: Listing): Sql => isChosen(chosen, listing),
}

/** What narrows a list besides the search. */
export type NarrowedBy = {
  acceleratorId?: readonly number[] | undefined
  chosen?: readonly string[] | undefined
}

/** A list of which it is known whether what narrows it leaves few. */
export type Narrowed = Listing & { isFew: boolean }

/** Whether the planner knows by itself how many projects have one of these values. */
const isKnown = async (db: Db, chosen: readonly string[], { showcase }: Listing): Promise<boolean> => {
  const common = await frequentValues(db, 'shown_project', showcase ? 'placed' : 'facets')
  return chosen.some((value) => common.has(showcase ? `${showcase.id}/${value}` : value))
}

/**
 * Finds out whether what narrows a list leaves so few projects that they are better found and sorted than met in their order: the
 * planner knows it of one common value, and supposes what is not so of rare ones and of those that seldom go together.
 */
export const narrowed = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  listing: Listing,
  { acceleratorId = [], chosen = [] }: NarrowedBy,
): Promise<Narrowed> => {
  // By what a showcase may be narrowed is not told to whom it is closed.
  if (!shownProjects.view.allows(actor, listing)) return { ...listing, isFew: false }
  const codes = new Set(chosen.map((value) => value.slice(0, value.indexOf(':'))))
  const asked = [
    ...(acceleratorId.length > 0
      ? [sql`select from shown_project o where ${shownBy(acceleratorId, listing)}`]
      : []),
    ...(codes.size > 1 || (codes.size === 1 && !(await isKnown(db, chosen, listing)))
      ? [sql`select from shown_project s where ${isChosen(chosen, listing)}`]
      : []),
  ]
  if (asked.length === 0) return { ...listing, isFew: false }
  const { rows } = await sql<{ isFew: boolean }>`select ${sql.join(
    asked.map(
      (found) =>
        sql`(select count(*) from (${found} limit ${sql.lit(probed + 1)}) probed) <= ${sql.lit(probed)}`,
    ),
    sql` or `,
  )} as "isFew"`.execute(db)
  return { ...listing, isFew: rows[0]!.isFew }
}

/** What a search finds: words that a showcase shows, in any form. */
export const shownHolds = (typed: string): Sql => sql`s.words @@ (select search_query(${typed}))`

export const shownSearch = {
  found: (typed: string): Sql =>
    sql`select s.publication_id from shown_project s where s.words @@ (select search_query(${typed}))`,
  by: sql`s.publication_id`,
  holds: shownHolds,
  isIndexed: true,
} as const

/** Errors: `VALIDATION_FAILED` for an element by which this showcase may not be ordered. */
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

/** A published project in the list of one showcase or of all: what `listOf` needs besides its contract. */
export const shownListing = {
  rows: (_ctx: unknown, listing: Listing) => shownRowsOf(listing),
  scope: (_ctx: unknown, listing: Listing): Sql => shownScope(listing),
  sortings: shownSortings,
  filters: shownFilters,
  search: shownSearch,
  way: ({ chosen }: NarrowedBy, { isFew }: Narrowed): Way => {
    if (isFew) return 'sorted'
    return chosen?.length ? 'either' : 'met'
  },
} as const
