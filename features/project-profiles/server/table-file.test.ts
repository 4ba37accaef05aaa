import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readValueOf } from '#platform/domain/typed/reading.ts'
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts'
import { tableFile } from '#platform/server/spreadsheets/table-file.ts'
import type { DataType } from '../../fields/domain/element-types.ts'
import { readFieldText } from '../../fields/domain/pasted-text.rules.ts'
import { column, table, tree } from '../../fields/domain/samples.ts'
import { rowsOf } from '../../fields/domain/table.rules.ts'
import { placeKey, type Item, type Value } from '../../fields/domain/values.ts'
import { guessMapping, linesOfFile } from '../web/table/file/file-mapping.ts'
import { planPaste } from '../web/table/paste/paste-plan.ts'
import { tableCells } from './table-cells.ts'

const names = { 1: { ru: 'Нефть, газ', en: 'Oil, gas' }, 2: { ru: 'Вода', en: 'Water' } }
const idOf = (_dictionary: string, name: string): number | undefined =>
  ([1, 2] as const).find((id) => Object.values(names[id]).includes(name))

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((whole) => whole / 100)
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const text = fc
  .string({
    unit: fc.constantFrom('a', 'я', ' ', '"', ';', ',', '\n', '=', '+', '-', '@', "'", '1'),
    maxLength: 8,
  })
  .map((one) => one.trim())
const currency = fc.constantFrom('RUB' as const, 'USD' as const, 'EUR' as const)
const money = (given: fc.Arbitrary<'RUB' | 'USD' | 'EUR'>) =>
  maybe(fc.record({ amount: cents.map(String), currency: given }))

const kinds: Partial<Record<DataType, fc.Arbitrary<Value>>> = {
  TEXT: maybe(text),
  INTEGER: maybe(fc.integer({ min: -1e9, max: 1e9 })),
  NUMBER: maybe(cents),
  PERCENT: maybe(cents),
  BOOLEAN: maybe(fc.boolean()),
  DATE: maybe(
    fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
  ),
  MONEY: money(currency),
  LIST: maybe(fc.uniqueArray(fc.constantFrom(1, 2), { minLength: 1 })),
}
const titled = (ru: string) => ({ name: { ru, en: '' } })
const columns = (total: 'NONE' | 'SUM') => [
  column({ code: 'way', type: 'STRING', columnType: 'ADD', ...titled('Способ, название') }),
  ...Object.keys(kinds).map((type) =>
    column({ code: type.toLowerCase(), type: type as DataType, multiple: true, ...titled(`Поле ${type}`) }),
  ),
  column({ code: 'cost', type: 'MONEY', currency: 'RUB', total, ...titled('Расходы, за год') }),
  column({ code: 'twice', type: 'NUMBER', columnType: 'CALCULATE', formula: 'cost * 2', total }),
]
const row = fc.record({
  way: text.filter((one) => one !== ''),
  ...Object.fromEntries(Object.entries(kinds).map(([type, kind]) => [type.toLowerCase(), kind])),
  cost: money(fc.constant('RUB' as const)),
})

/** Changes that importing a table's own export would make. */
const changedBy = async (
  total: 'NONE' | 'SUM',
  rows: Record<string, Value>[],
  format: 'xlsx' | 'csv',
  locale: 'ru' | 'en',
) => {
  const costs = table('costs', columns(total))
  const items = rows.map((values, at): Item => ({ id: `r${at}`, rowKey: null, values }))
  const source = { tree: tree(costs), values: { plain: {}, items: { costs: items } }, locale }
  const cells = tableCells(costs, { ...source, references: { names, files: {} } })
  const read = await readSheet('somebody', await tableFile({ name: 'costs', ...cells, format, locale }))
  const typed = costs.columns.filter(({ columnType }) => columnType !== 'CALCULATE')
  const target = { rows: rowsOf(costs, items), nameCode: 'way', columns: typed }
  const { lines, surplus } = linesOfFile(read, guessMapping(read, typed), target, 'replace')
  const storedValues = new Map(
    items.flatMap(({ id, values }) =>
      Object.entries(values).map(([field, value]) => [placeKey({ code: 'costs', item: id, field }), value]),
    ),
  )
  const plan = planPaste(
    lines,
    (field, given) => {
      const value = readValueOf(readFieldText(field, given, { findListValue: idOf }))
      return value === undefined ? { problem: 'INVALID' } : { value }
    },
    {
      element: costs,
      count: items.length,
      numberOf: () => 1,
      valueAt: (place) => storedValues.get(placeKey(place)) ?? null,
      newId: () => 'new',
    },
  )
  return { ...plan, surplus }
}

test.each([
  ['csv', 'ru'],
  ['csv', 'en'],
  ['xlsx', 'ru'],
  ['xlsx', 'en'],
] as const)('a table that is exported and imported again changes nothing: %s, %s', async (format, locale) => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('NONE' as const, 'SUM' as const),
      fc.array(row, { minLength: 1, maxLength: 4 }),
      async (total, rows) => {
        const changed = await changedBy(total, rows, format, locale)
        expect(changed).toMatchObject({ block: { add: [], values: [] }, unread: [], left: 0, surplus: [] })
      },
    ),
    { numRuns: format === 'csv' ? 40 : 15 },
  )
})

test('there is no row of totals when nothing is summed, nor one without a word', async () => {
  const cellsOf = (given: ReturnType<typeof column>[], values: Record<string, Value>) => {
    const costs = table('costs', given)
    const items = { costs: [{ id: 'r', rowKey: null, values }] }
    const references = { names: {}, files: {} }
    return tableCells(costs, { tree: tree(costs), values: { plain: {}, items }, references, locale: 'ru' })
      .rows
  }
  const price = (total: 'NONE' | 'SUM') => column({ code: 'price', type: 'NUMBER', total })
  const name = column({ code: 'name', type: 'STRING' })
  expect(cellsOf([name, price('NONE')], { name: 'a', price: 1.5 })).toEqual([['a', 1.5]])
  expect(cellsOf([name, price('SUM')], { name: 'a' })).toEqual([['a', null]])
  expect(cellsOf([price('SUM'), name], { name: 'a', price: 1.5 })).toEqual([
    [1.5, 'a'],
    [1.5, 'Итого'],
  ])
  expect(cellsOf([price('SUM')], { price: 1.5 })).toEqual([[1.5]])
})

test('a file is written as its language writes numbers', async () => {
  const rows = [['=1+1', 1200.5, '1200,5 RUB']]
  const file = { name: 'a', titles: ['Способ', 'Расходы, ₽', 'Цена'], rows, format: 'csv' } as const
  expect((await tableFile({ ...file, locale: 'ru' })).toString()).toBe(
    '\ufeff"Способ";"Расходы, ₽";"Цена"\r\n"\'=1+1";"1200,5";"1200,5 RUB"\r\n',
  )
  expect((await tableFile({ ...file, locale: 'en' })).toString()).toContain('"1200.5"')
})
