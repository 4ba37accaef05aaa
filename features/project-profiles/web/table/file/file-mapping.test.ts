import { describe, expect, test } from 'vitest'
import { column } from '../../../../fields/domain/samples.ts'
import { guessMapping, linesOfFile, totalsRowOf } from './file-mapping.ts'

const words = (ru: string, en = '') => ({ ru, en })
const columns = [
  column({ code: 'item', type: 'STRING', columnType: 'ADD', name: words('Статья', 'Item') }),
  column({ code: 'price', type: 'NUMBER', name: words('Цена', 'Price') }),
  column({ code: 'count', type: 'NUMBER', name: words('Количество', 'Quantity') }),
]

describe('what the columns of a file are', () => {
  test('is found by the row that names them, in either language, whatever is above', () => {
    expect(guessMapping([['Смета на 2026 год'], [], ['КОЛИЧЕСТВО', '', 'Цена, ₽']], columns)).toEqual({
      head: 2,
      codes: ['count', null, 'price'],
    })
    expect(guessMapping([['Item', 'Quantity', 'Price (RUB)', 'Note']], columns).codes).toEqual([
      'item',
      'count',
      'price',
      null,
    ])
  })

  test('is their order where no row names them', () => {
    expect(guessMapping([['Насос', '5', '2']], columns)).toEqual({
      head: null,
      codes: ['item', 'price', 'count'],
    })
  })

  test('contains no column twice', () => {
    expect(guessMapping([['Цена', 'Цена']], columns).codes).toEqual(['price', null])
  })
})

describe('the lines of a file', () => {
  const row = (id: string) => ({ item: { id, rowKey: null }, fixed: null })
  const salaries = {
    item: { id: 'f', rowKey: 'salaries' },
    fixed: { key: 'salaries', name: words('Зарплаты', 'Salaries'), info: {} },
  }
  const rows = [
    ['Статья', 'Цена'],
    ['Аренда', '5'],
    ['', ''],
    ['зарплаты', '9'],
  ]
  const mapping = { head: 0, codes: ['item', 'price'] }
  const table = { rows: [salaries, row('a'), row('b')], nameCode: 'item', columns }

  test('are new rows, but for those the template has', () => {
    const { lines, surplus } = linesOfFile(rows, mapping, table, 'append')
    expect(lines.map((line) => line.row?.item.id ?? null)).toEqual([null, 'f'])
    expect(surplus).toEqual([])
  })

  test('take the place of the rows that are there, and what is left over goes', () => {
    const { lines, surplus } = linesOfFile(rows, mapping, table, 'replace')
    expect(lines.map((line) => line.row?.item.id ?? null)).toEqual(['a', 'f'])
    expect(lines[0]!.texts.get('count')).toBe('')
    expect(surplus).toEqual(['b'])
  })

  test('leave out the sums that are below a downloaded table', () => {
    const { lines } = linesOfFile([...rows, ['Итого', '14']], mapping, table, 'append')
    expect(lines.map(({ texts }) => texts.get('item'))).toEqual(['Аренда', 'зарплаты'])
  })

  test.each([
    ['sums', ['Итого', '14,00 RUB'], 4],
    ['averages', ['Total', '7'], 4],
    ['the word alone', ['ИТОГО:', ''], 4],
    ['a number that sums nothing', ['Итого', '15'], null],
    ['a remark', ['Итого', 'см. ниже'], null],
    ['no word', ['', '14'], null],
  ])('have below them %s', (_what, last, at) => {
    expect(totalsRowOf([...rows, last], mapping)).toBe(at)
  })

  test('are no totals when nothing is above', () => {
    expect(
      totalsRowOf(
        [
          ['Статья', 'Цена'],
          ['Итого', ''],
        ],
        mapping,
      ),
    ).toBeNull()
  })
})
