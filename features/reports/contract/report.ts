import { z } from 'zod'
import { day, idParam, uid } from '#platform/contract/fields.ts'
import type { ListTable, TableColumn } from '#platform/contract/list-table.ts'
import { list } from '#platform/contract/list.ts'
import type { Tag } from '#platform/contract/tags.ts'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { reports, type TableReportKey } from '../domain/reports.ts'

type Shape = Readonly<Record<string, z.ZodType>>

/** Parameters that several reports share, as the address has them. */
export const reportParameters = {
  trackId: idParam(),
  streamId: idParam(),
  trackerUid: uid(),
  /** Values of dictionaries, as the project's profile has them. */
  industryId: idParam(),
  stageId: idParam(),
  /** Days of the accelerator, both included. */
  from: day(),
  to: day(),
}

/** How a column is shown; numbers are aligned to the end and are typed cells in files. */
export type ColumnKind = 'text' | 'number' | 'share' | 'days' | 'day' | 'time'

/** What the address says while a row is read: parameters, and the programme if one is chosen. */
export type ReportAsked = Readonly<Record<string, string | undefined>>

/** A column of a report: what it says of a row, how, and where its number leads. */
export type ReportColumn<Row> = {
  value: TableColumn<Row>
  kind?: ColumnKind
  /** The list of exactly the rows that the number counts; null where there is none. */
  to?: (row: Row, asked: ReportAsked) => PageHref | null
  /** Shown only while this parameter is chosen. */
  onlyWith?: string
  /** Not shown until a person chooses it. */
  optional?: true
  width?: string
}

/** Bars by two columns of the rows: the labels, and the lengths. */
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
  /** Its key in `reports`; its texts are the group of that name. */
  key: K
  row: R
  sortings: S
  defaultSort: S[number] | `-${S[number]}`
  parameters: F
  search: B
  columns: Readonly<Record<C, ReportColumn<z.output<R>>>>
  /** The sorting that pressing a column's heading asks for. */
  sortedBy?: Partial<Record<NoInfer<C>, S[number]>>
  reads: readonly Tag[]
  chart?: ReportChart<NoInfer<C>>
  /** What the answer says besides rows, totals and parameters. */
  more?: O
}

/** What a report is besides a list. */
export type ReportFacts = {
  key: TableReportKey
  columns: Readonly<Record<string, ReportColumn<never>>>
  sortedBy: Readonly<Record<string, string | undefined>>
  chart: ReportChart<string> | null
}

/** Sums of the number columns over all rows, whatever the page; part of every report's answer. */
const totals = z.record(z.string(), z.number().nullable())

/**
 * Declares an analytic report: a list whose filters are its parameters. Its card, page, filter form, table, files and
 * saved views come from here; the server answers it with `listOf` and the parts of `report-subject.ts`.
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
    /** The chosen accelerator; a programme named in the query needs none. */
    headers: z.object({ 'accelerator-id': idParam().optional() }),
    of: { programmeId: idParam().optional() },
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
