import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { noValue } from '#platform/domain/no-value.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { groupsOf } from '#platform/server/lists/row-set.ts'
import { boardColumns } from '../../acceleration-requests/domain/states.ts'
import { pivotProjects } from '../contract/pivot-projects.endpoints.ts'
import type { PivotValue } from '../contract/pivot-value.ts'
import {
  hasSeveralValues,
  isAdditive,
  isShared,
  pivotMeasures,
  type PivotDimension,
  type PivotMeasure,
} from '../domain/pivot.ts'
import { figuresOf } from './figures-of.ts'
import type { Asked, ReportSubject } from './report-subject.ts'
import { appliedInPeriod } from './work-report.ts'

type Answer = ResponseOf<typeof pivotProjects>
type Subject = ReportSubject<
  Asked & {
    rows?: PivotDimension | undefined
    columns?: PivotDimension | undefined
    measure?: PivotMeasure | undefined
  }
>

/** Default dimension of the rows. */
const usualRows: PivotDimension = 'TRACK'

const chosen = ({ parameters }: Subject): { rows: PivotDimension; columns: PivotDimension | null } => {
  const rows = parameters.rows ?? usualRows
  return { rows, columns: parameters.columns === rows ? null : (parameters.columns ?? null) }
}

const measureOf = ({ parameters: { measure = 'applications' } }: Subject): PivotMeasure => measure

/** The applications of a report by up to two dimensions, with some measures. */
const groupsBy = (
  ctx: SignedIn,
  subject: Subject,
  by: { row?: PivotDimension | null; column?: PivotDimension | null },
  measures: readonly PivotMeasure[],
): Sql =>
  groupsOf(workRows, ctx.locale, {
    subject,
    by,
    measures: Object.fromEntries(measures.map((measure) => [measure, measure])),
    where: appliedInPeriod(ctx, subject),
  })

/** The share of a measure in a whole; days make up no whole. */
const shareOf = (measure: PivotMeasure, whole: Sql): Sql =>
  isShared(measure) ? sql`x.${sql.id(measure)} / nullif(${whole}, 0)::float8` : sql`null::float8`

/**
 * The measures of everything, as columns `all_<measure>`, and what they are read from: sums of the groups, unless an
 * application may be in several of them; a number of projects and a median are counted again if chosen.
 */
const wholesOf = (ctx: SignedIn, subject: Subject): { columns: Sql; of: Sql; join: Sql } => {
  const { rows, columns } = chosen(subject)
  const measure = measureOf(subject)
  const overlaps = hasSeveralValues(rows) || hasSeveralValues(columns)
  const isSummed = (one: PivotMeasure): boolean => isAdditive(one) && !overlaps
  const counted = pivotMeasures.filter((one) => (isAdditive(one) ? overlaps : one === measure))
  const whole = (one: PivotMeasure): Sql => {
    if (isSummed(one)) return sql`sum(x.${sql.id(one)}) over ()`
    return counted.includes(one) ? sql`w.${sql.id(one)}` : sql`null::float8`
  }
  return {
    columns: sql.join(pivotMeasures.map((one) => sql`${whole(one)} as ${sql.id(`all_${one}`)}`)),
    of: whole(measure),
    join: counted.length === 0 ? sql`` : sql`cross join ${groupsBy(ctx, subject, { row: null }, counted)} w`,
  }
}

/**
 * Applications grouped by one or two dimensions, with the measures of everything, and the chosen
 * measure of the whole row and column: an application with two industries is in two cells, but once in a whole.
 */
const groupsWithWholes = (ctx: SignedIn, subject: Subject): Sql => {
  const { rows, columns } = chosen(subject)
  const measure = measureOf(subject)
  const of = sql.id(measure)
  const cells = groupsBy(ctx, subject, { row: rows, column: columns }, pivotMeasures)
  const all = wholesOf(ctx, subject)
  const share = shareOf(measure, all.of)
  if (!columns)
    return sql`(select x.*, ${all.columns}, ${share} as share, null::float8 as subtotal, null::float8 as "shareOfRow",
      null::float8 as "shareOfColumn" from ${cells} x ${all.join})`
  return sql`(select x.*, ${all.columns}, ${share} as share, s.${of} as subtotal,
      ${shareOf(measure, sql`s.${of}`)} as "shareOfRow", ${shareOf(measure, sql`c.${of}`)} as "shareOfColumn"
    from ${cells} x ${all.join} join ${groupsBy(ctx, subject, { row: rows }, [measure])} s on s.row_key = x.row_key
      join ${groupsBy(ctx, subject, { column: columns }, [measure])} c on c.column_key = x.column_key)`
}

const measured = (subject: Subject): Sql => sql`coalesce(n.${sql.id(measureOf(subject))}, -1)`

/** Maximum number of rows and columns of the table. */
const maxRows = 100
const maxColumns = 60

type Cell = { row: PivotValue; column: PivotValue; value: number }

/** The measure of each value of a dimension, by its key. */
type Totals = ReadonlyMap<string, number>

const byKey = (cells: readonly Cell[], of: 'row' | 'column'): PivotValue[] => [
  ...new Map(cells.map((cell) => [cell[of].key, cell[of]])).values(),
]

/** Sorts months by time, states in the board's order, others by name, missing values last. */
const inOrder = (dimension: PivotDimension, values: readonly PivotValue[]): PivotValue[] => {
  const placeOf = ({ key, name }: PivotValue): string => {
    if (key === noValue) return '\uffff'
    if (dimension === 'STATE') return String(boardColumns.findIndex((column) => column === key))
    return dimension === 'MONTH' ? key : (name ?? key)
  }
  return values.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)))
}

type OrderQuery = { sorting?: string | undefined; sortingDirection?: string | undefined }

/**
 * Rows in the requested order: by their name or by the measure of the whole row, the largest first. Months and
 * states have an order of their own.
 */
const rowsInOrder = (
  dimension: PivotDimension,
  values: readonly PivotValue[],
  { sorting, sortingDirection }: OrderQuery,
  totals: Totals,
): PivotValue[] => {
  const isAscending = sortingDirection === 'ASC'
  const hasOrder = dimension === 'MONTH' || dimension === 'STATE'
  if (sorting === 'ROW' || (hasOrder && sorting === undefined)) {
    const ordered = inOrder(dimension, values)
    return sorting === 'ROW' && !isAscending ? ordered.toReversed() : ordered
  }
  const sizeOf = ({ key }: PivotValue): number => totals.get(key) ?? 0
  return inOrder(dimension, values).toSorted((a, b) =>
    isAscending ? sizeOf(a) - sizeOf(b) : sizeOf(b) - sizeOf(a),
  )
}

type Matrix = NonNullable<Answer['matrix']>

/** The cells of two dimensions as a table. */
const matrixOf = (
  cells: readonly Cell[],
  by: { rows: PivotDimension; columns: PivotDimension; measure: PivotMeasure },
  totals: { rows: Totals; columns: Totals; all: number | null },
  order: OrderQuery,
): Matrix => {
  const columns = inOrder(by.columns, byKey(cells, 'column'))
  const rows = rowsInOrder(by.rows, byKey(cells, 'row'), order, totals.rows)
  const values = new Map(cells.map(({ row, column, value }) => [`${row.key}|${column.key}`, value]))
  // The newest months: those before them are history.
  const shown = by.columns === 'MONTH' ? columns.slice(-maxColumns) : columns.slice(0, maxColumns)
  return {
    columns: shown,
    rows: rows.slice(0, maxRows).map((row) => ({
      row,
      cells: shown.map((column) => values.get(`${row.key}|${column.key}`) ?? null),
      total: totals.rows.get(row.key) ?? null,
    })),
    totals: shown.map((column) => totals.columns.get(column.key) ?? null),
    total: totals.all,
    measure: by.measure,
    cut:
      totals.columns.size > maxColumns || totals.rows.size > maxRows
        ? { rows: totals.rows.size, columns: totals.columns.size }
        : null,
  }
}

/** The measure by one dimension alone: a median or a count of projects is not the sum of its cells. */
const readTotalsBy = async (
  ctx: SignedIn,
  subject: Subject,
  rows: PivotDimension | null,
): Promise<Totals> => {
  const measure = measureOf(subject)
  const { rows: found } = await sql<{ key: string; value: number }>`
    select x.row_key as key, x.${sql.id(measure)} as value
    from ${groupsBy(ctx, subject, { row: rows }, [measure])} x limit 6000`.execute(ctx.db)
  return new Map(found.map(({ key: of, value }) => [of, value]))
}

const readMatrix = async (ctx: SignedIn, subject: Subject, order: OrderQuery): Promise<Answer['matrix']> => {
  const { rows: byRows, columns: byColumns } = chosen(subject)
  if (byColumns === null) return null
  const measure = measureOf(subject)
  const measures = [...new Set<PivotMeasure>([measure, 'applications'])]
  const cells = sql<Cell>`
    select json_build_object('key', x.row_key, 'name', x.row_name) as row,
      json_build_object('key', x.column_key, 'name', x.column_name) as "column", x.${sql.id(measure)} as value
    from ${groupsBy(ctx, subject, { row: byRows, column: byColumns }, measures)} x
    order by sum(x.applications) over (partition by x.row_key) desc, x.row_key limit 6000`.execute(ctx.db)
  const [{ rows }, ofRows, ofColumns, ofAll] = await Promise.all([
    cells,
    readTotalsBy(ctx, subject, byRows),
    readTotalsBy(ctx, subject, byColumns),
    readTotalsBy(ctx, subject, null),
  ])
  return matrixOf(
    rows,
    { rows: byRows, columns: byColumns, measure },
    { rows: ofRows, columns: ofColumns, all: ofAll.get(noValue) ?? null },
    order,
  )
}

// Without a dimension of the columns all rows have one key of them.
const key = sql`concat_ws('|', n.row_key, n.column_key)`

/** Applications by one or two dimensions. */
export const pivotProjectsQuery = figuresOf(pivotProjects, {
  from: groupsWithWholes,
  key,
  columns: (subject: Subject) => {
    const { rows, columns } = chosen(subject)
    return {
      key: columns ? key : sql`n.row_key`,
      rowDimension: sql`${rows}::text`,
      row: sql`json_build_object('key', n.row_key, 'name', n.row_name)`,
      columnDimension: sql`${columns}::text`,
      column: columns ? sql`json_build_object('key', n.column_key, 'name', n.column_name)` : sql`null::json`,
    }
  },
  sortings: (subject) => ({
    // Rows are sorted by their totals, and the cells of a row by their own values.
    SUBTOTAL: chosen(subject).columns
      ? [sql`coalesce(n.subtotal, -1)`, sql`n.row_key`, measured(subject)]
      : [measured(subject), sql`n.row_key`],
    ROW: [sql`lower(coalesce(n.row_name, n.row_key))`, sql`coalesce(n.column_key, '')`],
  }),
  chart: (subject) => {
    const { rows, columns } = chosen(subject)
    // A project with two industries is in two rows, so that these do not add up.
    return columns
      ? null
      : { by: [sql`n.row_key`], value: sql`sum(n.applications)`, isSum: !hasSeveralValues(rows) }
  },
  totals: Object.fromEntries(
    pivotMeasures.map((measure) => {
      const whole = sql`max(n.${sql.id(`all_${measure}`)})`
      return [measure, isAdditive(measure) ? sql`coalesce(${whole}, 0)` : whole]
    }),
  ),
  more: async (ctx, { query }, subject) => ({ matrix: await readMatrix(ctx, subject, query) }),
})
