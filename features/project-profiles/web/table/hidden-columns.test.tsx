import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { leaveScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { column, plain, table, tree } from '../../../fields/domain/samples.ts'
import { showProfile } from '../renderer/show-profile-sample.tsx'

beforeAll(() =>
  startWorkTexts({
    'project-profiles/texts/ru.json': () => import('../../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../fields/texts/ru.json'),
  }),
)
afterEach(leaveScreen)

const words = (ru: string) => ({ ru, en: '' })
const profile = tree(
  plain({ code: 'exports', type: 'BOOLEAN', name: words('Экспорт') }),
  table(
    'costs',
    [
      column({ code: 'item', type: 'STRING', columnType: 'ADD', name: words('Статья') }),
      column({ code: 'price', type: 'NUMBER', name: words('Цена') }),
      column({
        code: 'customs',
        type: 'NUMBER',
        name: words('Пошлина'),
        required: true,
        showIf: { code: 'exports', anyOf: [true] },
      }),
      column({
        code: 'all',
        type: 'NUMBER',
        columnType: 'CALCULATE',
        formula: 'price + customs',
        name: words('Всего'),
        total: 'SUM',
      }),
    ],
    { name: words('Смета') },
  ),
)
const row = (id: string, values: Record<string, string | number>) => ({ id, rowKey: null, values })

const heads = async () =>
  within(await screen.findByRole('grid', { name: 'Смета' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .slice(1)
const answer = async (words: string) =>
  userEvent.click(
    within(await screen.findByRole('radiogroup', { name: 'Экспорт' })).getByRole('radio', { name: words }),
  )
const sum = () => screen.getAllByRole('row').at(-1)!.textContent

test('a column comes and goes with an answer outside the table, and counts in formulas only while it is there', async () => {
  const { missing, values } = showProfile(profile, {
    costs: [row('one', { item: 'Стенд', price: 10, customs: 5 }), row('two', { item: 'Насос', price: 1 })],
  })
  expect(await heads()).toEqual(['Статья', 'Цена', 'Всего'])
  expect(sum()).toMatch(/11$/)
  expect(missing()).toEqual([])
  await answer('Да')
  expect(await heads()).toEqual(['Статья', 'Цена', 'Пошлина * обязательно', 'Всего'])
  expect(sum()).toMatch(/16$/)
  expect(missing()).toEqual(['two customs'])
  await answer('Нет')
  expect(await heads()).toEqual(['Статья', 'Цена', 'Всего'])
  expect(sum()).toMatch(/11$/)
  expect(values().items['costs']![0]!.values).toMatchObject({ customs: 5 })
})
