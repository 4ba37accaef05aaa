import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { List } from '#platform/contract/list.ts'
import { countLimit } from '#platform/contract/lists.ts'
import type { PolicyAction } from '#platform/domain/policy.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { Db } from '../context.ts'
import { query, type AnswerOf, type ContextOf, type Handler, type Received } from '../handler.ts'
import { pageOf } from '../sql.ts'
import { filterConditions } from './filter-conditions.ts'
import { chartJson, type ChartRead, type ChartSource } from './list-chart.sql.ts'
import {
  before,
  behindCursor,
  cursorAt,
  orderBy,
  orderOf,
  placeOf,
  sortedBy,
  type Order,
  type OrderQuery,
  type Sql,
} from './order.ts'
import { conversionOf, type RowSource } from './rows.ts'
import { searchCondition, type Search, type Searched } from './search.ts'

type RowOf<L extends List> = ResponseOf<L> extends { items: (infer R)[] } ? R : never

/** Fields of a list's response besides the rows. */
type MoreOf<L extends List> = Omit<ResponseOf<L>, 'items' | 'total' | 'totalIsExact' | 'next'>

/** Request parameters of every list. */
type PageRequest = OrderQuery & { limit: number; offset: number; after?: string | undefined }

type FilterValues<L extends List> = {
  [K in keyof L['list']['filters']]: z.output<L['list']['filters'][K]>
}

/** The number of rows found, and of rows examined if not all were. */
type Counted = [found: number, examined: number]

type Totals = Record<string, number | null>

type TotalsOf = Readonly<Record<string, Sql>>
/** Figures about all matching rows. */
type Figures = { totals: Totals | null; chart: ChartRead<unknown> | null }

type Page = Record<string, unknown> & {
  $counted: Counted
  $place: string[]
  $key: unknown
  $figures: Figures | null
}

type Filters<L extends List, Subject> = {
  [K in keyof FilterValues<L>]: (
    value: NonNullable<FilterValues<L>[K]>,
    ctx: ContextOf<L>,
    subject: Subject,
  ) => Sql
}

type Definition<L extends List, Subject, Raw> = {
  /** The object that the list belongs to. */
  load: (ctx: ContextOf<L>, input: Received<L>) => Promise<Subject | undefined>
  /** The policy action checked on the subject: whether it may be listed. */
  authorize: PolicyAction<Subject>
  /** Source of the rows, also used to read single ones. */
  rows:
    | RowSource<Raw, RowOf<L>, ContextOf<L>>
    | ((ctx: ContextOf<L>, subject: Subject) => RowSource<Raw, RowOf<L>, ContextOf<L>>)
  /** Condition for rows that the reader may see: the policy of one row. */
  scope: (ctx: ContextOf<L>, subject: Subject, query: Received<L>['query']) => Sql
  /** The expression of each sorting; must not be null. */
  sortings: (
    ctx: ContextOf<L>,
    subject: Subject,
  ) => Record<L['list']['sortings'][number], Sql | readonly Sql[]>
  /** Rows for which it is true come first in every order. */
  first?: Sql
  /** Filters that query other tables per row: evaluated while rows are scanned in order, not for all rows before sorting. */
  perRow?: readonly string[]
  /** Strategy for this request; by default a scan in order. */
  strategy?: (query: Received<L>['query'], subject: Subject, ctx: ContextOf<L>) => Strategy
  /** Aggregates of all matching rows by name, read together with the page: the response's `totals`. */
  totals?: TotalsOf | ((ctx: ContextOf<L>, subject: Subject) => TotalsOf)
  /** The chart of all matching rows, read together with the page: the response's `chart`. */
  chart?: (subject: Subject) => ChartSource | null
} & ([keyof FilterValues<L>] extends [never]
  ? { filters?: Filters<L, Subject> }
  : {
      /** The condition of each filter. */
      filters: Filters<L, Subject>
    }) &
  (L['list']['search'] extends true
    ? { search: Search<ContextOf<L>, Received<L>['query']> }
    : { search?: never }) &
  (Record<never, never> extends MoreOf<L>
    ? { more?: never }
    : {
        /** Fields of the response besides the rows; `all` is the condition for all matching rows, on any page. */
        more: (ctx: ContextOf<L>, input: Received<L>, subject: Subject, all: Sql) => Promise<MoreOf<L>>
      })

/**
 * Strategy for reading rows. `indexScan`: scan in index order until the page is full, when it is known to fill soon.
 * `filterThenSort`: filter by an index, then sort, for few matches that may all be at the far end. `adaptive`: unknown; scan
 * for a while, and sort if the page is not full by then.
 */
export type Strategy = 'indexScan' | 'filterThenSort' | 'adaptive'

/** Rows scanned in order to estimate the share of matches: enough to fill a page if one in a hundred matches. */
const firstScanRows = 1000

/** Maximum number of rows scanned in order before all matches are sorted instead. */
const scanLimit = 10_000

/** A list of at most this many rows evaluates the search per row, because the search may match many more elsewhere. */
const rowSearchLimit = 1000

/** Rows examined to count the matches of a frequent search: a thousand matches may be among half a million rows. */
const countScanLimit = 2000

/** The parts of a statement that depend on the reader and the request: `listed` is everything but the search. */
type Statement = {
  /** Prefix of the statement: rows that are computed once, and read several times in it. */
  once: Sql
  from: Sql
  scanned: Sql
  key: Sql
  listed: Sql
  /** The rows that the reader may see, before any filter. */
  scoped: Sql
  searched: Searched | null
  order: Order
  strategy: Strategy
}

/**
 * The rows with the `perRow` conditions evaluated per row. The planner assumes that a condition is evaluated for all
 * rows, so it prefers to sort the matches first; with a lateral join it knows that it stops when the page is full.
 */
const withPerRowFilters = (from: Sql, perRow: readonly Sql[]): Sql =>
  perRow.length === 0
    ? from
    : sql`${from} cross join lateral (select where ${sql.join([...perRow], sql` and `)} offset 0) "$perRow"`

const whereOf = ({ listed, searched }: Statement): Sql =>
  searched ? sql`${listed} and ${searched.where}` : listed

/** For aggregates over all rows: a frequent search is evaluated once, not per row. */
const conditionOfAll = ({ listed, searched }: Statement, perRow: readonly Sql[]): Sql =>
  sql.join([listed, ...perRow, ...(searched ? [searched.whereIndexed ?? searched.where] : [])], sql` and `)

const countOf = (statement: Statement): Sql => {
  const { scanned, listed, searched } = statement
  return searched?.isFrequent
    ? sql`(select array[(count(*) filter (where hit))::int, count(*)::int] from (
        select ${searched.where} as hit from ${scanned} where ${listed} limit ${sql.lit(countScanLimit)}) examined)`
    : sql`(select array[count(*)::int, 0] from (
        select from ${scanned} where ${whereOf(statement)} limit ${sql.lit(countLimit + 1)}) counted)`
}

type PageParts = { columns: Sql; joins: Sql; figures: Sql }

/**
 * The page is selected before other joins, with one extra row that shows whether more follow; the count, up to a
 * limit, comes with it.
 */
const pageStatement = (
  { columns, joins, figures }: PageParts,
  statement: Statement,
  request: PageRequest,
  near?: Sql,
): RawBuilder<Page> => {
  const { once, from, scanned, key, order, strategy } = statement
  const isSorted = strategy === 'filterThenSort'
  const where = near ? sql`${whereOf(statement)} and ${near}` : whereOf(statement)
  const behind = request.after === undefined ? where : sql`${where} and ${behindCursor(order, request.after)}`
  const page = pageOf({ limit: request.limit + 1, offset: request.after === undefined ? request.offset : 0 })
  const orderClause = isSorted ? sortedBy(order) : orderBy(order)
  // Matches that are sorted are counted in the same statement.
  const isCounted = isSorted && request.after === undefined
  const counted = isCounted
    ? sql`array[least("$page"."$found", ${sql.lit(countLimit + 1)}), 0]`
    : countOf(statement)
  return sql<Page>`
    ${once} select ${columns}, "$page"."$key", "$page"."$place", ${counted} as "$counted", ${figures} as "$figures"
    from ${from} join (
      select ${key} as "$key", ${placeOf(order)} as "$place"${isCounted ? sql`, count(*) over ()::int as "$found"` : sql``}
      from ${scanned} where ${behind} ${orderClause} ${page}
    ) "$page" on "$page"."$key" = ${key} ${joins} ${orderBy(order)}`
}

/**
 * The rows before the one that is `far` rows after the page's start, in list order; undefined if there are no more
 * rows than that.
 */
const readCursorAhead = async (
  db: Db,
  { once, from, scoped, order }: Statement,
  { after }: PageRequest,
  far: number,
): Promise<Sql | undefined> => {
  const where = after === undefined ? scoped : sql`${scoped} and ${behindCursor(order, after)}`
  const { rows } = await sql<{ place: string[] }>`
    ${once} select ${placeOf(order)} as place from ${from} where ${where} ${orderBy(order)} offset ${sql.lit(far)} limit 1`.execute(
    db,
  )
  return rows[0] && before(order, rows[0].place)
}

/** The statement for this strategy: when sorting, all matches of a search are found first instead of evaluating it per row. */
const statementOf = (statement: Statement, strategy: Strategy): Statement => {
  const { searched } = statement
  return strategy === 'filterThenSort' && searched?.whereIndexed
    ? { ...statement, strategy, searched: { where: searched.whereIndexed, isFrequent: false } }
    : { ...statement, strategy }
}

const readPage = async (
  db: Db,
  parts: PageParts,
  statement: Statement,
  request: PageRequest,
): Promise<Page[]> => {
  const read = async (strategy: Strategy, near?: Sql): Promise<Page[]> =>
    (await pageStatement(parts, statementOf(statement, strategy), request, near).execute(db)).rows
  if (statement.strategy !== 'adaptive') return read(statement.strategy)
  const readScanned = async (far: number): Promise<Page[]> => {
    const near = await readCursorAhead(db, statement, request, far)
    return near ? read('indexScan', near) : []
  }
  const first = await readScanned(firstScanRows)
  if (first.length > request.limit) return first
  // Twice the distance that a page needs by the share of matches so far.
  const far = Math.ceil((2 * firstScanRows * (request.limit + 1)) / first.length)
  const further = far <= scanLimit ? await readScanned(far) : []
  return further.length > request.limit ? further : read('filterThenSort')
}

const readCount = async (db: Db, statement: Statement): Promise<Counted> => {
  const { rows } = await sql<{ counted: Counted }>`
    ${statement.once} select ${countOf(statement)} as counted`.execute(db)
  return rows[0]!.counted
}

const readFigures = async (db: Db, { once }: Statement, { figures }: PageParts): Promise<Figures | null> => {
  const { rows } = await sql<{ figures: Figures | null }>`${once} select ${figures} as figures`.execute(db)
  return rows[0]!.figures
}

/** The total of a count; if not all rows were examined it is at least the number of rows seen, and marked as not exact. */
const totalOf = ([found, examined]: Counted, seen: number): { total: number; totalIsExact: boolean } => {
  const sawAll = examined < countScanLimit
  return {
    total: Math.min(sawAll ? found : Math.max(found, seen), countLimit),
    totalIsExact: sawAll && found <= countLimit,
  }
}

/** PostgreSQL's errors for a text that is not a value of its type: a forged cursor. */
const isInvalidValue = (error: unknown): boolean =>
  String((error as { code?: unknown } | null)?.code).startsWith('22')

/**
 * Implements a declared list: loads its subject, checks the permission, and returns the page with its rows, the total
 * and the cursor of the next page. Errors: those of `load` and `authorize`; `VALIDATION_FAILED` at `after` for a
 * cursor of another order.
 */
export const listOf = <L extends List, Subject, Raw>(
  contract: L,
  definition: Definition<L, Subject, Raw>,
): Handler => {
  const { load, authorize, scope } = definition
  const all = Object.entries(definition.filters ?? {}) as [
    string,
    (value: unknown, ctx: ContextOf<L>, subject: Subject) => Sql,
  ][]
  const isPerRow = (name: string): boolean => definition.perRow?.includes(name) ?? false
  const [filters, perRowFilters] = [
    all.filter(([name]) => !isPerRow(name)),
    all.filter(([name]) => isPerRow(name)),
  ]

  const listedOf = (ctx: ContextOf<L>, input: Received<L>, subject: Subject, scoped: Sql): Sql => {
    const values = input.query as Record<string, unknown>
    return sql.join([scoped, ...filterConditions(filters, values, ctx, subject)], sql` and `)
  }

  const strategyOf = (
    ctx: ContextOf<L>,
    input: Received<L>,
    subject: Subject,
    searched: Searched | null,
  ): Strategy => {
    // The few matches of a rare search are looked up by id.
    if (searched && !searched.isFrequent) return 'indexScan'
    const strategy = definition.strategy?.(input.query, subject, ctx) ?? 'indexScan'
    return searched && strategy === 'indexScan' ? 'adaptive' : strategy
  }

  const searchOf = async (
    ctx: ContextOf<L>,
    input: Received<L>,
    { once, all }: { once: Sql; all: Sql },
  ): Promise<Searched | null> => {
    const { search } = definition
    const typed = (input.query as Record<string, unknown>)['findText']
    if (!search || typeof typed !== 'string' || typed === '') return null
    if ('findIds' in search) {
      const { rows } = await sql`${once} select ${all} offset ${sql.lit(rowSearchLimit)} limit 1`.execute(
        ctx.db,
      )
      if (rows.length === 0) return { where: search.matches(typed, ctx), isFrequent: false }
    }
    return searchCondition(search, ctx, { query: input.query, typed })
  }

  const statementFor = async (ctx: ContextOf<L>, input: Received<L>, subject: Subject) => {
    const request = input.query as PageRequest
    const source = typeof definition.rows === 'function' ? definition.rows(ctx, subject) : definition.rows
    const { key, once: computed, shared } = source
    const from = computed === undefined ? source.from : sql`${sql.ref(computed)}`
    const computedOnce = [
      ...(shared ? [sql`${sql.ref(shared.name)} as materialized (${shared.rows})`] : []),
      ...(computed === undefined
        ? []
        : [sql`${sql.ref(computed)} as materialized (select ${sql.ref(computed)}.* from ${source.from})`]),
    ]
    const once = computedOnce.length === 0 ? sql`` : sql`with ${sql.join(computedOnce)}`
    const sortings: Record<string, Sql | readonly Sql[]> = definition.sortings(ctx, subject)
    const order = orderOf(contract.list, request, (sorting) => sortings[sorting]!, {
      first: definition.first,
      key,
    })
    const scoped = scope(ctx, subject, input.query)
    const listed = listedOf(ctx, input, subject, scoped)
    const perRow = filterConditions(perRowFilters, input.query as Record<string, unknown>, ctx, subject)
    const scanned = withPerRowFilters(from, perRow)
    const searched = await searchOf(ctx, input, { once, all: sql`from ${source.from} where ${scoped}` })
    const strategy = strategyOf(ctx, input, subject, searched)
    const statement = { once, from, scanned, key, order, listed, scoped, searched, strategy }
    const { totals: declared = {} } = definition
    const sums = Object.entries(typeof declared === 'function' ? declared(ctx, subject) : declared).map(
      ([name, value]) => sql`${sql.lit(name)}, ${value}`,
    )
    const where = conditionOfAll(statement, perRow)
    const columns = source.columns(ctx)
    const joins = source.joins ?? sql``
    const totals =
      sums.length === 0
        ? sql`null`
        : sql`(select json_build_object(${sql.join(sums)}) from ${from} where ${where})`
    const drawn = definition.chart?.(subject) ?? null
    const chart = drawn ? chartJson(drawn, { from, key, columns, joins, where }) : sql`null`
    const figures =
      sums.length === 0 && !drawn
        ? sql`null::json`
        : sql`(select json_build_object('totals', ${totals}, 'chart', ${chart}))`
    const parts = { columns, joins, figures }
    return { source, parts, statement, perRow }
  }

  const readRows = async (
    ctx: ContextOf<L>,
    request: PageRequest,
    { source, parts, statement }: Awaited<ReturnType<typeof statementFor>>,
  ) => {
    const found = await readPage(ctx.db, parts, statement, request).catch((error: unknown) => {
      throw request.after !== undefined && isInvalidValue(error) ? invalid({ after: 'INVALID' }) : error
    })
    const row = conversionOf(source)
    const shown = found.slice(0, request.limit)
    const isFirst = request.offset === 0 && request.after === undefined
    const counted = shown[0]?.$counted ?? (isFirst ? [0, 0] : await readCount(ctx.db, statement))
    const hasFigures = definition.totals !== undefined || definition.chart !== undefined
    const figures = shown[0]?.$figures ?? (hasFigures ? await readFigures(ctx.db, statement, parts) : null)
    const drawnChart = async (chart: Figures['chart']) =>
      chart && {
        ...chart,
        points: await Promise.all(
          chart.points.map(async (point) => ({ ...point, row: await row(point.row as Raw, ctx) })),
        ),
      }
    const hasMore = found.length > shown.length
    const before = request.after === undefined && shown.length > 0 ? request.offset : 0
    return {
      items: await Promise.all(
        shown.map(async ({ $counted: _counted, $place: _place, $key: _key, $figures: _figures, ...raw }) =>
          row(raw as Raw, ctx),
        ),
      ),
      ...totalOf(counted, before + shown.length),
      ...(definition.totals === undefined ? {} : { totals: figures?.totals ?? {} }),
      ...(definition.chart === undefined ? {} : { chart: await drawnChart(figures?.chart ?? null) }),
      next: hasMore ? cursorAt(statement.order, shown.at(-1)!.$place) : null,
    }
  }

  return query<L, Subject>({
    endpoint: contract,
    load,
    authorize,
    run: async (ctx, input, subject) => {
      const made = await statementFor(ctx, input, subject)
      const [page, more] = await Promise.all([
        readRows(ctx, input.query as PageRequest, made),
        definition.more?.(ctx, input, subject, conditionOfAll(made.statement, made.perRow)),
      ])
      return { ...more, ...page } as AnswerOf<L>
    },
  })
}
