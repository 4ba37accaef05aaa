import { sql } from 'kysely'
import { noValue } from '#platform/domain/no-value.ts'
import type { Context, SignedIn } from '../context.ts'
import { filterConditions } from './filter-conditions.ts'
import type { Sql } from './order.ts'
import { searchCondition, type Search } from './search.ts'

type Locale = Context['locale']

/** The condition of each filter by its name. */
export type Conditions<Ctx, Subject> = Readonly<
  Record<string, (value: never, ctx: Ctx, subject: Subject) => Sql>
>

/** Values of filters by name. */
export type QueryOf<F> = {
  readonly [K in keyof F]?:
    | (F[K] extends (value: infer Value, ...rest: never[]) => Sql ? Value : never)
    | undefined
}

/** Filters in use, of any set. */
export type AnyQuery = Readonly<Record<string, unknown>>

/** What rows can be grouped by. */
export type Dimension<Subject> = {
  /** Joined to the rows; a row with several values counts for each of them. */
  join?: Sql
  key: (subject: Subject) => Sql
  /** The text of a key; by default its value as text. Rows are grouped by keys, because texts are slow to compare. */
  text?: (key: Sql) => Sql
  /** The stored name for a text of a key; absent if the screen names it in the reader's language. */
  name?: (key: Sql, locale: Locale) => Sql
  /** The column that follows the part column in an index; an array column if a row has several values. */
  sorted?: {
    column: Sql
    isArray?: boolean
    /**
     * The column after it in that index. Added to the order so that the planner does not choose another index that
     * also sorts by `column`.
     */
    next?: Sql
  }
}

/**
 * The parts that a reader's rows are split into, such as tracks; each has its dimension values sorted in an index.
 */
export type Parts = {
  /** The leading column of all `sorted` indexes. */
  column: Sql
  /** One-column query of the part ids. */
  ids: Sql
  /** Filters that select a part, so that `scope` can choose an index. */
  query: AnyQuery
}

/** An aggregate of rows. */
export type Measure = { join?: Sql; value: Sql }

/** A row set that no list searches. */
export type UnsearchedRows<
  Ctx,
  Subject,
  F extends Conditions<Ctx, Subject>,
  D extends string = never,
  M extends string = never,
  K extends number | string = number,
> = {
  /** The table with its alias, and the joins that conditions and orders need: `project p`. */
  from: Sql
  /** Unique key of a row: `p.id`. */
  key: Sql
  /**
   * Whether the policy of a single row lets the reader see it at this subject. A test proves that these are the rows of
   * `scope`, for every row set with it.
   */
  sees: (reader: SignedIn, key: K, subject: Subject) => Promise<boolean>
  /** Condition for rows that the reader may see; `query` are the filters in use, for the choice of an index. */
  scope: (ctx: Ctx, subject: Subject, query: AnyQuery) => Sql
  /** The condition of each filter. */
  filters: F
  /** Filters that query other tables per row: evaluated while rows are scanned in order, not for all rows before sorting. */
  perRow?: readonly (keyof F & string)[]
  dimensions?: Readonly<Record<D, Dimension<NoInfer<Subject>>>>
  measures?: Readonly<Record<M, Measure>>
  /** Where `choicesOf` finds the values of dimensions; null if the reader's rows are few enough to be read. */
  parts?: (ctx: Ctx, subject: Subject) => Parts | null
}

/**
 * The rows that a reader may see, and how they can be filtered, grouped and measured: declared once for the lists,
 * counts, filters, bulk actions, search and agenda sources, files and reports of these rows (ADR 157). `listOf`,
 * `readFacets`, `agendaSource` and `searchSource` take its properties by the same names.
 */
export type RowSet<
  Ctx,
  Subject,
  F extends Conditions<Ctx, Subject>,
  D extends string = never,
  M extends string = never,
  K extends number | string = number,
> = UnsearchedRows<Ctx, Subject, F, D, M, K> & { search: Search<NoInfer<Ctx>, unknown> }

/** Declares a row set; those in `server/*.row-set.ts` are checked by `row-sets.api.test.ts`. */
export const rowSet = <
  Ctx,
  Subject,
  F extends Conditions<Ctx, Subject>,
  D extends string = never,
  M extends string = never,
  K extends number | string = number,
>(
  set: RowSet<Ctx, Subject, F, D, M, K>,
): RowSet<Ctx, Subject, F, D, M, K> => set

/** Declares a row set whose lists have no search. */
export const unsearchedRows = <
  Ctx,
  Subject,
  F extends Conditions<Ctx, Subject>,
  D extends string = never,
  M extends string = never,
>(
  set: UnsearchedRows<Ctx, Subject, F, D, M>,
): UnsearchedRows<Ctx, Subject, F, D, M> => set

/** The conditions of some filters, without the scope: for parts of an aggregate. */
export const narrowedBy = <Ctx, Subject, F extends Conditions<Ctx, Subject>>(
  { filters }: { filters: F },
  ctx: Ctx,
  subject: Subject,
  query: QueryOf<F>,
): Sql => sql.join([sql`true`, ...filterConditions(Object.entries(filters), query, ctx, subject)], sql` and `)

/** The condition of the rows that the reader may see, narrowed by filters. */
export const whereOf = <Ctx, Subject, F extends Conditions<Ctx, Subject>>(
  { scope, filters }: Pick<RowSet<Ctx, Subject, F>, 'scope' | 'filters'>,
  ctx: Ctx,
  subject: Subject,
  query: QueryOf<F> = {},
): Sql =>
  sql.join(
    [scope(ctx, subject, query), ...filterConditions(Object.entries(filters), query, ctx, subject)],
    sql` and `,
  )

/** The condition of all rows that a list with these filters and this search shows: for actions on them. */
export const matchingOf = async <
  Ctx extends Pick<Context, 'db'>,
  Subject,
  F extends Conditions<Ctx, Subject>,
>(
  set: Pick<RowSet<Ctx, Subject, F>, 'scope' | 'filters' | 'search'>,
  ctx: Ctx,
  subject: Subject,
  { findText, ...query }: QueryOf<F> & { findText?: string | undefined },
): Promise<Sql> => {
  const where = whereOf(set, ctx, subject, query as unknown as QueryOf<F>)
  if (!findText) return where
  const searched = await searchCondition(set.search, ctx, { query, typed: findText })
  return sql`${where} and ${searched.where}`
}

/** The number of rows of a condition, up to one above the limit. */
export const countUpTo = ({ from }: { from: Sql }, where: Sql, limit: number): Sql =>
  sql`(select count(*)::int from (select from ${from} where ${where} limit ${sql.lit(limit + 1)}) counted)`

/**
 * A dimension of a set: joins, the key of a row, the text of a key, never null, and the name for a text. Without a
 * dimension, all rows have one key.
 */
export const groupedBy = <Subject, D extends string>(
  { dimensions }: { dimensions?: Readonly<Record<D, Dimension<Subject>>> },
  locale: Locale,
  subject: Subject,
  by: D | null | undefined,
): { join: Sql; key: Sql; text: (key: Sql) => Sql; name: (text: Sql) => Sql } => {
  const none = sql.lit(noValue)
  const dimension = by ? dimensions?.[by] : undefined
  if (!dimension)
    return { join: sql``, key: sql`null::int`, text: () => sql`${none}::text`, name: () => sql`null::text` }
  const { join = sql``, key, text = (of) => sql`(${of})::text`, name } = dimension
  return {
    join,
    key: key(subject),
    text: (of) => sql`coalesce(${text(of)}, ${none})`,
    name: (of) =>
      name
        ? sql`case when ${of} <> ${none} then ${name(sql`nullif(${of}, ${none})`, locale)} end`
        : sql`null::text`,
  }
}

/**
 * Returns a one-column query of all distinct values of a dimension among the rows visible to the reader. With an
 * index it is a loose index scan per part: each step seeks the next greater value and skips the rows in between.
 */
export const choicesOf = <
  Ctx,
  Subject,
  F extends Conditions<Ctx, Subject>,
  D extends string,
  M extends string = never,
>(
  set: Pick<UnsearchedRows<Ctx, Subject, F, D, M>, 'from' | 'scope' | 'dimensions' | 'parts'>,
  ctx: Ctx,
  subject: Subject,
  of: NoInfer<D>,
): Sql => {
  const { join = sql``, key, sorted } = (set.dimensions as Readonly<Record<D, Dimension<Subject>>>)[of]
  const parts = sorted && set.parts?.(ctx, subject)
  if (!parts)
    return sql`select distinct ${key(subject)} from ${set.from} ${join}
      where ${set.scope(ctx, subject, {})} and ${key(subject)} is not null`
  const { column, isArray = false, next: behindIt } = sorted
  const order = behindIt ? sql`${column}, ${behindIt}` : column
  const isGiven = isArray ? sql`${column} <> '{}'` : sql`${column} is not null`
  const next = (behind: Sql) => sql`select ${column} as value from ${set.from}
    where ${set.scope(ctx, subject, parts.query)} and ${parts.column} = part.id and ${isGiven} and ${behind}
    order by ${order} limit 1`
  return sql`select distinct ${isArray ? sql`unnest(found.value)` : sql`found.value`}
    from (${parts.ids}) part (id) cross join lateral (
      with recursive step as (
        (${next(sql`true`)})
        union all
        select (${next(sql`${column} > step.value`)}) from step where step.value is not null
      ) select value from step where value is not null) found`
}

type Grouping<Subject, D extends string, M extends string> = {
  subject: Subject
  /** Dimensions by the name that their columns begin with. */
  by: Readonly<Record<string, D | null>>
  /** Measures by the name of their column: of the set, or an aggregate of its rows. */
  measures: Readonly<Record<string, M | Sql>>
  where: Sql
}

/**
 * The rows of a condition by dimensions, as a derived table without alias: for each name in `by` the columns `<name>_key`,
 * never null, and `<name>_name`; and a column for each measure.
 */
export const groupsOf = <Subject, D extends string, M extends string>(
  set: {
    from: Sql
    dimensions?: Readonly<Record<D, Dimension<Subject>>>
    measures?: Readonly<Record<M, Measure>>
  },
  locale: Locale,
  { subject, by, measures, where }: Grouping<Subject, D, M>,
): Sql => {
  const groups = Object.entries(by).map(([prefix, of]) => ({
    prefix,
    ...groupedBy(set, locale, subject, of),
  }))
  const counted = Object.entries(measures).map(([name, measure]) => ({
    name,
    ...(typeof measure === 'string' ? set.measures![measure] : { value: measure }),
  }))
  // Dimensions and measures of the same table join it once.
  const joins = new Set([...counted.map(({ join = sql`` }) => join), ...groups.map(({ join }) => join)])
  const keys = groups.map(({ prefix, key }) => sql`${key} as ${sql.id(`${prefix}_key`)}`)
  const texts = groups.map(
    ({ prefix, text }) => sql`${text(sql`y.${sql.id(`${prefix}_key`)}`)} as ${sql.id(`${prefix}_key`)}`,
  )
  const names = groups.map(
    ({ prefix, name }) => sql`${name(sql`x.${sql.id(`${prefix}_key`)}`)} as ${sql.id(`${prefix}_name`)}`,
  )
  const counts = counted.map(({ name }) => sql`y.${sql.id(name)}`)
  const values = counted.map(({ name, value }) => sql`${value} as ${sql.id(name)}`)
  return sql`(select x.*, ${sql.join(names)} from (select ${sql.join([...texts, ...counts])} from (
      select ${sql.join([...keys, ...values])} from ${set.from} ${sql.join([...joins], sql` `)} where ${where}
      group by ${sql.join(groups.map((_group, at) => sql.lit(at + 1)))}) y) x)`
}
