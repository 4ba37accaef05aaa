import type { TableSheet, TableSheetCell, TableWords } from '#platform/contract/list-table.ts'
import { isShared, pivotCells, type PivotDimension, type PivotMeasure } from '../domain/pivot.ts'
import { measureHref } from './pivot-links.ts'
import { pivotName, type Groups, type PivotValue } from './pivot-value.ts'
import type { ReportParameters } from './report.ts'

export type PivotMatrix = {
  columns: PivotValue[]
  rows: { row: PivotValue; cells: (number | null)[]; total: number | null }[]
  totals: (number | null)[]
  total: number | null
  measure: PivotMeasure
  /** Number of all rows and columns, if the table has only some. */
  cut: { rows: number; columns: number } | null
}

type Dimensions = { rows: PivotDimension; columns: PivotDimension }

/** A number of the table, what it is of, and whether it is a share. */
export type MatrixCell = { value: number | null; isShare: boolean; groups: Groups }

/** The table as it is shown: the measure in each cell, or its share of the whole row or column. */
export const shownMatrix = (
  { columns, rows, totals, total, measure }: PivotMatrix,
  by: Dimensions,
  parameters: ReportParameters,
): {
  rows: { row: PivotValue; cells: MatrixCell[]; total: MatrixCell }[]
  totals: MatrixCell[]
  total: MatrixCell
} => {
  const cells = isShared(measure)
    ? (pivotCells.find((one) => one === parameters['cells']) ?? 'VALUE')
    : 'VALUE'
  const shown = (
    value: number | null,
    ofRow: number | null,
    ofColumn: number | null,
    groups: Groups,
  ): MatrixCell => {
    const whole = { VALUE: 1, SHARE_OF_ROW: ofRow, SHARE_OF_COLUMN: ofColumn }[cells]
    return { value: value === null || !whole ? null : value / whole, isShare: cells !== 'VALUE', groups }
  }
  return {
    rows: rows.map(({ row, cells: values, total: ofRow }) => ({
      row,
      cells: values.map((value, at) =>
        shown(value, ofRow, totals[at] ?? null, [
          [by.rows, row],
          [by.columns, columns[at]!],
        ]),
      ),
      total: shown(ofRow, ofRow, total, [[by.rows, row]]),
    })),
    totals: totals.map((value, at) => shown(value, total, value, [[by.columns, columns[at]!]])),
    total: shown(total, total, total, []),
  }
}

type Answer = Readonly<Record<string, unknown>>

/** The table of two dimensions as a sheet of a workbook. */
export const pivotSheet = (
  { matrix, items }: Answer,
  parameters: ReportParameters,
  t: TableWords,
  locale: 'ru' | 'en',
): TableSheet[] => {
  const [first] = items as { rowDimension: PivotDimension; columnDimension: PivotDimension | null }[]
  if (!matrix || !first?.columnDimension) return []
  const { rowDimension: rows, columnDimension: columns } = first
  const { measure, columns: across, cut } = matrix as PivotMatrix
  const shown = shownMatrix(matrix as PivotMatrix, { rows, columns }, parameters)
  const cutWords = {
    rows: shown.rows.length,
    ofRows: cut?.rows ?? 0,
    columns: across.length,
    ofColumns: cut?.columns ?? 0,
  }
  const cell = ({ value, isShare, groups }: MatrixCell): TableSheetCell => ({
    value,
    isShare,
    link: value === null ? null : measureHref(measure, groups, parameters),
  })
  return [
    {
      title: t('pivot.matrix'),
      rows: [
        [
          { value: t(`measures.${measure}`) },
          ...across.map((column) => ({ value: pivotName(columns, column, t, locale) })),
          { value: t('pivot.total') },
        ],
        ...shown.rows.map(({ row, cells, total }) => [
          { value: pivotName(rows, row, t, locale) },
          ...cells.map(cell),
          cell(total),
        ]),
        [{ value: t('pivot.total') }, ...shown.totals.map(cell), cell(shown.total)],
        ...(cut ? [[{ value: t('pivot.cutSheet', cutWords) }]] : []),
      ],
    },
  ]
}
