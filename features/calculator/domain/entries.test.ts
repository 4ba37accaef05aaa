import { describe, expect, test } from 'vitest'
import {
  addRow,
  clearArea,
  copyRow,
  fillRight,
  growRight,
  moveRow,
  pasteBlock,
  removeRow,
  roundTable,
  setCell,
} from './edits.rules.ts'
import { emptyInputs, limits, type Inputs } from './inputs.ts'
import { storedInputs } from './stored-inputs.ts'
import { blockOf, cellOf, commaOf } from './typed-cells.rules.ts'

const empty = emptyInputs(2026)
const rows = (...values: (number | null)[][]): Inputs => ({
  ...empty,
  income: values.map((one, n) => ({ id: `r${n + 1}`, name: `Row ${n + 1}`, values: one })),
})
const values = (inputs: Inputs) => inputs.income.map((item) => item.values)

describe('rows', () => {
  test('are added, copied with an id of their own, moved, removed', () => {
    const two = addRow(addRow(empty, 'income', 'A'), 'income', 'B')
    const copied = copyRow(two, 'income', 0)
    expect(copied.income.map(({ name }) => name)).toEqual(['A', 'A', 'B'])
    expect(new Set(copied.income.map(({ id }) => id)).size).toBe(3)
    expect(moveRow(two, 'income', 0, 1).income.map(({ name }) => name)).toEqual(['B', 'A'])
    expect(moveRow(two, 'income', 0, -1)).toBe(two)
    expect(removeRow(two, 'income', 0).income.map(({ name }) => name)).toEqual(['B'])
  })

  test('are no more than the limit', () => {
    let full = empty
    for (let n = 0; n < limits.items + 5; n += 1) full = addRow(full, 'income')
    expect(full.income).toHaveLength(limits.items)
    expect(copyRow(full, 'income', 0)).toBe(full)
  })
})

describe('cells', () => {
  test('a value is filled to the right, up to the last year', () => {
    expect(values(fillRight(rows([1, 5, null, null]), 'income', 0, 1, 4))).toEqual([[1, 5, 5, 5]])
  })

  test('a value grows by per cent, to one digit', () => {
    expect(values(growRight(rows([100]), 'income', 0, 0, 4, 10))).toEqual([[100, 110, 121, 133.1]])
    expect(values(growRight(rows([100]), 'income', 0, 0, 3, -50))).toEqual([[100, 50, 25]])
  })

  test('a block is pasted exactly, rows are added, what has no year is counted', () => {
    const block = [
      [1, 2, 3],
      [4, 5, 6],
    ].map((line) => line.map((cell) => ({ text: String(cell), cell })))
    const pasted = pasteBlock(rows([9, 9, 9]), 'income', { row: 0, column: 1 }, block, 3)
    expect(values(pasted.inputs)).toEqual([
      [9, 1, 2],
      [null, 4, 5],
    ])
    expect(pasted).toMatchObject({ cells: 4, left: 2 })
  })

  test('a first column at the names names the rows', () => {
    const block = [
      [
        { text: 'Sales', cell: 'Sales' },
        { text: '10', cell: 10 },
      ],
    ]
    const { inputs } = pasteBlock(empty, 'income', { row: 0, column: -1 }, block, 3)
    expect(inputs.income).toMatchObject([{ name: 'Sales', values: [10] }])
  })

  test('an area is emptied, the rest stays', () => {
    const cleared = clearArea(rows([1, 2, 3], [4, 5, 6]), 'income', { rows: [0, 0], columns: [1, 2] })
    expect(values(cleared)).toEqual([
      [1, null, null],
      [4, 5, 6],
    ])
  })

  test('numbers are rounded to one digit on request', () => {
    expect(values(roundTable(rows([1.25, 3]), 'income'))).toEqual([[1.3, 3]])
    expect(values(setCell(rows([1]), 'income', 0, 2, 7))).toEqual([[1, null, 7]])
  })
})

describe('texts of spreadsheets', () => {
  test.each([
    [
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['"a\nb"\t"say ""x"""', [['a\nb', 'say "x"']]],
    ['1\t\t3', [['1', '', '3']]],
  ])('%j is cells', (text, cells) => {
    expect(blockOf(text)).toEqual(cells)
  })

  test.each([
    ['1 234,5', 'DECIMAL', 1234.5],
    ['1,234.5', 'GROUPS', 1234.5],
    ['(45)', 'DECIMAL', -45],
    ['3,5 млн', 'DECIMAL', 3_500_000],
    ['', 'DECIMAL', null],
    ['none', 'DECIMAL', 'none'],
    ['12 %', 'DECIMAL', '12 %'],
    ['1,200', 'DECIMAL', 1.2],
    ['1,200', 'GROUPS', 1200],
  ] as const)('%j with a comma for %s', (text, comma, cell) => {
    expect(cellOf(text, comma)).toBe(cell)
  })

  test.each([
    ['1,200\t12,5', { comma: 'DECIMAL' }],
    ['1,200\t1,234.5', { comma: 'GROUPS' }],
    ['1,200\t7.5', { comma: 'GROUPS' }],
    ['1.200\t12,5', { comma: 'DECIMAL' }],
    ['100\t12,5', { comma: null }],
    ['1,200\t100', { ask: '1,200', meanings: ['1200', '1.200'] }],
    ['1,200\t12,5\t7.5', { ask: '1,200', meanings: ['1200', '1.200'] }],
  ])('%j settles the comma or asks', (text, expected) => {
    expect(commaOf(blockOf(text))).toEqual(expected)
  })
})

describe('stored entries', () => {
  test('come back as they were', () => {
    const entered = { ...rows([1, null]), name: 'x' }
    expect(storedInputs(JSON.parse(JSON.stringify(entered)), 2026)).toEqual(entered)
  })

  test.each([null, 'x', [], {}, { startYear: 1 }])('%j is no calculation', (stored) => {
    expect(storedInputs(stored, 2026)).toBeNull()
  })

  test('whatever else is stored becomes entries that can be shown', () => {
    const read = storedInputs(
      { startYear: {}, income: [{ name: 5, values: ['x', NaN, [], 3] }, 7], unit: 'BTC', best: 3, finite: 0 },
      2026,
    )
    expect(read).toMatchObject({ startYear: null, unit: 'RUB_THSD', finite: true, best: empty.best })
    expect(read?.income).toEqual([
      { id: 'r1', name: '', values: ['x', null, null, 3] },
      { id: 'r2', name: '', values: [] },
    ])
  })
})
