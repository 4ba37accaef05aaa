import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { boardColumns } from '../../acceleration-requests/domain/states.ts'
import { pivotProjects } from '../contract/pivot-projects.endpoints.ts'
import { noValue, type PivotValue } from '../contract/pivot-value.ts'
import type { PivotDimension, PivotMeasure } from '../domain/pivot.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { pivotDimensionsSql } from './pivot-dimensions.sql.ts'
import {
  appliedInPeriod,
  applicationsOf,
  counted,
  wideSubject,
  zoneOf,
  type ReportSubject,
} from './report-subject.ts'

type Answer = ResponseOf<typeof pivotProjects>
type Row = Answer['items'][number]
type Subject = ReportSubject<
  Parameters<typeof wideSubject>[1]['query'] & {
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

const keyed = (key: Sql): Sql => sql`coalesce((${key})::text, ${sql.lit(noValue)})`

const named = (name: (key: Sql) => Sql, key: Sql): Sql =>
  sql`case when ${key} <> ${sql.lit(noValue)} then ${name(sql`nullif(${key}, ${sql.lit(noValue)})`)} end`

/** Row source `n` of applications grouped by one or two dimensions. */
const groups = (ctx: SignedIn, subject: Subject): Sql => {
  const { rows, columns } = chosen(subject)
  const dimensions = pivotDimensionsSql(ctx.locale, zoneOf(subject))
  const [byRow, byColumn] = [dimensions[rows], columns && dimensions[columns]]
  // Two dimensions of the same table join it once.
  const joins = [...new Set([byRow.join, byColumn?.join].filter((join) => join !== undefined)), sql``]
  return sql`(select x.*, ${named(byRow.name, sql`x.row_key`)} as row_name,
      ${byColumn ? named(byColumn.name, sql`x.column_key`) : sql`null::text`} as column_name,
      x.applications / sum(x.applications) over ()::float8 as share,
      x.applications / sum(x.applications) over (partition by x.column_key)::float8 as share_of_column
    from (select ${keyed(byRow.key)} as row_key, ${byColumn ? keyed(byColumn.key) : sql`null::text`} as column_key,
        count(*)::int as applications, count(distinct r.project_id)::int as projects,
        coalesce(sum(q.tasks_accepted), 0)::int as accepted_tasks,
        round((percentile_cont(0.5) within group (order by extract(epoch from now() - r.waits_since)) / 86400)::numeric, 1)::float8
          as days
      from acceleration_request r left join project_track q on q.request_id = r.id ${sql.join(joins, sql` `)}
      where ${applicationsOf(ctx, subject)} and ${appliedInPeriod(subject)}
      group by 1, 2) x) n`
}

const key = sql`concat_ws('|', n.row_key, n.column_key)`

const pivotRows = (ctx: SignedIn, subject: Subject): RowSource<Row, Row, SignedIn> => {
  const { rows, columns } = chosen(subject)
  return {
    from: groups(ctx, subject),
    once: 'n',
    key,
    columns: () => sql`${key} as key, ${rows}::text as "rowDimension",
      json_build_object('key', n.row_key, 'name', n.row_name) as row, ${columns}::text as "columnDimension",
      case when n.column_key is not null then json_build_object('key', n.column_key, 'name', n.column_name) end as "column",
      n.applications, n.projects, n.accepted_tasks as "acceptedTasks", n.days as "daysInState", n.share,
      ${columns ? sql`n.share_of_column` : sql`null::float8`} as "shareOfColumn"`,
    row: (row) => row,
  }
}

const measures: Record<PivotMeasure, Sql> = {
  applications: sql`n.applications`,
  projects: sql`n.projects`,
  acceptedTasks: sql`n.accepted_tasks`,
  daysInState: sql`n.days`,
}

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
    select n.row_key as key, ${measures[subject.asked.measure ?? 'applications']} as value
    from ${groups(ctx, alone)} limit 6000`.execute(ctx.db)
  return new Map(found.map(({ key: of, value }) => [of, value]))
}

const readMatrix = async (ctx: SignedIn, subject: Subject): Promise<Answer['matrix']> => {
  const { rows: byRows, columns: byColumns } = chosen(subject)
  if (byColumns === null) return null
  const cells = sql<Cell>`
    select json_build_object('key', n.row_key, 'name', n.row_name) as row,
      json_build_object('key', n.column_key, 'name', n.column_name) as "column",
      ${measures[subject.asked.measure ?? 'applications']} as value
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
  load: wideSubject,
  authorize: analyticReports.read,
  rows: pivotRows,
  scope: () => sql`true`,
  sortings: () => ({
    ROW: [sql`lower(coalesce(n.row_name, n.row_key))`, sql`coalesce(n.column_key, '')`],
    APPLICATIONS: sql`n.applications`,
    PROJECTS: sql`n.projects`,
    TASKS: sql`n.accepted_tasks`,
    DAYS: sql`n.days`,
  }),
  filters: counted(
    'rows',
    'columns',
    'measure',
    'trackId',
    'streamId',
    'trackerUid',
    'industryId',
    'stageId',
    'from',
    'to',
  ),
  totals: {
    applications: sql`coalesce(sum(n.applications), 0)`,
    acceptedTasks: sql`coalesce(sum(n.accepted_tasks), 0)`,
  },
  more: async (ctx, _input, subject) => ({ totals: {}, matrix: await readMatrix(ctx, subject) }),
})
