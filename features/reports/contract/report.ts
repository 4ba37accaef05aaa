import { z } from 'zod'
import { day, idParam, uid } from '#platform/contract/fields.ts'
import type { ListTable, TableColumn } from '#platform/contract/list-table.ts'
import { list } from '#platform/contract/list.ts'
import type { Tag } from '#platform/contract/tags.ts'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { namedAccelerator } from '../../overviews/contract/place.ts'
import { reports, type TableReportKey } from '../domain/reports.ts'

type Shape = Readonly<Record<string, z.ZodType>>

/** The programme or the accelerator of a report in the query; `all` means the whole portal. */
export const reportPlace = { programmeId: idParam().optional(), acceleratorId: namedAccelerator().optional() }

/** Parameters shared by several reports, as in the address. */
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

/** Format of a column; numbers are right-aligned, and typed in files. */
export type ColumnKind = 'text' | 'number' | 'share' | 'days' | 'day' | 'time'

/** The parameters in the address, including the programme, if chosen. */
export type ReportAsked = Readonly<Record<string, string | undefined>>

/** A column of a report: its value, format and link. */
export type ReportColumn<Row> = {
  value: TableColumn<Row>
  kind?: ColumnKind
  /** Link to the list of the rows that the number counts; null if there is none. */
  to?: (row: Row, asked: ReportAsked) => PageHref | null
  /** Shown only while this parameter is set. */
  onlyWith?: string
  /** Hidden by default. */
  optional?: true
  width?: string
}

/** A bar chart of two columns: labels and lengths. */
export type ReportChart<Key extends string> = { label: Key; value: Key }

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
  columns: Readonly<Record<C, ReportColumn<z.output<R>>>>
  /** The sorting of a column's heading. */
  sortedBy?: Partial<Record<NoInfer<C>, S[number]>>
  reads: readonly Tag[]
  chart?: ReportChart<NoInfer<C>>
  /** Other parts of the response besides rows, totals and parameters. */
  more?: O
}

/** Properties of a report in addition to those of a list. */
export type ReportFacts = {
  key: TableReportKey
  columns: Readonly<Record<string, ReportColumn<never>>>
  sortedBy: Readonly<Record<string, string | undefined>>
  chart: ReportChart<string> | null
}

/** Sums of the number columns over all pages; in every report's response. */
const totals = z.record(z.string(), z.number().nullable())

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
  sortedBy = {},
  reads,
  chart,
  more,
}: Definition<K, R, S, F, B, C, O>) => {
  const all = Object.entries<ReportColumn<z.output<R>>>(columns)
  const values = all.map(([name, { value }]) => [name, value])
  const declared = list({
    name: `report${key[0]!.toUpperCase()}${key.slice(1)}` as `report${Capitalize<K>}`,
    path: reports[key].path.replace('/reports/analytic/', '/report/'),
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
    more: { totals, ...more } as { totals: typeof totals } & O,
    table: {
      texts: `reports:${key}`,
      columns: Object.fromEntries(values) as ListTable<z.output<R>, C>['columns'],
      shares: all.flatMap(([name, { kind }]) => (kind === 'share' ? [name as C] : [])),
      links: Object.fromEntries(all.flatMap(([name, { to }]) => (to ? [[name, to]] : []))) as NonNullable<
        ListTable<z.output<R>, C>['links']
      >,
    },
    errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  })
  const facts: ReportFacts = {
    key,
    columns: columns as unknown as ReportFacts['columns'],
    sortedBy,
    chart: chart ?? null,
  }
  return { ...declared, report: facts }
}
