import { expect, test } from 'vitest'
import { field } from '../../fields/domain/samples.ts'
import type { Field } from '../../fields/domain/tree.ts'
import { exampleOf } from './sample.rules.ts'

const words = { line: 'Пример', text: 'Это пример', yes: 'Да' }
const lookup = {
  listValue: (_dictionary: string, name: string) => (name === 'Энергетика' ? 1 : undefined),
  phone: (number: string) => ({ country: 'RU', number: number.replace(/[^+\d]/g, '') }),
}
const exampleFor = (given: Partial<Field> & Pick<Field, 'type'>, listed = 'Энергетика') =>
  exampleOf(field({ code: 'one', ...given }), words, listed, lookup)

test.each<[string, Partial<Field> & Pick<Field, 'type'>]>([
  ['Пример', { type: 'STRING' }],
  ['example.com', { type: 'STRING', limits: { webAddress: true } }],
  ['Это пример', { type: 'TEXT' }],
  ['Пример', { type: 'TEXT', limits: { maxLength: 8 } }],
  ['2026-03-01', { type: 'DATE' }],
  ['2030-01-01', { type: 'DATE', limits: { from: '2030-01-01' } }],
  ['Да', { type: 'BOOLEAN' }],
  ['10', { type: 'INTEGER' }],
  ['100', { type: 'NUMBER', limits: { min: 100 } }],
  ['5', { type: 'PERCENT', limits: { max: 5 } }],
  ['500', { type: 'MONEY', limits: { max: 500 } }],
  ['Энергетика', { type: 'LIST', dictionary: 'INDUSTRIES' }],
  ['+7 495 123-45-67', { type: 'PHONE' }],
])('%s is an example its field would take', (example, given) => {
  expect(exampleFor(given)).toBe(example)
})

test('a field that no example fits stays empty', () => {
  expect(exampleFor({ type: 'STRING', limits: { maxLength: 2 } })).toBe('')
  expect(exampleFor({ type: 'LIST', dictionary: 'EMPTY' }, '')).toBe('')
  expect(exampleFor({ type: 'FILE' })).toBe('')
})
