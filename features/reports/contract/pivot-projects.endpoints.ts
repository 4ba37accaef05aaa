import { z } from 'zod'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { pivotDimensions, pivotMeasures } from '../domain/pivot.ts'
import { applicationsHref, pivotName, pivotValue } from './pivot-value.ts'
import { report, reportParameters, type ReportAsked } from './report.ts'

const { trackId, streamId, trackerUid, industryId, stageId, from, to } = reportParameters

const row = z.object({
  key: z.string(),
  rowDimension: z.enum(pivotDimensions),
  row: pivotValue,
  columnDimension: z.enum(pivotDimensions).nullable(),
  column: pivotValue.nullable(),
  applications: z.int(),
  projects: z.int(),
  acceptedTasks: z.int(),
  /** Median number of days in the current state of the application or its task. */
  daysInState: z.number(),
  /** Share of all rows' applications, and of those with the same column, 0 to 1. */
  share: z.number(),
  shareOfColumn: z.number().nullable(),
})

/** Link to the applications of a cell. */
const applicationsLink = (
  { rowDimension, row: ofRow, columnDimension, column }: z.output<typeof row>,
  asked: ReportAsked,
): PageHref | null =>
  applicationsHref(
    { status: 'NEW,ACCEPT,REJECT,CANCEL' },
    [
      [rowDimension, ofRow],
      [columnDimension, column],
    ],
    asked,
  )

/** Number of applications by one or two of ten dimensions. */
export const pivotProjects = report({
  key: 'pivotProjects',
  row,
  sortings: ['ROW', 'APPLICATIONS', 'PROJECTS', 'TASKS', 'DAYS'],
  defaultSort: '-APPLICATIONS',
  parameters: {
    rows: z.enum(pivotDimensions, 'NOT_IN_LIST'),
    columns: z.enum(pivotDimensions, 'NOT_IN_LIST'),
    measure: z.enum(pivotMeasures, 'NOT_IN_LIST'),
    trackId,
    streamId,
    trackerUid,
    industryId,
    stageId,
    from,
    to,
  },
  search: false,
  columns: {
    row: { value: ({ rowDimension, row: value }, t, locale) => pivotName(rowDimension, value, t, locale) },
    column: {
      value: ({ columnDimension, column }, t, locale) =>
        columnDimension && column && pivotName(columnDimension, column, t, locale),
      onlyWith: 'columns',
    },
    applications: { value: 'applications', kind: 'number', to: applicationsLink },
    projects: { value: 'projects', kind: 'number' },
    acceptedTasks: { value: 'acceptedTasks', kind: 'number' },
    daysInState: { value: 'daysInState', kind: 'days' },
    share: { value: 'share', kind: 'share' },
    shareOfColumn: { value: 'shareOfColumn', kind: 'share', onlyWith: 'columns', optional: true },
  },
  sortedBy: {
    row: 'ROW',
    applications: 'APPLICATIONS',
    projects: 'PROJECTS',
    acceptedTasks: 'TASKS',
    daysInState: 'DAYS',
  },
  reads: ['accelerationRequest', 'participation', 'task', 'project', 'programme'],
  chart: { label: 'row', value: 'applications' },
  more: {
    /** The table of two dimensions, with cells in the order of its columns; null with only one dimension. */
    matrix: z
      .object({
        columns: z.array(pivotValue).max(60),
        /** `total` is of the whole row: an application with two industries is counted once. */
        rows: z
          .array(
            z.object({
              row: pivotValue,
              cells: z.array(z.number().nullable()).max(60),
              total: z.number().nullable(),
            }),
          )
          .max(100),
        /** Of each whole column. */
        totals: z.array(z.number().nullable()).max(60),
        /** Whether there are more rows or columns than shown. */
        isCut: z.boolean(),
      })
      .nullable(),
  },
})
