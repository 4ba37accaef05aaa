import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellsOfBlock, valueFromText } from './pasted-text.rules.ts'
import { numberFromText } from '../types/number/number.type.ts'
import { possibleNames } from '../types/list/list.type.ts'
import { field } from './samples.ts'

test('a copied block falls into rows and cells', () => {
  expect(cellsOfBlock('a\tb\r\nc\t"d\ne ""f"""\n')).toEqual([
    ['a', 'b'],
    ['c', 'd\ne "f"'],
  ])
  expect(cellsOfBlock('one')).toEqual([['one']])
  expect(cellsOfBlock('\t')).toEqual([['', '']])
})

test('what a spreadsheet writes is read back', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'я', ' ', '"', '\t', '\n', '1') })
  const write = (text: string) => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      (rows) => {
        const text = `${rows.map((row) => row.map(write).join('\t')).join('\n')}\n`
        expect(cellsOfBlock(text)).toEqual(rows)
      },
    ),
  )
})

test.each([
  ['1 234,56', 1234.56],
  ['1\u00a0234,56 ₽', 1234.56],
  ['1,234.56', 1234.56],
  ['1.234,56', 1234.56],
  ['1,234,567', 1234567],
  ['12 %', 12],
  ['−3', -3],
  ['(45)', -45],
  ['0,5', 0.5],
  ['12x', null],
  ['', null],
  ['1e5', null],
] as const)('“%s” is the number %s', (text, expected) => expect(numberFromText(text)).toBe(expected))

describe('a pasted text', () => {
  const find = (_dictionary: string, name: string) => ({ ИТ: 1, АПК: 2 })[name]
  const read = (type: Parameters<typeof field>[0]['type'], text: string, more = {}) =>
    valueFromText(field({ code: 'f', type, ...more }), text, find)

  test.each([
    ['DATE', '24.11.2026', '2026-11-24'],
    ['DATE', '2026/11/24', '2026-11-24'],
    ['DATE', 'завтра', undefined],
    ['BOOLEAN', 'Да', true],
    ['BOOLEAN', 'нет', false],
    ['BOOLEAN', 'может быть', undefined],
    ['MONEY', '1 500 000 ₽', { amount: '1500000', currency: 'RUB' }],
    ['MONEY', '$20.50', { amount: '20.5', currency: 'USD' }],
    ['MONEY', '300 руб.', { amount: '300', currency: 'RUB' }],
    ['MONEY', 'EUR 1 200,50', { amount: '1200.5', currency: 'EUR' }],
    ['MONEY', '7р', { amount: '7', currency: 'RUB' }],
    ['MONEY', '5 млн', undefined],
    ['MONEY', '12,5 тыс. руб.', undefined],
    ['MONEY', '12abc', undefined],
    ['MONEY', '$5 EUR', undefined],
    ['LIST', 'АПК', [2]],
    ['LIST', 'Космос', undefined],
    ['STRING', '  ', null],
  ] as const)('in a field of %s: “%s”', (type, text, expected) => {
    expect(read(type, text)).toEqual(expected)
  })

  test('may name several values of a list', () => {
    expect(read('LIST', 'ИТ; АПК; ИТ', { multiple: true })).toEqual([1, 2])
    expect(read('LIST', 'ИТ, АПК', { multiple: true })).toEqual([1, 2])
    expect(read('LIST', 'ИТ, Космос', { multiple: true })).toBeUndefined()
  })

  test('may name a value that holds a comma', () => {
    const findOil = (_dictionary: string, name: string) => ({ 'Нефть, газ': 3, ИТ: 1 })[name]
    const several = field({ code: 'f', type: 'LIST', multiple: true })
    expect(valueFromText(several, 'Нефть, газ', findOil)).toEqual([3])
    expect(valueFromText(several, 'Нефть, газ; ИТ', findOil)).toEqual([3, 1])
    expect(possibleNames(several, ' Нефть, газ; ИТ')).toEqual([
      'Нефть, газ; ИТ',
      'Нефть, газ',
      'ИТ',
      'Нефть',
      'газ',
    ])
  })
})

test.each([
  ['2', 2],
  ['2,0', 2],
  ['Хорошо', 2],
  ['2 — хорошо', 2],
  ['good', 2],
  ['Не могу судить', 'CANNOT_JUDGE'],
  ['3', undefined],
  ['2.5', undefined],
  ['отлично', undefined],
  ['', null],
])('“%s” on a scale means %s', (text, value) => {
  const scale = field({
    code: 'x',
    type: 'SCALE',
    mayAbstain: true,
    grades: [
      { points: 1, meaning: { ru: 'Плохо', en: '' } },
      { points: 2, meaning: { ru: 'Хорошо', en: 'Good' } },
    ],
  })
  expect(valueFromText(scale, text, () => undefined)).toBe(value)
})
