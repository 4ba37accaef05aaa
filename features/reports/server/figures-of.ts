import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { List } from '#platform/contract/list.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Handler, Received } from '#platform/server/handler.ts'
import type { ChartSource } from '#platform/server/lists/list-chart.sql.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { Search } from '#platform/server/lists/search.ts'
import type { ReportFacts } from '../contract/report.ts'
import { wideSubject, type ReportSubject } from './report-subject.ts'
import { countedBy, figuresReport } from './work-report.ts'

type Contract = List & { report: ReportFacts }
type RowOf<L extends List> = ResponseOf<L> extends { items: (infer R)[] } ? R : never
type MoreOf<L extends List> = Omit<
  ResponseOf<L>,
  'items' | 'total' | 'totalIsExact' | 'next' | 'totals' | 'chart'
>
type Fields<L extends List> = { readonly [K in keyof RowOf<L>]?: Sql }
type Order = Sql | readonly Sql[]

type Definition<L extends Contract, Subject> = {
  /** By default any place, with the errors of its parameters: `wideSubject`. */
  load?: (ctx: SignedIn, input: never) => Promise<Subject | undefined>
  /** The rows as a derived table without alias, `n`: a column for each field of a row, by its name. */
  from: (ctx: SignedIn, subject: Subject) => Sql
  /** Unique key of a row `n`. */
  key: Sql
  /** Fields that are no columns of `n`: evaluated for the rows of a page. */
  columns?: Fields<L> | ((subject: Subject) => Fields<L>)
  /** Sortings that are not by the field of their column. */
  sortings?:
    | Partial<Record<L['list']['sortings'][number], Order>>
    | ((subject: Subject) => Partial<Record<L['list']['sortings'][number], Order>>)
  /** Fields whose sum over all rows is their total, or other totals by name. */
  totals?:
    | readonly (keyof RowOf<L> & string)[]
    | Record<string, Sql>
    | ((subject: Subject) => Record<string, Sql>)
  /** How rows merge to a point of the chart; by default each row is one. */
  chart?: (subject: Subject) => ChartSource | null
} & (L['list']['search'] extends true ? { search: Search<SignedIn, unknown> } : { search?: never }) &
  (Record<never, never> extends MoreOf<L>
    ? { more?: never }
    : { more: (ctx: SignedIn, input: Received<L>, subject: Subject) => Promise<MoreOf<L>> }) &
  Partial<Pick<Parameters<typeof listOf<L, Subject, RowOf<L>>>[1], 'authorize' | 'scope'>>

const field = (name: string): Sql => sql`n.${sql.ref(name)}`

/** The order by the field of a sorting's column: numbers that are unknown come last, texts ignore case. */
const orderBy = ({ columns }: ReportFacts, sorting: string): Order => {
  const { value, kind } = Object.values(columns).find(({ sort }) => sort === sorting)!
  const of = field(value as unknown as string)
  return kind === 'text' ? sql`lower(${of})` : sql`coalesce(${of}, -1)`
}

/** Each row is a point; numbers add up to a rest, medians and shares do not. */
const chartOf = ({ report: { chart, columns } }: Contract, key: Sql): ChartSource | null => {
  if (!chart) return null
  const { value, kind } = columns[chart.value]!
  const of = field(value as unknown as string)
  const isSum = kind === 'number'
  return { by: [key], value: isSum ? sql`sum(${of})` : sql`max(${of})`, isSum }
}

const resultOf = <T, Args extends unknown[]>(given: T | ((...args: Args) => T), ...args: Args): T =>
  typeof given === 'function' ? (given as (...args: Args) => T)(...args) : given

/**
 * Implements a report of figures: its rows are computed once, each field is the column of its name, headings sort by their
 * columns, and parameters narrow what is counted instead of rows.
 */
export const figuresOf = <L extends Contract, Subject = ReportSubject>(
  contract: L,
  definition: Definition<L, Subject>,
): Handler => {
  const { report, list } = contract
  const { key, from, columns = {}, sortings = {}, totals, more, load, ...own } = definition
  const sums = (names: readonly string[]): Record<string, Sql> =>
    Object.fromEntries(names.map((name) => [name, sql`coalesce(sum(${field(name)}), 0)`]))
  const whole = {
    ...figuresReport,
    load: load ?? wideSubject,
    rows: (ctx: SignedIn, subject: Subject) => ({
      from: sql`${from(ctx, subject)} n`,
      once: 'n',
      key,
      columns: () => {
        const given: Readonly<Record<string, Sql | undefined>> = resultOf(columns, subject)
        return sql.join(report.fields.map((name) => sql`${given[name] ?? field(name)} as ${sql.ref(name)}`))
      },
    }),
    sortings: (_ctx: SignedIn, subject: Subject) => {
      const given: Readonly<Record<string, Order | undefined>> = resultOf(sortings, subject)
      return Object.fromEntries(list.sortings.map((name) => [name, given[name] ?? orderBy(report, name)]))
    },
    filters: countedBy(contract),
    ...(totals && {
      totals: Array.isArray(totals)
        ? sums(totals)
        : (_ctx: SignedIn, subject: Subject) => resultOf(totals as Record<string, Sql>, subject),
    }),
    ...(report.chart && { chart: () => chartOf(contract, key) }),
    more: async (ctx: SignedIn, input: Received<L>, subject: Subject) => ({
      totals: {},
      ...(await more?.(ctx, input, subject)),
    }),
    ...own,
  }
  // The parts of a list depend on the contract's type, which is only known where a report is declared.
  return listOf<L, Subject, RowOf<L>>(
    contract,
    whole as unknown as Parameters<typeof listOf<L, Subject, RowOf<L>>>[1],
  )
}
