import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Reading } from '#platform/domain/typed/reading.ts'
import { readValueOf } from '#platform/domain/typed/reading.ts'
import { possibleNames } from '../types/list/list.type.ts'
import { cellsOfBlock, readFieldText, readFieldValue } from './pasted-text.rules.ts'
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

describe('a pasted text', () => {
  const find = (_dictionary: string, name: string) => ({ ИТ: 1, АПК: 2 })[name]
  const read = (type: Parameters<typeof field>[0]['type'], text: string, more = {}) =>
    readValueOf(readFieldText(field({ code: 'f', type, ...more }), text, { findListValue: find }))

  test.each([
    ['DATE', '24.11.2026', '2026-11-24'],
    ['DATE', '2026/11/24', '2026-11-24'],
    ['DATE', 'завтра', undefined],
    ['BOOLEAN', 'Да', true],
    ['BOOLEAN', 'нет', false],
    ['BOOLEAN', 'может быть', undefined],
    ['MONEY', '1 500 000 ₽', { amount: '1500000', currency: 'RUB' }],
    ['MONEY', '$20.50', { amount: '20.50', currency: 'USD' }],
    ['MONEY', '300 руб.', { amount: '300', currency: 'RUB' }],
    ['MONEY', 'EUR 1 200,50', { amount: '1200.50', currency: 'EUR' }],
    ['MONEY', '7р', { amount: '7', currency: 'RUB' }],
    ['MONEY', '3,5 млн', { amount: '3500000', currency: 'RUB' }],
    ['MONEY', '12,5 тыс. руб.', { amount: '12500', currency: 'RUB' }],
    ['MONEY', '$2.5M', { amount: '2500000', currency: 'USD' }],
    ['MONEY', '$100,000', { amount: '100000', currency: 'USD' }],
    ['MONEY', '1,200', undefined],
    ['MONEY', '15 %', undefined],
    ['MONEY', '—', null],
    ['PERCENT', '15 %', 15],
    ['PERCENT', '15 руб.', undefined],
    ['NUMBER', '1 200 ₽', 1200],
    ['BOOLEAN', '-', false],
    ['STRING', '304500116000157', '304500116000157'],
    ['STRING', '3,04500116000157E+14', undefined],
    ['STRING', '12E5', '12E5'],
    ['STRING', '#N/A', undefined],
    ['TEXT', '#ССЫЛКА!', undefined],
    ['PHONE', '8 912 345-67-89', undefined],
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

  test('may name a value that contains a comma', () => {
    const findOil = (_dictionary: string, name: string) => ({ 'Нефть, газ': 3, ИТ: 1 })[name]
    const several = field({ code: 'f', type: 'LIST', multiple: true })
    const readOil = (text: string) => readFieldText(several, text, { findListValue: findOil })
    expect(readOil('Нефть, газ')).toEqual({ value: [3] })
    expect(readOil('Нефть, газ; ИТ')).toEqual({ value: [3, 1] })
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
  expect(readValueOf(readFieldText(scale, text))).toBe(value)
})

test.each([
  ['INTEGER', '1,200', {}, { value: 1200, assumed: true }],
  ['NUMBER', '1,200', {}, { ambiguous: [1200, 1.2] }],
  ['NUMBER', '1,200', { limits: { max: 100 } }, { value: 1.2, assumed: true }],
  ['NUMBER', '12,345', {}, { ambiguous: [12345, 12.345] }],
  ['NUMBER', '1,200,300', { limits: { max: 100 } }, { fault: 'TOO_BIG' }],
  ['STRING', '3.045E+14', {}, { fault: 'DIGITS_LOST' }],
  ['DATE', '#DIV/0!', {}, { fault: 'CELL_ERROR' }],
  ['DATE', '31.12.0026', {}, { fault: 'INVALID_DATE' }],
  ['DATE', '1.2.26', {}, { value: '2026-02-01', assumed: true }],
  ['DATE', '03/04/2025', {}, { ambiguous: ['2025-04-03', '2025-03-04'] }],
  ['DATE', '03/04/2025', { limits: { from: '2025-04-01' } }, { value: '2025-04-03', assumed: true }],
] as const)('what may be saved of %s “%s” in %o is %o', (type, text, more, reading) =>
  expect(readFieldValue(field({ code: 'f', type, ...more }), text)).toEqual(
    reading satisfies Reading<unknown>,
  ),
)
