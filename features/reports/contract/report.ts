import { z } from 'zod'
import { day, idParam, uid } from '#platform/contract/fields.ts'
import type {
  ListTable,
  PlainField,
  TableColumn,
  TableSheet,
  TableWords,
} from '#platform/contract/list-table.ts'
import { list } from '#platform/contract/list.ts'
import { maxChartPoints } from '#platform/contract/lists.ts'
import type { Tag } from '#platform/contract/tags.ts'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { namedAccelerator } from '../../overviews/contract/place.ts'
import type { UnlinkedReason } from '../domain/figure-rows.ts'
import { linkForSponsor } from '../domain/readable-link.ts'
import { reportPath, reports, type TableReportKey } from '../domain/reports.ts'

type Shape = Readonly<Record<string, z.ZodType>>

/** The programme or the accelerator of a report in the query; `all` means the whole portal. */
export const reportPlace = { programmeId: idParam().optional(), acceleratorId: namedAccelerator().optional() }

/** Parameters of most reports, as in the address. */
export const reportParameters = {
  trackId: idParam(),
  streamId: idParam(),
  trackerUid: uid(),
  /** Dictionary values of the project's profile. */
  industryId: idParam(),
  territoryId: idParam(),
  stageId: idParam(),
  /** Days in the accelerator's time zone, both included. */
  from: day(),
  to: day(),
}

/** Some of the parameters. */
export const parametersOf = <const N extends keyof typeof reportParameters>(
  ...names: N[]
): Pick<typeof reportParameters, N> =>
  Object.fromEntries(names.map((name) => [name, reportParameters[name]])) as Pick<typeof reportParameters, N>

/** Parameters of reports that list projects or their people, whenever they applied. */
export const projectParameters = parametersOf('trackId', 'streamId', 'trackerUid', 'industryId', 'stageId')

/** Data of applications and of the work that follows from them. */
const workTags = ['accelerationRequest', 'participation', 'task', 'project'] as const satisfies readonly Tag[]

/** Format of a column; numbers are right-aligned, and typed in files. */
export type ColumnKind = 'text' | 'number' | 'share' | 'days' | 'day' | 'time'

/** The parameters in the address, including the programme, if chosen. */
export type ReportParameters = Readonly<Record<string, string | undefined>>

/** The response that a total is of. */
type ReportTotals = Readonly<Record<string, unknown>>

/** A column of a report: its value, format and link. */
export type ReportColumn<Row> = {
  value: TableColumn<Row>
  /** By default that of the field: numbers, days and times are known from the schema of the row. */
  kind?: ColumnKind
  /** The sorting of its heading. */
  sort?: string
  /** Link to the list of the rows that the number counts; null if this row's number has none. */
  to?: (row: Row, parameters: ReportParameters) => PageHref | null
  /** The column of the opened report whose total is the number; by default it is the number of rows. */
  sums?: string
  /** The column whose rows the number is computed from, as a median or a share is: it opens the same rows. */
  base?: string
  /** Why the number has no rows to open. */
  unlinked?: UnlinkedReason
  /** Link to the rows of the total, or why there is none. */
  total?: UnlinkedReason | ((parameters: ReportParameters, answer: ReportTotals) => PageHref | null)
  /** Shown only while this parameter is set. */
  onlyWith?: string
  /** Shown only while this parameter is not set. */
  onlyWithout?: string
  /** Shown only with parameters of which the rows have such a value. */
  onlyIf?: (parameters: ReportParameters) => boolean
  /** Hidden by default. */
  optional?: true
  width?: string
}

/** A column as it is declared; without a value it shows the field of the row with its name. */
type DeclaredColumn<Row, Sort = string> = Omit<ReportColumn<Row>, 'value' | 'sort'> & {
  value?: TableColumn<Row>
  sort?: Sort
}

/** Columns that are no field of the row, or a field that needs words, declare their value. */
type WithValues<Row, Key extends string> = {
  readonly [Name in Exclude<Key, PlainField<Row>>]: { value: unknown }
}

type TotalLinks = Readonly<Record<string, (parameters: ReportParameters) => PageHref>>

/** A bar chart of two columns over all rows: labels and lengths. */
export type ReportChart<Key extends string, Row> = {
  label: Key
  value: Key
  /** A column that is part of the label while it is shown. */
  within?: Key
  /** Link to the list of the rows that a bar counts, if it sums up several rows; by default the value's. */
  to?: (row: Row, parameters: ReportParameters) => PageHref | null
}

type Definition<
  K extends TableReportKey,
  R extends z.ZodObject,
  S extends readonly [string, ...string[]],
  F extends Shape,
  B extends boolean,
  C extends string,
  O extends Shape,
> = {
  /** Its key in `reports`, which is also the group of its texts. */
  key: K
  row: R
  sortings: S
  defaultSort: S[number] | `-${S[number]}`
  parameters: F
  search: B
  columns: Readonly<Record<C, DeclaredColumn<z.output<R>, NoInfer<S[number]>>>> &
    WithValues<NoInfer<z.output<R>>, NoInfer<C>>
  /** By default `workTags`. */
  reads?: readonly Tag[]
  chart?: ReportChart<NoInfer<C>, NoInfer<z.output<R>>>
  /** Other parts of the response besides rows, totals and parameters. */
  more?: O
  /** Links to the rows of totals that are of no column. */
  totalLinks?: TotalLinks
  /** Other tables of the response, in workbooks; the totals have their sheet without it. */
  sheets?: ListTable<never>['sheets']
}

/** The format of a field by its schema. */
const kindOf = (schema: z.ZodType | undefined): ColumnKind => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return kindOf(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodNumber) return 'number'
  if (schema instanceof z.ZodISODateTime) return 'time'
  return schema instanceof z.ZodISODate ? 'day' : 'text'
}

/** The columns with all defaults: a median or a share opens the rows of its base. */
const shownColumns = <Row>(
  given: Readonly<Record<string, DeclaredColumn<Row>>>,
  shape: Readonly<Record<string, z.ZodType>>,
): [name: string, column: ReportColumn<Row>][] =>
  Object.entries(given).map(([name, column]) => {
    const { value = name as TableColumn<Row>, base } = column
    const { kind = kindOf(typeof value === 'string' ? shape[value] : undefined) } = column
    const to = base === undefined ? column.to : given[base]?.to
    return [name, { ...column, value, kind, ...(to ? { to } : {}) }]
  })

/** Properties of a report in addition to those of a list. */
export type ReportFacts = {
  key: TableReportKey
  columns: Readonly<Record<string, ReportColumn<never>>>
  sortedBy: Readonly<Record<string, string | undefined>>
  /** Fields of a row. */
  fields: readonly string[]
  chart: ReportChart<string, never> | null
  totalLinks: TotalLinks
}

/** Sums of the number columns over all pages; in every report's response. */
const totals = z.record(z.string(), z.number().nullable())

/** Link to the rows of a total; null in a searched report, because no link opens the rows found. */
export const totalLink = (
  { total }: Pick<ReportColumn<never>, 'total'>,
  parameters: ReportParameters,
  answer: ReportTotals,
  isSearched: boolean,
): PageHref | null => (typeof total === 'function' && !isSearched ? total(parameters, answer) : null)

/** The totals of a report as a sheet of a workbook: one row for each, with the link to its rows. */
const totalsSheet = <Row>(
  key: TableReportKey,
  columns: readonly (readonly [string, ReportColumn<Row>])[],
  totalLinks: TotalLinks,
  answer: ReportTotals,
  parameters: ReportParameters,
  t: TableWords,
): TableSheet[] => {
  const { data = {} } = totals.safeParse(answer['totals'])
  const rows = Object.entries(data).flatMap(([name, value]) => {
    const column = columns.find(([one]) => one === name)?.[1]
    if (value === null) return []
    const total = column?.total ?? totalLinks[name]
    const link = total ? totalLink({ total }, parameters, answer, parameters['findText'] !== undefined) : null
    return [[{ value: t(`${key}.columns.${name}`) }, { value, link, isShare: column?.kind === 'share' }]]
  })
  return rows.length === 0
    ? []
    : [{ title: t('totals'), rows: [[{ value: t('totals') }, { value: t('totalsValue') }], ...rows] }]
}
/** The largest points of the chart, each with one of its rows; the number of the others, and their sum if they add up. */
const chartOf = <R extends z.ZodObject>(row: R) =>
  z
    .object({
      points: z.array(z.object({ row, value: z.number() })).max(maxChartPoints),
      others: z.int(),
      rest: z.number().nullable(),
    })
    .nullable()
    .optional()

/**
 * Declares an analytic report: a list whose filters are its parameters. Its card, page, filters, table, files and saved
 * views are derived from it; the server implements it with `listOf` and `report-subject.ts`.
 */
export const report = <
  const K extends TableReportKey,
  R extends z.ZodObject,
  const S extends readonly [string, ...string[]],
  F extends Shape,
  const B extends boolean,
  const C extends string,
  O extends Shape = Readonly<Record<never, never>>,
>({
  key,
  row,
  sortings,
  defaultSort,
  parameters,
  search,
  columns,
  reads = workTags,
  chart,
  more,
  sheets,
  totalLinks = {},
}: Definition<K, R, S, F, B, C, O>) => {
  const all = shownColumns<z.output<R>>(columns, row.shape)
  const values = all.map(([name, { value }]) => [name, value])
  const declared = list({
    name: `report${key[0]!.toUpperCase()}${key.slice(1)}` as `report${Capitalize<K>}`,
    page: reportPath(key),
    path: reportPath(key).replace('/reports/analytic/', '/report/'),
    summary: `Report ${reports[key].code}`,
    permission: 'signed-in',
    /** The chosen accelerator; not needed if the query has a place. */
    headers: z.object({ 'accelerator-id': idParam().optional() }),
    of: reportPlace,
    reads,
    row,
    sortings,
    defaultSort,
    filters: parameters,
    search,
    more: { totals, chart: chartOf(row), ...more } as {
      totals: typeof totals
      chart: ReturnType<typeof chartOf<R>>
    } & O,
    table: {
      texts: `reports:${key}`,
      columns: Object.fromEntries(values) as ListTable<z.output<R>, C>['columns'],
      shares: all.flatMap(([name, { kind }]) => (kind === 'share' ? [name as C] : [])),
      linkForSponsor,
      sheets: (answer, chosenParameters, t, locale) => [
        ...(sheets?.(answer, chosenParameters, t, locale) ?? []),
        ...totalsSheet(key, all, totalLinks, answer, chosenParameters, t),
      ],
      links: Object.fromEntries(all.flatMap(([name, { to }]) => (to ? [[name, to]] : []))) as NonNullable<
        ListTable<z.output<R>, C>['links']
      >,
    },
    errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  })
  const facts: ReportFacts = {
    key,
    columns: Object.fromEntries(all) as unknown as ReportFacts['columns'],
    sortedBy: Object.fromEntries(all.map(([name, { sort }]) => [name, sort])),
    fields: Object.keys(row.shape),
    chart: chart ?? null,
    totalLinks,
  }
  return { ...declared, report: facts }
}
