import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import { noValue } from '#platform/domain/no-value.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { groupsOf } from '#platform/server/lists/row-set.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { boardColumns } from '../../acceleration-requests/domain/states.ts'
import { pivotProjects } from '../contract/pivot-projects.endpoints.ts'
import type { PivotValue } from '../contract/pivot-value.ts'
import { pivotMeasures, type PivotDimension, type PivotMeasure } from '../domain/pivot.ts'
import { wideSubject, type Asked, type ReportSubject } from './report-subject.ts'
import { appliedInPeriod, countedBy, figuresReport } from './work-report.ts'

type Answer = ResponseOf<typeof pivotProjects>
type Row = Answer['items'][number]
type Subject = ReportSubject<
  Asked & {
    rows?: PivotDimension | undefined
    columns?: PivotDimension | undefined
    measure?: PivotMeasure | undefined
  }
>

/** Default dimension of the rows. */
const usualRows: PivotDimension = 'TRACK'

const chosen = ({ asked }: Subject): { rows: PivotDimension; columns: PivotDimension | null } => {
  const rows = asked.rows ?? usualRows
  return { rows, columns: asked.columns === rows ? null : (asked.columns ?? null) }
}

/** Row source `n` of applications grouped by one or two dimensions. */
const groups = (ctx: SignedIn, subject: Subject): Sql => {
  const { rows, columns } = chosen(subject)
  const grouped = groupsOf(workRows, ctx.locale, {
    subject,
    by: { row: rows, column: columns },
    measures: Object.fromEntries(pivotMeasures.map((measure) => [measure, measure])),
    where: appliedInPeriod(ctx, subject),
  })
  return sql`(select x.*, x.applications / sum(x.applications) over ()::float8 as share,
      x.applications / sum(x.applications) over (partition by x.column_key)::float8 as share_of_column
    from ${grouped} x) n`
}

const pivotRows = (ctx: SignedIn, subject: Subject): RowSource<Row, Row, SignedIn> => {
  const { rows, columns } = chosen(subject)
  // Without a dimension of the columns all rows have one key of them.
  const key = columns ? sql`concat_ws('|', n.row_key, n.column_key)` : sql`n.row_key`
  return {
    from: groups(ctx, subject),
    once: 'n',
    key,
    columns: () => sql`${key} as key, ${rows}::text as "rowDimension",
      json_build_object('key', n.row_key, 'name', n.row_name) as row, ${columns}::text as "columnDimension",
      ${columns ? sql`json_build_object('key', n.column_key, 'name', n.column_name)` : sql`null::json`} as "column",
      n.applications, n.projects, n."acceptedTasks", n."daysInState", n.share,
      ${columns ? sql`n.share_of_column` : sql`null::float8`} as "shareOfColumn"`,
    row: (row) => row,
  }
}

const measured = ({ asked: { measure = 'applications' } }: Subject): Sql => sql`n.${sql.id(measure)}`

/** Maximum number of rows and columns of the table. */
const mostRows = 100
const mostColumns = 60

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

/** The cells of two dimensions as a table, largest rows first. */
const matrixOf = (
  cells: readonly Cell[],
  by: { rows: PivotDimension; columns: PivotDimension },
  totals: { rows: Totals; columns: Totals },
): NonNullable<Answer['matrix']> => {
  const columns = inOrder(by.columns, byKey(cells, 'column'))
  const found = byKey(cells, 'row')
  const rows = by.rows === 'MONTH' || by.rows === 'STATE' ? inOrder(by.rows, found) : found
  const values = new Map(cells.map(({ row, column, value }) => [`${row.key}|${column.key}`, value]))
  const shown = columns.slice(0, mostColumns)
  return {
    columns: shown,
    rows: rows.slice(0, mostRows).map((row) => ({
      row,
      cells: shown.map((column) => values.get(`${row.key}|${column.key}`) ?? null),
      total: totals.rows.get(row.key) ?? null,
    })),
    totals: shown.map((column) => totals.columns.get(column.key) ?? null),
    isCut: columns.length > mostColumns || rows.length > mostRows,
  }
}

/** The measure by one dimension alone: a median or a count of projects is not the sum of its cells. */
const readTotalsBy = async (ctx: SignedIn, subject: Subject, rows: PivotDimension): Promise<Totals> => {
  const alone = { ...subject, asked: { ...subject.asked, rows, columns: undefined } }
  const { rows: found } = await sql<{ key: string; value: number }>`
    select n.row_key as key, ${measured(subject)} as value
    from ${groups(ctx, alone)} limit 6000`.execute(ctx.db)
  return new Map(found.map(({ key: of, value }) => [of, value]))
}

const readMatrix = async (ctx: SignedIn, subject: Subject): Promise<Answer['matrix']> => {
  const { rows: byRows, columns: byColumns } = chosen(subject)
  if (byColumns === null) return null
  const cells = sql<Cell>`
    select json_build_object('key', n.row_key, 'name', n.row_name) as row,
      json_build_object('key', n.column_key, 'name', n.column_name) as "column",
      ${measured(subject)} as value
    from ${groups(ctx, subject)}
    order by sum(n.applications) over (partition by n.row_key) desc, n.row_key limit 6000`.execute(ctx.db)
  const [{ rows }, ofRows, ofColumns] = await Promise.all([
    cells,
    readTotalsBy(ctx, subject, byRows),
    readTotalsBy(ctx, subject, byColumns),
  ])
  return matrixOf(rows, { rows: byRows, columns: byColumns }, { rows: ofRows, columns: ofColumns })
}

/** Applications by one or two dimensions. */
export const pivotProjectsQuery = listOf(pivotProjects, {
  ...figuresReport,
  load: wideSubject,
  rows: pivotRows,
  sortings: () => ({
    ROW: [sql`lower(coalesce(n.row_name, n.row_key))`, sql`coalesce(n.column_key, '')`],
    APPLICATIONS: sql`n.applications`,
    PROJECTS: sql`n.projects`,
    TASKS: sql`n."acceptedTasks"`,
    DAYS: sql`n."daysInState"`,
  }),
  filters: countedBy(pivotProjects),
  totals: {
    applications: sql`coalesce(sum(n.applications), 0)`,
    acceptedTasks: sql`coalesce(sum(n."acceptedTasks"), 0)`,
  },
  more: async (ctx, _input, subject) => ({ totals: {}, matrix: await readMatrix(ctx, subject) }),
})
