import { expect, test } from 'vitest'
import type { ElementTree, PlainElement } from '../../fields/domain/tree.ts'
import { criteriaOfForm } from './criteria.rules.ts'
import { maxCriteria } from './limits.ts'

const question = (name: string, more: Partial<PlainElement> = {}): PlainElement => ({
  kind: 'PLAIN',
  code: name,
  name: { ru: name, en: '' },
  shortName: { ru: '', en: '' },
  description: { ru: '', en: '' },
  help: { ru: '', en: '' },
  type: 'SCALE',
  required: false,
  limits: {},
  ...more,
})

const form = (...elements: PlainElement[]): ElementTree => ({
  sections: [{ id: 'a', name: { ru: '', en: '' }, description: { ru: '', en: '' }, elements }],
})

test('only scales that count become criteria, in the reader’s language', () => {
  const tree = form(
    question('Рынок', {
      name: { ru: 'Рынок', en: 'Market' },
      description: { ru: 'Объём', en: 'Size' },
      weight: 3,
    }),
    question('Вывод', { type: 'TEXT' }),
    question('Риск', { independent: true }),
    question('Команда'),
  )
  expect(criteriaOfForm(tree, 'en')).toEqual([
    { name: 'Market', description: 'Size', weight: 3 },
    { name: 'Команда', description: '', weight: 1 },
  ])
})

test.each([
  [
    [50, 25, 1],
    [10, 5, 1],
  ],
  [
    [100, 1],
    [10, 1],
  ],
  [
    [0.5, 2],
    [1, 2],
  ],
])('weights %j become %j', (weights, expected) => {
  const tree = form(...weights.map((weight, at) => question(`q${at}`, { weight })))
  expect(criteriaOfForm(tree, 'ru').map(({ weight }) => weight)).toEqual(expected)
})

test('a form with more scales gives as many criteria as a jury may have', () => {
  const tree = form(...Array.from({ length: maxCriteria + 5 }, (_, at) => question(`q${at}`)))
  expect(criteriaOfForm(tree, 'ru')).toHaveLength(maxCriteria)
})
