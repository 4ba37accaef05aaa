import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tableFormulas } from '../../../../fields/contract/table-formulas.ts'
import { column, table } from '../../../../fields/domain/samples.ts'
import { calculatedCells } from '../../../../fields/domain/table.rules.ts'
import { createFormulaSheet } from './formula-sheet.ts'

const calculated = (code: string, formula: string) =>
  column({ code, type: 'NUMBER', columnType: 'CALCULATE', formula, total: 'SUM' })

const sales = table('sales', [
  column({ code: 'price', type: 'NUMBER' }),
  column({ code: 'count', type: 'NUMBER', total: 'AVERAGE' }),
  calculated('cost', 'price * count'),
  calculated('share', 'cost / sum(cost) * 100'),
  calculated('growing', 'previous(growing) + cost'),
  calculated('change', 'count - previous(count)'),
])
const formulas = tableFormulas(sales)

const number = fc.option(fc.integer({ min: -9, max: 9 }), { nil: null })
const row = fc.record({ price: number, count: number })
const change = fc.record({ at: fc.nat(11), code: fc.constantFrom('price', 'count'), number })

test('whatever is changed, the sheet shows what the formulas give from the beginning', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 12 }),
      fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 8 }),
      (rows, batches) => {
        const sheet = createFormulaSheet(sales.columns, formulas)
        const items = rows.map((values, at) => ({ id: String(at), rowKey: null, values: { ...values } }))
        sheet.place(items.map(({ id, values }) => ({ id, numbers: values })))
        sheet.settle()
        const same = () => {
          const expected = calculatedCells(items, formulas)
          items.forEach(({ id }, at) => {
            for (const code of formulas.keys()) expect(sheet.at(id, code)).toBe(expected[at]![code])
          })
        }
        same()
        for (const batch of batches) {
          for (const one of batch) {
            const item = items[one.at]
            if (!item) continue
            item.values[one.code as 'price'] = one.number
            sheet.change(item.id, one.code, one.number)
          }
          sheet.settle()
          same()
        }
      },
    ),
  )
})

test('reports which cells show something else, and the totals below', () => {
  const sheet = createFormulaSheet(sales.columns, formulas)
  sheet.place([
    { id: 'a', numbers: { price: 2, count: 3 } },
    { id: 'b', numbers: { price: 1, count: 4 } },
  ])
  sheet.settle()
  expect([sheet.total('cost'), sheet.total('count'), sheet.total('share')]).toEqual([10, 3.5, 100])
  sheet.change('b', 'price', 2)
  const reported = sheet.settle().map(({ id, code }) => `${id}.${code}`)
  expect(reported.toSorted()).toEqual(['a.share', 'b.cost', 'b.growing', 'b.share'])
  expect(sheet.total('cost')).toBe(14)
  expect(sheet.settle()).toEqual([])
})
