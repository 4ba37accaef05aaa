import { expect, test } from 'vitest'
import type { SnapshotRows } from '../../domain/held.rules.ts'
import { cardWords } from './card-words.ts'
import type { ListedProject } from './shown-project.types.ts'
import { valueWords } from './value-words.ts'

type Field = ListedProject['fields'][number]

const t = (key: string, params: Record<string, unknown> = {}) =>
  `${key.split('.').at(-1)} ${String(params['count'] ?? '')}`
const source = { names: { 7: { ru: 'Энергетика', en: 'Energy' }, 8: { ru: 'Вода', en: '' } }, files: {} }
const plainSpaces = (text: string) => text.replace(/\s/gu, ' ')

test.each([
  ['MONEY', { amount: '1234500', currency: 'RUB' }, 'SHORT', '1,2 млн ₽', 'RUB 1.2M'],
  ['MONEY', { amount: '1234500', currency: 'RUB' }, 'FULL', '1 234 500 ₽', 'RUB 1,234,500'],
  ['INTEGER', 1500, 'SHORT', '1,5 тыс.', '1.5K'],
  ['INTEGER', 999_999, 'SHORT', '1 млн', '1M'],
  ['INTEGER', 1000, 'SHORT', '1 тыс.', '1K'],
  ['INTEGER', 999, 'SHORT', '999', '999'],
  ['NUMBER', -2_500_000_000, 'SHORT', '-2,5 млрд', '-2.5B'],
  ['MONEY', { amount: '48000', currency: 'RUB' }, 'SHORT', '48 тыс. ₽', 'RUB 48K'],
  ['DATE', '2026-11-05', 'FULL', '05.11.2026', '2026/11/05'],
  ['DATE', '2026-11-05', 'MONTH', 'ноябрь 2026', 'November 2026'],
  ['DATE', '2026-11-05', 'YEAR', '2026', '2026'],
  [
    'TEXT',
    `${'Слово '.repeat(100)}конец`,
    'BEGINNING',
    `${'Слово '.repeat(39).trim()}…`,
    `${'Слово '.repeat(39).trim()}…`,
  ],
  ['LIST', [7, 8], 'FULL', 'Энергетика, Вода', 'Energy, Вода'],
  ['FILE', ['a', 'b'], 'COUNT', 'FILE 2', 'FILE 2'],
] as const)('%s %j as %s', (type, value, format, ru, en) => {
  for (const [locale, expected] of [
    ['ru', ru],
    ['en', en],
  ] as const)
    expect(plainSpaces(valueWords({ type }, value as never, { ...source, locale, t }, format))).toBe(expected)
})

const field = (given: Partial<Field> & Pick<Field, 'code' | 'type' | 'value'>): Field => ({
  name: { ru: `Поле ${given.code}`, en: '' },
  ...given,
})

test('a card has chips, the beginning of a table with what is left, and counts, each next to its sign', () => {
  const snapshot: SnapshotRows = {
    count: 5,
    fields: [
      { code: 'year', name: { ru: 'Год', en: 'Year' }, type: 'INTEGER' },
      { code: 'sum', name: { ru: 'Сумма', en: '' }, type: 'INTEGER' },
    ],
    rows: [{ values: { year: 1, sum: 20 } }, { name: { ru: 'Итог', en: 'Total' }, values: { sum: 30 } }],
  }
  const { lines } = cardWords(
    {
      names: source.names,
      fields: [
        field({ code: 'markets', type: 'LIST', value: [7, 8], format: 'CHIPS', picture: { icon: 'globe' } }),
        field({ code: 'sales', type: 'TABLE', value: snapshot }),
        field({ code: 'people', type: 'GROUP', value: snapshot, format: 'COUNT' }),
        field({ code: 'decks', type: 'FILE', value: ['a'] }),
      ],
    },
    'en',
    t,
  )
  expect(lines).toMatchObject([
    { chips: ['Energy', 'Вода'], picture: { icon: 'globe' }, rows: null },
    {
      rows: {
        columns: [{ name: '' }, { name: 'Year' }, { name: 'Сумма' }],
        rows: [{ cells: { year: '1', sum: '20' } }, { cells: { '': 'Total', year: '', sum: '30' } }],
        more: 3,
      },
    },
    { text: 'GROUP 5', rows: null },
    { text: 'FILE 1' },
  ])
})
