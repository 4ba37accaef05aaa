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
import {
  before,
  behindCursor,
  cursorAt,
  orderBy,
  orderOf,
  placeOf,
  sortedBy,
  type Order,
  type OrderAsked,
  type Sql,
} from './order.ts'
import { askedConditions } from './filter-conditions.ts'
import type { RowSource } from './rows.ts'
import { searchCondition, type Search, type Searched } from './search.ts'

type RowOf<L extends List> = ResponseOf<L> extends { items: (infer R)[] } ? R : never

/** What the answer of a list says besides its rows. */
type MoreOf<L extends List> = Omit<ResponseOf<L>, 'items' | 'total' | 'totalIsExact' | 'next'>

/** What every list may be asked. */
type Asked = OrderAsked & { limit: number; offset: number; after?: string | undefined }

type FilterValues<L extends List> = {
  [K in keyof L['list']['filters']]: z.output<L['list']['filters'][K]>
}

/** How many rows were found, and among how many, where not all were looked at. */
type Counted = [found: number, lookedAt: number]

type Page = Record<string, unknown> & { $counted: Counted; $place: string[]; $key: unknown }

type Definition<L extends List, Subject, Raw> = {
  /** What the list is of; nothing found answers 404. */
  load: (ctx: ContextOf<L>, input: Received<L>) => Promise<Subject | undefined>
  /** The policy action asked about the subject: may it be listed at all. */
  authorize: PolicyAction<Subject>
  /** The rows, as they are read one by one, too. */
  rows:
    | RowSource<Raw, RowOf<L>, ContextOf<L>>
    | ((ctx: ContextOf<L>, subject: Subject) => RowSource<Raw, RowOf<L>, ContextOf<L>>)
  /** The rows that the reader may see: the policy of one row as a condition. */
  scope: (ctx: ContextOf<L>, subject: Subject, input: Received<L>) => Sql
  /** What each order is by; none of it null. */
  sortings: (
    ctx: ContextOf<L>,
    subject: Subject,
  ) => Record<L['list']['sortings'][number], Sql | readonly Sql[]>
  /** Rows for which it is true stand first, whatever the order. */
  first?: Sql
  /** The condition that each filter is. */
  filters: {
    [K in keyof FilterValues<L>]: (
      value: NonNullable<FilterValues<L>[K]>,
      ctx: ContextOf<L>,
      subject: Subject,
    ) => Sql
  }
  /** Filters that ask other tables of each row: of the rows as they are met in their order, not of all before they are sorted. */
  late?: readonly (keyof FilterValues<L>)[]
  /** How what is asked for is best read; in the order of the list, unless said. */
  way?: (asked: Received<L>['query'], subject: Subject) => Way
} & (L['list']['search'] extends true
  ? { search: Search<ContextOf<L>, Received<L>['query']> }
  : { search?: never }) &
  (Record<never, never> extends MoreOf<L>
    ? { more?: never }
    : {
        /** What the answer says besides its rows; `all` is the condition of all rows asked for, on any page. */
        more: (ctx: ContextOf<L>, input: Received<L>, subject: Subject, all: Sql) => Promise<MoreOf<L>>
      })

/**
 * How rows are read. `met` in their order until the page is full, where the planner knows that this is soon; `sorted` once they are
 * found: few, which may all stand at the far end, and an index finds them without looking at each row. `either`: nobody knows; they are
 * met for a while, and sorted if the page is not full by then.
 */
export type Way = 'met' | 'sorted' | 'either'

/** Rows looked at in their order before it is known how many of them fit: a page is full by then if one in a hundred does. */
const firstMet = 1000

/** Rows looked at in their order before all that are found are sorted instead. */
const mostMet = 10_000

/** A list of so few rows is asked row by row what a search finds: elsewhere it may find much more. */
const mostAsked = 1000

/** Rows looked at to count what a search finds that finds much: a thousand hits may lie among half a million rows. */
const mostLookedAt = 2000

/** The parts of a statement that depend on who asks for what: `listed` is all but the search. */
type Statement = {
  from: Sql
  met: Sql
  key: Sql
  listed: Sql
  /** The rows that the reader may see, whatever is asked for. */
  scoped: Sql
  searched: Searched | null
  order: Order
  way: Way
}

/**
 * The rows, each asked about what is late. The planner takes a condition to be asked of every row, so it would rather sort first those
 * for which it holds; of a lateral join it knows that it ends with the page.
 */
const metOf = (from: Sql, late: readonly Sql[]): Sql =>
  late.length === 0
    ? from
    : sql`${from} cross join lateral (select where ${sql.join([...late], sql` and `)} offset 0) "$late"`

const whereOf = ({ listed, searched }: Statement): Sql =>
  searched ? sql`${listed} and ${searched.where}` : listed

/** Whatever is made of all rows looks at each of them: what a search finds much of is found once, and not asked of each. */
const allOf = ({ listed, searched }: Statement, late: readonly Sql[]): Sql =>
  sql.join([listed, ...late, ...(searched ? [searched.whereFound ?? searched.where] : [])], sql` and `)

const countOf = (statement: Statement): Sql => {
  const { met, listed, searched } = statement
  return searched?.isWalked
    ? sql`(select array[(count(*) filter (where hit))::int, count(*)::int] from (
        select ${searched.where} as hit from ${met} where ${listed} limit ${sql.lit(mostLookedAt)}) looked_at)`
    : sql`(select array[count(*)::int, 0] from (
        select from ${met} where ${whereOf(statement)} limit ${sql.lit(countLimit + 1)}) counted)`
}

/**
 * The page is taken before anything else is joined, one row longer than asked for, so that it knows whether more
 * follow; how many there are, up to a limit, comes with it.
 */
const pageStatement = (
  { columns, joins }: { columns: Sql; joins: Sql },
  statement: Statement,
  asked: Asked,
  near?: Sql,
): RawBuilder<Page> => {
  const { from, met, key, order, way } = statement
  const isSorted = way === 'sorted'
  const where = near ? sql`${whereOf(statement)} and ${near}` : whereOf(statement)
  const behind = asked.after === undefined ? where : sql`${where} and ${behindCursor(order, asked.after)}`
  const page = pageOf({ limit: asked.limit + 1, offset: asked.after === undefined ? asked.offset : 0 })
  const inOrder = isSorted ? sortedBy(order) : orderBy(order)
  // What is found before it is sorted is counted as it is found.
  const isCounted = isSorted && asked.after === undefined
  const counted = isCounted
    ? sql`array[least("$page"."$found", ${sql.lit(countLimit + 1)}), 0]`
    : countOf(statement)
  return sql<Page>`
    select ${columns}, "$page"."$key", "$page"."$place", ${counted} as "$counted"
    from ${from} join (
      select ${key} as "$key", ${placeOf(order)} as "$place"${isCounted ? sql`, count(*) over ()::int as "$found"` : sql``}
      from ${met} where ${behind} ${inOrder} ${page}
    ) "$page" on "$page"."$key" = ${key} ${joins} ${orderBy(order)}`
}

/**
 * The rows that stand in the order of the list before the one that is `far` behind where the page begins; nothing where there are no
 * more than that.
 */
const readNear = async (
  db: Db,
  { from, scoped, order }: Statement,
  { after }: Asked,
  far: number,
): Promise<Sql | undefined> => {
  const where = after === undefined ? scoped : sql`${scoped} and ${behindCursor(order, after)}`
  const { rows } = await sql<{ place: string[] }>`
    select ${placeOf(order)} as place from ${from} where ${where} ${orderBy(order)} offset ${sql.lit(far)} limit 1`.execute(
    db,
  )
  return rows[0] && before(order, rows[0].place)
}

/** The statement read in this way: sorted, all that a search finds are found first, and not asked for of each row. */
const statementOf = (statement: Statement, way: Way): Statement => {
  const { searched } = statement
  return way === 'sorted' && searched?.whereFound
    ? { ...statement, way, searched: { where: searched.whereFound, isWalked: false } }
    : { ...statement, way }
}

const readPage = async (
  db: Db,
  parts: { columns: Sql; joins: Sql },
  statement: Statement,
  asked: Asked,
): Promise<Page[]> => {
  const read = async (way: Way, near?: Sql): Promise<Page[]> =>
    (await pageStatement(parts, statementOf(statement, way), asked, near).execute(db)).rows
  if (statement.way !== 'either') return read(statement.way)
  const readMet = async (far: number): Promise<Page[]> => {
    const near = await readNear(db, statement, asked, far)
    return near ? read('met', near) : []
  }
  const first = await readMet(firstMet)
  if (first.length > asked.limit) return first
  // Twice as far as what was met so far says a page takes.
  const far = Math.ceil((2 * firstMet * (asked.limit + 1)) / first.length)
  const further = far <= mostMet ? await readMet(far) : []
  return further.length > asked.limit ? further : read('sorted')
}

const readCount = async (db: Db, statement: Statement): Promise<Counted> => {
  const { rows } = await sql<{ counted: Counted }>`select ${countOf(statement)} as counted`.execute(db)
  return rows[0]!.counted
}

/** The total that a count is; where not all rows were looked at it is no fewer than were seen, and says that it is not exact. */
const totalOf = ([found, lookedAt]: Counted, seen: number): { total: number; totalIsExact: boolean } => {
  const sawAll = lookedAt < mostLookedAt
  return {
    total: Math.min(sawAll ? found : Math.max(found, seen), countLimit),
    totalIsExact: sawAll && found <= countLimit,
  }
}

/** What PostgreSQL says of a text that is no value of its type: somebody wrote a cursor of their own. */
const isWrongValue = (error: unknown): boolean =>
  String((error as { code?: unknown } | null)?.code).startsWith('22')

/**
 * Gives a declared list: finds what it is of, asks whether it may be listed, and answers the page with its rows, how
 * many there are and where the next page begins. Errors: those of `load` and `authorize`; `VALIDATION_FAILED` at
 * `after` when the cursor is none of this order.
 */
export const listOf = <L extends List, Subject, Raw>(
  contract: L,
  definition: Definition<L, Subject, Raw>,
): Handler => {
  const { load, authorize, scope } = definition
  const all = Object.entries(definition.filters) as [
    string,
    (value: unknown, ctx: ContextOf<L>, subject: Subject) => Sql,
  ][]
  const isLate = (name: string): boolean => definition.late?.some((late) => late === name) ?? false
  const [filters, lateFilters] = [all.filter(([name]) => !isLate(name)), all.filter(([name]) => isLate(name))]

  const listedOf = (ctx: ContextOf<L>, input: Received<L>, subject: Subject, scoped: Sql): Sql => {
    const asked = input.query as Record<string, unknown>
    return sql.join([scoped, ...askedConditions(filters, asked, ctx, subject)], sql` and `)
  }

  const wayOf = (input: Received<L>, subject: Subject, searched: Searched | null): Way => {
    // What a search finds little of is looked up by its ids.
    if (searched && !searched.isWalked) return 'met'
    const way = definition.way?.(input.query, subject) ?? 'met'
    return searched && way === 'met' ? 'either' : way
  }

  const searchedOf = async (ctx: ContextOf<L>, input: Received<L>, all: Sql): Promise<Searched | null> => {
    const { search } = definition
    const typed = (input.query as Record<string, unknown>)['findText']
    if (!search || typeof typed !== 'string' || typed === '') return null
    if ('found' in search) {
      const { rows } = await sql`select ${all} offset ${sql.lit(mostAsked)} limit 1`.execute(ctx.db)
      if (rows.length === 0) return { where: search.holds(typed, ctx), isWalked: false }
    }
    return searchCondition(search, ctx, { asked: input.query, typed })
  }

  const statementFor = async (ctx: ContextOf<L>, input: Received<L>, subject: Subject) => {
    const asked = input.query as Asked
    const source = typeof definition.rows === 'function' ? definition.rows(ctx, subject) : definition.rows
    const { from, key } = source
    const sortings: Record<string, Sql | readonly Sql[]> = definition.sortings(ctx, subject)
    const order = orderOf(contract.list, asked, (sorting) => sortings[sorting]!, {
      first: definition.first,
      key,
    })
    const scoped = scope(ctx, subject, input)
    const listed = listedOf(ctx, input, subject, scoped)
    const late = askedConditions(lateFilters, input.query as Record<string, unknown>, ctx, subject)
    const met = metOf(from, late)
    const searched = await searchedOf(ctx, input, sql`from ${from} where ${scoped}`)
    const way = wayOf(input, subject, searched)
    const statement = { from, met, key, order, listed, scoped, searched, way }
    const parts = { columns: source.columns(ctx), joins: source.joins ?? sql`` }
    return { source, parts, statement, late }
  }

  const readRows = async (
    ctx: ContextOf<L>,
    asked: Asked,
    { source, parts, statement }: Awaited<ReturnType<typeof statementFor>>,
  ) => {
    const found = await readPage(ctx.db, parts, statement, asked).catch((error: unknown) => {
      throw asked.after !== undefined && isWrongValue(error) ? invalid({ after: 'INVALID' }) : error
    })
    const shown = found.slice(0, asked.limit)
    const isFirst = asked.offset === 0 && asked.after === undefined
    const counted = shown[0]?.$counted ?? (isFirst ? [0, 0] : await readCount(ctx.db, statement))
    const hasMore = found.length > shown.length
    const before = asked.after === undefined && shown.length > 0 ? asked.offset : 0
    return {
      items: await Promise.all(
        shown.map(async ({ $counted: _counted, $place: _place, $key: _key, ...raw }) =>
          source.row(raw as Raw, ctx),
        ),
      ),
      ...totalOf(counted, before + shown.length),
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
        readRows(ctx, input.query as Asked, made),
        definition.more?.(ctx, input, subject, allOf(made.statement, made.late)),
      ])
      return { ...page, ...more } as AnswerOf<L>
    },
  })
}
