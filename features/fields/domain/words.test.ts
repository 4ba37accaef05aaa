import { expect, test } from 'vitest'
import { columnTotals, columnTypes, elementKinds, specifiedTypes } from './element-types.ts'
import { column, table } from './samples.ts'
import { numericColumns } from './table.rules.ts'
import { sameValue, type Value } from './values.ts'

test('the words are those of the specification (spec 3 "Dictionaries and profile templates")', () => {
  expect(elementKinds).toEqual(['PLAIN', 'GROUP', 'TABLE'])
  expect(specifiedTypes.join(' ')).toBe(
    'STRING TEXT DATE BOOLEAN INTEGER NUMBER MONEY LIST PERCENT PHONE FILE',
  )
  expect(columnTypes).toEqual(['ADD', 'DISPLAY', 'CALCULATE', 'INFO', 'FILL'])
  expect(columnTotals).toEqual(['NONE', 'SUM', 'AVERAGE'])
})

test('a formula may speak of numbers and of other formulas', () => {
  const sales = table('sales', [
    column({ code: 'name', type: 'STRING', columnType: 'ADD' }),
    column({ code: 'price', type: 'MONEY' }),
    column({ code: 'note', type: 'TEXT' }),
    column({ code: 'total', type: 'NUMBER', columnType: 'CALCULATE', formula: 'price * 2' }),
  ])
  expect(numericColumns(sales).map(({ code }) => code)).toEqual(['price', 'total'])
})

test.each<[Value | undefined, Value | undefined, boolean]>([
  [null, undefined, true],
  ['', null, true],
  [[], null, true],
  [0, null, false],
  [false, null, false],
  ['a', 'a', true],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [{ amount: '1', currency: 'RUB' }, { currency: 'RUB', amount: '1' }, true],
  [{ amount: '1', currency: 'RUB' }, { amount: '1', currency: 'USD' }, false],
])('%j and %j say the same: %s', (a, b, same) => expect(sameValue(a, b)).toBe(same))
