import { expect, test } from 'vitest'
import { leftOutRows, withoutRows } from './left-out-rows.rules.ts'

const heading = ['№', 'Проект', 'Сумма']
const sheet = [
  ['Реестр'],
  heading,
  ['1', '2', '3'],
  ['Раздел 1'],
  ['1', 'Тепло', '5'],
  [],
  heading,
  ['2', 'Итого и точка', '7'],
  ['3', '', '7'],
  ['ИТОГО', '', '12'],
  ['', 'Всего:', '12'],
]

test('sums, titles, the heading repeated and numbers of columns are no projects', () => {
  expect(leftOutRows(sheet, 1, 1).map(({ line, kind }) => [line, kind])).toEqual([
    [3, 'NUMBERS'],
    [4, 'TITLE'],
    [7, 'HEADING'],
    [10, 'TOTAL'],
    [11, 'TOTAL'],
  ])
})

test('without them every other row is at its line', () => {
  const rows = withoutRows(sheet, leftOutRows(sheet, 1, 1))
  expect(rows).toHaveLength(sheet.length)
  expect(rows.flatMap((row, at) => (row.length > 0 ? [at + 1] : []))).toEqual([1, 2, 5, 8, 9])
})
