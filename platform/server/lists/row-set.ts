import { sql } from 'kysely'
import { noValue } from '#platform/domain/no-value.ts'
import type { Context, SignedIn } from '../context.ts'
import { askedConditions } from './filter-conditions.ts'
import type { Sql } from './order.ts'
import { searchCondition, type Search } from './search.ts'

type Locale = Context['locale']

/** The condition of each filter by its name. */
export type Conditions<Ctx, Subject> = Readonly<
  Record<string, (value: never, ctx: Ctx, subject: Subject) => Sql>
>

/** Values of filters by name. */
export type AskedOf<F> = {
  readonly [K in keyof F]?:
    | (F[K] extends (value: infer Value, ...rest: never[]) => Sql ? Value : never)
    | undefined
}

/** Filters in use, of any set. */
export type AnyAsked = Readonly<Record<string, unknown>>

/** What rows can be grouped by. */
export type Dimension<Subject> = {
  /** Joined to the rows; a row with several values counts for each of them. */
  join?: Sql
  key: (subject: Subject) => Sql
  /** The stored name for a key; absent if the screen names it in the reader's language. */
  name?: (key: Sql, locale: Locale) => Sql
}

/** An aggregate of rows. */
export type Measure = { join?: Sql; value: Sql }

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
> = {
  /** The table with its alias, and the joins that conditions and orders need: `project p`. */
  from: Sql
  /** Unique key of a row: `p.id`. */
  key: Sql
  /**
   * Whether the policy of a single row lets the reader see it at this subject. A test proves that these are the rows of
   * `scope`, for every row set with it.
   */
  sees: (reader: SignedIn, key: number, subject: Subject) => Promise<boolean>
  /** Condition for rows that the reader may see; `asked` are the filters in use, for the choice of an index. */
  scope: (ctx: Ctx, subject: Subject, asked: AnyAsked) => Sql
  /** The condition of each filter. */
  filters: F
  /** Filters that query other tables per row: evaluated while rows are scanned in order, not for all rows before sorting. */
  late?: readonly (keyof F & string)[]
  search: Search<NoInfer<Ctx>, unknown>
  dimensions?: Readonly<Record<D, Dimension<NoInfer<Subject>>>>
  measures?: Readonly<Record<M, Measure>>
}

/** Declares a row set; those in `server/*.row-set.ts` are checked by `row-sets.api.test.ts`. */
export const rowSet = <
  Ctx,
  Subject,
  F extends Conditions<Ctx, Subject>,
  D extends string = never,
  M extends string = never,
>(
  set: RowSet<Ctx, Subject, F, D, M>,
): RowSet<Ctx, Subject, F, D, M> => set

/** The conditions of some filters, without the scope: for parts of an aggregate. */
export const narrowedBy = <Ctx, Subject, F extends Conditions<Ctx, Subject>>(
  { filters }: { filters: F },
  ctx: Ctx,
  subject: Subject,
  asked: AskedOf<F>,
): Sql => sql.join([sql`true`, ...askedConditions(Object.entries(filters), asked, ctx, subject)], sql` and `)

/** The condition of the rows that the reader may see, narrowed by filters. */
export const whereOf = <Ctx, Subject, F extends Conditions<Ctx, Subject>>(
  { scope, filters }: Pick<RowSet<Ctx, Subject, F>, 'scope' | 'filters'>,
  ctx: Ctx,
  subject: Subject,
  asked: AskedOf<F> = {},
): Sql =>
  sql.join(
    [scope(ctx, subject, asked), ...askedConditions(Object.entries(filters), asked, ctx, subject)],
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
  { findText, ...asked }: AskedOf<F> & { findText?: string | undefined },
): Promise<Sql> => {
  const where = whereOf(set, ctx, subject, asked as unknown as AskedOf<F>)
  if (!findText) return where
  const searched = await searchCondition(set.search, ctx, { asked, typed: findText })
  return sql`${where} and ${searched.where}`
}

/** The number of rows of a condition, up to one above the limit. */
export const countUpTo = ({ from }: { from: Sql }, where: Sql, limit: number): Sql =>
  sql`(select count(*)::int from (select from ${from} where ${where} limit ${sql.lit(limit + 1)}) counted)`

/** A dimension of a set: joins, the key as text, never null, and the name for it. Without one, all rows have one key. */
export const groupedBy = <Subject, D extends string>(
  { dimensions }: { dimensions?: Readonly<Record<D, Dimension<Subject>>> },
  locale: Locale,
  subject: Subject,
  by: D | null | undefined,
): { join: Sql; key: Sql; name: (key: Sql) => Sql } => {
  const none = sql.lit(noValue)
  const dimension = by ? dimensions?.[by] : undefined
  if (!dimension) return { join: sql``, key: sql`${none}::text`, name: () => sql`null::text` }
  const { join = sql``, key, name } = dimension
  return {
    join,
    key: sql`coalesce((${key(subject)})::text, ${none})`,
    name: (of) =>
      name
        ? sql`case when ${of} <> ${none} then ${name(sql`nullif(${of}, ${none})`, locale)} end`
        : sql`null::text`,
  }
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
  const names = groups.map(
    ({ prefix, name }) => sql`${name(sql`x.${sql.id(`${prefix}_key`)}`)} as ${sql.id(`${prefix}_name`)}`,
  )
  const values = counted.map(({ name, value }) => sql`${value} as ${sql.id(name)}`)
  return sql`(select x.*, ${sql.join(names)} from (
      select ${sql.join([...keys, ...values])} from ${set.from} ${sql.join([...joins], sql` `)} where ${where}
      group by ${sql.join(groups.map((_group, at) => sql.lit(at + 1)))}) x)`
}
