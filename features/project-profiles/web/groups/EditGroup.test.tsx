import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { leaveScreen, named, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { field, group, plain, tree } from '../../../fields/domain/samples.ts'
import { showProfile } from '../renderer/show-profile-sample.tsx'

beforeAll(() =>
  startWorkTexts({
    'project-profiles/texts/ru.json': () => import('../../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../fields/texts/ru.json'),
  }),
)
afterEach(leaveScreen)

const words = (ru: string) => ({ ru, en: '' })
const people = group(
  'people',
  [
    field({ code: 'name', type: 'STRING', name: words('Имя'), required: true }),
    field({ code: 'owns', type: 'BOOLEAN', name: words('Есть доля') }),
    field({
      code: 'share',
      type: 'PERCENT',
      name: words('Доля'),
      required: true,
      showIf: { code: 'owns', anyOf: [true] },
    }),
    field({
      code: 'visa',
      type: 'STRING',
      name: words('Виза'),
      showIf: { code: 'abroad', anyOf: [true] },
    }),
  ],
  { name: words('Люди') },
)
const profile = tree(plain({ code: 'abroad', type: 'BOOLEAN', name: words('За рубежом') }), people)

const person = (id: string, owns: boolean) => ({
  id,
  rowKey: null,
  values: { name: id, owns, share: 40 },
  versions: { name: 1, owns: 1, share: 1 },
})

const show = () => showProfile(profile, { people: [person('anna', true), person('ivan', false)] })

const card = async (at: number) => within((await screen.findAllByRole('listitem'))[at]!)
const shareIn = async (at: number) => (await card(at)).queryByRole('textbox', { name: /^Доля/ })

test('a field that depends on a neighbour appears and disappears in its own card, and keeps its value', async () => {
  const { saved } = show()
  expect(await shareIn(0)).not.toBeNull()
  expect(await shareIn(1)).toBeNull()
  await userEvent.click((await card(1)).getByRole('radio', { name: 'Да' }))
  const came = (await shareIn(1)) as HTMLInputElement
  expect(came.value).toBe('40')
  await userEvent.click((await card(0)).getByRole('radio', { name: 'Нет' }))
  expect(await shareIn(0)).toBeNull()
  await userEvent.click((await card(0)).getByRole('radio', { name: 'Да' }))
  expect(((await shareIn(0)) as HTMLInputElement).value).toBe('40')
  await waitFor(() => expect(saved.length).toBeGreaterThan(0), { timeout: 4000 })
  expect(saved.map((one) => one.field)).not.toContain('share')
})

test('what is hidden is not missed; emptied and shown again it is', async () => {
  const { missing } = show()
  expect(missing()).toEqual([])
  await userEvent.clear((await shareIn(0))!)
  expect(missing()).toEqual(['anna share'])
  await userEvent.click((await card(0)).getByRole('radio', { name: 'Нет' }))
  expect(missing()).toEqual([])
  await userEvent.click((await card(0)).getByRole('radio', { name: 'Да' }))
  expect(missing()).toEqual(['anna share'])
})

test('a field that depends on an answer outside the group appears in every card', async () => {
  show()
  expect(screen.queryAllByRole('textbox', { name: 'Виза' })).toHaveLength(0)
  const outside = within(await screen.findByRole('radiogroup', { name: named('За рубежом') }))
  await userEvent.click(outside.getByRole('radio', { name: 'Да' }))
  expect(await screen.findAllByRole('textbox', { name: 'Виза' })).toHaveLength(2)
})
