import { expect, test } from 'vitest'
import { column, field, group, plain, table, tree } from '../../../fields/domain/samples.ts'
import {
  emptyProfile,
  placeKey,
  type Item,
  type ProfileValues,
  type Value,
} from '../../../fields/domain/values.ts'
import { differencesOf } from './differences.ts'

const template = tree(
  plain({ code: 'pitch', type: 'TEXT' }),
  plain({ code: 'money', type: 'MONEY' }),
  group('founders', [field({ code: 'who', type: 'STRING' })]),
  table('costs', [column({ code: 'what', type: 'STRING' }), column({ code: 'sum', type: 'INTEGER' })]),
)

const [one, two, three] = ['1', '2', '3'].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
]
const item = (id: string, values: Record<string, Value>): Item => ({ id, rowKey: null, values })
const profile = (given: Partial<ProfileValues>): ProfileValues => ({ ...emptyProfile(), ...given })

test('a value is added, changed or removed; the same one is not reported', () => {
  const before = profile({ plain: { pitch: 'Насос', money: { amount: '1', currency: 'RUB' } } })
  const after = profile({ plain: { pitch: 'Тихий насос', money: { currency: 'RUB', amount: '1' } } })
  expect([...differencesOf(template, before, after).elements]).toEqual([
    ['pitch', { mark: 'changed', items: null }],
  ])
  expect(differencesOf(template, profile({}), after).elements.get('pitch')?.mark).toBe('added')
  expect(
    differencesOf(template, after, profile({ plain: { pitch: '  ' } })).elements.get('pitch')?.mark,
  ).toBe('removed')
})

test('rows are distinguished by themselves, whatever their order', () => {
  const before = profile({
    items: { costs: [item(one, { what: 'Аренда', sum: 1 }), item(two, { what: 'Связь', sum: 2 })] },
  })
  const after = profile({
    items: { costs: [item(three, { what: 'Право' }), item(two, { what: 'Связь', sum: 3 })] },
  })
  const { elements, places } = differencesOf(template, before, after)
  expect(elements.get('costs')).toEqual({ mark: 'changed', items: { added: 1, changed: 1, removed: 1 } })
  const at = (id: string, name: string) => places.get(placeKey({ code: 'costs', item: id, field: name }))
  expect([at(one, 'what'), at(one, 'sum')]).toEqual(['removed', 'removed'])
  expect([at(two, 'what'), at(two, 'sum')]).toEqual([undefined, 'changed'])
  expect([at(three, 'what'), at(three, 'sum')]).toEqual(['added', 'added'])
})

test('repetitions that come for the first time make the element new', () => {
  const after = profile({ items: { founders: [item(one, { who: 'Анна' })] } })
  expect(differencesOf(template, profile({}), after).elements.get('founders')).toEqual({
    mark: 'added',
    items: { added: 1, changed: 0, removed: 0 },
  })
})
