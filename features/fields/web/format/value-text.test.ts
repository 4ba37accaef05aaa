import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { field } from '../../domain/samples.ts'
import type { DataType } from '../../domain/element-types.ts'
import type { Field } from '../../domain/tree.ts'
import type { Value } from '../../domain/values.ts'
import { valueText } from './value-text.ts'

beforeAll(async () => {
  const { default: fields } = await import('../../texts/ru.json')
  await i18next.init({ lng: 'ru', resources: { ru: { fields } } })
})

const source = {
  names: { 7: { ru: 'Энергетика', en: 'Energy' }, 8: { ru: 'Вода', en: '' } },
  files: { '0b0e5c0e-1111-4222-8333-944445555666': { name: 'План.xlsx', size: 10 } },
}

const read = (locale: 'ru' | 'en', type: DataType, value: Value, given: Partial<Field> = {}): string =>
  valueText(field({ code: 'x', type, ...given }), value, { ...source, locale }).replace(
    /[\u00a0\u202f]/g,
    ' ',
  )

test.each<[DataType, Value, string, string]>([
  ['STRING', 'Насос', 'Насос', 'Насос'],
  ['DATE', '2026-03-01', '01.03.2026', '2026/03/01'],
  ['BOOLEAN', true, 'Да', 'Да'],
  ['BOOLEAN', false, 'Нет', 'Нет'],
  ['INTEGER', 12000, '12 000', '12,000'],
  ['NUMBER', 1234.5, '1 234,5', '1,234.5'],
  ['PERCENT', 12.25, '12,25 %', '12.25%'],
  ['MONEY', { amount: '1500000', currency: 'RUB' }, '1 500 000 ₽', 'RUB 1,500,000'],
  ['MONEY', { amount: '9.5', currency: 'USD' }, '9,50 $', '$9.50'],
  ['LIST', [7, 8], 'Энергетика, Вода', 'Energy, Вода'],
  ['PHONE', { country: 'RU', number: '+79123456789' }, '+7 912 345-67-89', '+7 912 345-67-89'],
  ['PHONE', { country: 'GB', number: '+442071234567' }, '+44 207 123-45-67', '+44 207 123-45-67'],
  ['PHONE', { country: 'UA', number: '+380441234567' }, '+380 441 234 567', '+380 441 234 567'],
  ['FILE', ['0b0e5c0e-1111-4222-8333-944445555666'], 'План.xlsx', 'План.xlsx'],
])('%s %j', (type, value, ru, en) => {
  expect([read('ru', type, value), read('en', type, value)]).toEqual([ru, en])
})

test('a rich text is read without its marks, a number with its unit, nothing as nothing', () => {
  const rich = '<p>Мы &amp; насос</p><ul><li><p>тихий</p></li><li>дешёвый</li></ul>'
  expect(read('ru', 'TEXT', rich, { rich: true })).toBe('Мы & насос\n• тихий\n• дешёвый')
  expect(read('ru', 'INTEGER', 3, { unit: { ru: 'чел.', en: '' } })).toBe('3 чел.')
  expect([null, '', '  ', []].map((value) => read('ru', 'STRING', value))).toEqual(['', '', '', ''])
})

test('what is not a value of its type yet is shown as it was typed', () => {
  expect(read('ru', 'INTEGER', '12 штук')).toBe('12 штук')
  expect(read('ru', 'MONEY', { amount: 'много', currency: 'RUB' })).toBe('много')
})
