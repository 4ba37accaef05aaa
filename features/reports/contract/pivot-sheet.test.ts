import { expect, test } from 'vitest'
import { pivotSheet, type PivotMatrix } from './pivot-sheet.ts'

const matrix: PivotMatrix = {
  columns: [{ key: '7', name: 'Пилот' }],
  rows: [{ row: { key: '2026-11', name: null }, cells: [3], total: 3 }],
  totals: [3],
  total: 9,
  measure: 'applications',
  cut: { rows: 140, columns: 61 },
}

const sheetOf = (cut: PivotMatrix['cut']) =>
  pivotSheet(
    { matrix: { ...matrix, cut }, items: [{ rowDimension: 'MONTH', columnDimension: 'TRACK' }] },
    {},
    (key, params) => `${key} ${JSON.stringify(params)}`,
    'en',
  )[0]!.rows

test('a sheet with only some rows and columns ends with what it leaves out', () => {
  expect(sheetOf(matrix.cut).at(-1)).toEqual([
    { value: 'pivot.cutSheet {"rows":1,"ofRows":140,"columns":1,"ofColumns":61}' },
  ])
  expect(sheetOf(null)).toHaveLength(3)
})
