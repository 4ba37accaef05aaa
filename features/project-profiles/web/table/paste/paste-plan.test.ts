import { expect, test } from 'vitest'
import { readValueOf } from '#platform/domain/typed/reading.ts'
import { cellsOfBlock, readFieldText } from '../../../../fields/domain/pasted-text.rules.ts'
import { column, table } from '../../../../fields/domain/samples.ts'
import { rowsOf } from '../../../../fields/domain/table.rules.ts'
import { placeKey, type Value } from '../../../../fields/domain/values.ts'
import { linesOfBlock, planPaste, textsToRead } from './paste-plan.ts'
import type { CellReader } from './read-cells.ts'

const costs = table(
  'costs',
  [
    column({ code: 'item', type: 'STRING', columnType: 'ADD' }),
    column({ code: 'price', type: 'NUMBER' }),
    column({ code: 'twice', type: 'NUMBER', columnType: 'CALCULATE', formula: 'price * 2' }),
    column({ code: 'paper', type: 'FILE' }),
  ],
  { maxRows: 4, fixedRows: [{ key: 'rent', name: { ru: 'Аренда', en: '' }, info: {} }] },
)
const rows = rowsOf(costs, [
  { id: 'r', rowKey: 'rent' },
  { id: 'a', rowKey: null },
])
const storedValues: Record<string, Value> = { 'costs/a/item': 'Насос', 'costs/a/price': 5 }
const read: CellReader = (field, text) => {
  const value = readValueOf(readFieldText(field, text))
  return value === undefined ? { problem: 'NOT_A_NUMBER' } : { value }
}
const plan = (text: string, at = { row: 0, column: 0 }, given = costs) => {
  let id = 0
  const lines = linesOfBlock(cellsOfBlock(text), at, rows, given.columns)
  return planPaste(lines, read, {
    element: given,
    count: rows.length,
    numberOf: (row) => rows.indexOf(row) + 1,
    valueAt: (place) => storedValues[placeKey(place)] ?? null,
    newId: () => `new${(id += 1)}`,
  })
}

test('changes what differs, adds rows, and leaves names and calculated cells alone', () => {
  const { block, before, unread, left } = plan('Другое\t7\t14\nНасос\t6\t12\nТруба\t8\t16\n')
  expect(block.add.map(({ id }) => id)).toEqual(['new1'])
  expect(block.values.map(({ place, value }) => [place.item, place.field, value])).toEqual([
    ['r', 'price', 7],
    ['a', 'price', 6],
    ['new1', 'item', 'Труба'],
    ['new1', 'price', 8],
  ])
  expect(before.map(({ value }) => value)).toEqual([null, 5])
  expect([unread, left]).toEqual([[], 0])
})

test('reports what cannot be read, and leaves those cells out', () => {
  const { block, unread } = plan('много\t\tплан.pdf', { row: 1, column: 1 })
  expect(block.values).toEqual([])
  expect(unread.map(({ row, column: { code }, text, problem }) => [row, code, text, problem])).toEqual([
    [2, 'price', 'много', 'NOT_A_NUMBER'],
    [2, 'paper', 'план.pdf', 'FILES_ONE_BY_ONE'],
  ])
})

test('counts the cells beyond the last column, except rows that do not fit themselves', () => {
  const block = '1\tа\tб\n2\tв\t \n3\tг\tд'
  const {
    block: { add },
    outside,
    left,
  } = plan(block, { row: 2, column: 3 })
  expect([outside, left, add.length]).toEqual([3, 1, 2])
  expect(plan('1\t2', { row: 0, column: 1 }).outside).toBe(0)
})

test('names the required columns that stay empty in new rows, and in no others', () => {
  const requiring = {
    ...costs,
    columns: costs.columns.map((one) => ({ ...one, required: one.type !== 'FILE' })),
  }
  const lacking = (text: string, at: { row: number; column: number }) =>
    [...plan(text, at, requiring).lacking].map(({ code }) => code)
  expect(lacking('1\n2', { row: 0, column: 1 })).toEqual([])
  expect(lacking('1\n2', { row: 1, column: 1 })).toEqual(['item'])
  expect(lacking('а\tмного', { row: 2, column: 0 })).toEqual(['price'])
})

test('adds no more rows than there may be, and none to a closed table', () => {
  const long = Array.from({ length: 6 }, (_none, at) => `Строка ${at}`).join('\n')
  expect(plan(long)).toMatchObject({ left: 2, block: { add: [{ id: 'new1' }, { id: 'new2' }] } })
  expect(plan(long, { row: 0, column: 0 }, { ...costs, rowsClosed: true })).toMatchObject({
    left: 4,
    block: { add: [] },
  })
})

test('reads only what may be typed', () => {
  const lines = linesOfBlock([['Другое', '7', '14']], { row: 0, column: 0 }, rows, costs.columns)
  expect(textsToRead(costs, lines).map(({ field }) => field.code)).toEqual(['price'])
})
