import { expect, test } from 'vitest'
import { placeName } from './place-names.rules.ts'
import { column, field, group, plain, table, tree } from './samples.ts'

const words = (ru: string) => ({ ru, en: '' })

const profile = tree(
  plain({ code: 'goal', type: 'TEXT' }),
  group('rivals', [field({ code: 'rival', type: 'STRING' })]),
  table('plan', [column({ code: 'sum', type: 'MONEY' })], {
    fixedRows: [{ key: 'rent', name: words('Аренда'), info: {} }],
  }),
)

const values = {
  items: {
    rivals: ['r1', 'r2'].map((id) => ({ id, rowKey: null, values: {} })),
    plan: [{ id: 'p1', rowKey: 'rent', values: {} }],
  },
}

test.each<[string, Parameters<typeof placeName>[2], unknown[] | undefined]>([
  ['a plain element', { code: 'goal', field: 'goal' }, ['Поле goal', undefined, null, undefined]],
  [
    'a group as a whole',
    { code: 'rivals', item: null, field: 'rivals' },
    ['Поле rivals', undefined, null, undefined],
  ],
  [
    'a field of its second repetition',
    { code: 'rivals', item: 'r2', field: 'rival' },
    ['Поле rivals', 'Поле rival', 2, undefined],
  ],
  [
    'a repetition that is gone',
    { code: 'rivals', item: 'r9', field: 'rival' },
    ['Поле rivals', 'Поле rival', null, undefined],
  ],
  [
    'a cell of a fixed row',
    { code: 'plan', item: 'p1', field: 'sum' },
    ['Поле plan', 'Поле sum', 1, 'Аренда'],
  ],
  ['what the tree does not have', { code: 'gone', field: 'gone' }, undefined],
])('%s', (_name, place, expected) => {
  const named = placeName(profile, values, place)
  expect(named && [named.element.ru, named.field?.ru, named.row, named.rowName?.ru]).toEqual(expected)
})
