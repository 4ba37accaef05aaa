import { z } from 'zod'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { pivotCells, pivotDimensions, pivotMeasures, type PivotMeasure } from '../domain/pivot.ts'
import { measureHref } from './pivot-links.ts'
import { pivotSheet } from './pivot-sheet.ts'
import { pivotName, pivotValue, type Groups } from './pivot-value.ts'
import { report, parametersOf, type ReportParameters } from './report.ts'

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
  /**
   * Shares of the chosen measure, 0 to 1: of everything, of the whole column, and of the whole row. A row with two
   * industries is in two cells, but once in the whole. Null for days, of which a share says nothing.
   */
  share: z.number().nullable(),
  shareOfColumn: z.number().nullable(),
  shareOfRow: z.number().nullable(),
  /** The measure of the whole row; null with only one dimension. */
  subtotal: z.number().nullable(),
})

type Cell = z.output<typeof row>

const cellGroups = ({ rowDimension, row: ofRow, columnDimension, column }: Cell): Groups => [
  [rowDimension, ofRow],
  [columnDimension, column],
]

const measureLink =
  (measure: PivotMeasure) =>
  (cell: Cell, parameters: ReportParameters): PageHref =>
    measureHref(measure, cellGroups(cell), parameters)

const totalLink = (measure: PivotMeasure) => (parameters: ReportParameters) =>
  measureHref(measure, [], parameters)

/** The chosen measure, which shares and subtotals are of. */
const measureOf = ({ measure }: ReportParameters): PivotMeasure =>
  pivotMeasures.find((one) => one === measure) ?? 'applications'

/** Number of applications by one or two of ten dimensions. */
export const pivotProjects = report({
  key: 'pivotProjects',
  row,
  sortings: ['ROW', 'SUBTOTAL', 'APPLICATIONS', 'PROJECTS', 'TASKS', 'DAYS'],
  defaultSort: '-APPLICATIONS',
  parameters: {
    rows: z.enum(pivotDimensions, 'NOT_IN_LIST'),
    columns: z.enum(pivotDimensions, 'NOT_IN_LIST'),
    measure: z.enum(pivotMeasures, 'NOT_IN_LIST'),
    cells: z.enum(pivotCells, 'NOT_IN_LIST'),
    ...parametersOf(
      'trackId',
      'streamId',
      'trackerUid',
      'industryId',
      'stageId',
      'territoryId',
      'from',
      'to',
    ),
  },
  search: false,
  columns: {
    row: {
      sort: 'ROW',
      value: ({ rowDimension, row: value }, t, locale) => pivotName(rowDimension, value, t, locale),
      width: '18%',
    },
    column: {
      value: ({ columnDimension, column }, t, locale) =>
        columnDimension && column && pivotName(columnDimension, column, t, locale),
      onlyWith: 'columns',
    },
    applications: { sort: 'APPLICATIONS', to: measureLink('applications'), total: totalLink('applications') },
    projects: { sort: 'PROJECTS', to: measureLink('projects'), total: totalLink('projects') },
    acceptedTasks: { sort: 'TASKS', to: measureLink('acceptedTasks'), total: totalLink('acceptedTasks') },
    daysInState: { sort: 'DAYS', kind: 'days', base: 'applications', total: totalLink('daysInState') },
    share: { kind: 'share', to: (cell, parameters) => measureLink(measureOf(parameters))(cell, parameters) },
    subtotal: {
      sort: 'SUBTOTAL',
      // With only one dimension a row is its own subtotal.
      to: ({ rowDimension, row: ofRow, subtotal }, parameters) =>
        subtotal === null ? null : measureHref(measureOf(parameters), [[rowDimension, ofRow]], parameters),
      onlyWith: 'columns',
    },
    shareOfRow: { kind: 'share', base: 'share', onlyWith: 'columns' },
    shareOfColumn: { kind: 'share', base: 'share', onlyWith: 'columns', optional: true },
  },
  reads: ['accelerationRequest', 'participation', 'task', 'project', 'programme'],
  chart: { label: 'row', value: 'applications' },
  sheets: pivotSheet,
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
        /** Of everything. */
        total: z.number().nullable(),
        measure: z.enum(pivotMeasures),
        /** The numbers of all rows and columns, if more than shown. */
        cut: z.object({ rows: z.int(), columns: z.int() }).nullable(),
      })
      .nullable(),
  },
})
