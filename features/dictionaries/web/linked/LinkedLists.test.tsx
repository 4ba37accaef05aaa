import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getDictionary, listDictionaries } from '../../contract/dictionary.endpoints.ts'
import { listDictionaryEntries } from '../../contract/entry.endpoints.ts'
import { cities, kazan } from '../dictionary.samples.ts'
import { LinkedLists } from './LinkedLists.tsx'

const competencies = {
  ...cities,
  id: 9,
  code: 'COMPETENCIES',
  name: 'Компетенции',
  parent: { id: 8, code: 'GROUPS', name: 'Группы' },
}

let server: ReturnType<typeof fakeServer>

const show = (search = '') => showScreen(LinkedLists, `/admin/linked-lists${search}`)

beforeAll(() => startWorkTexts({ 'dictionaries/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  server.on(listDictionaries, ({ query }) => ({
    items: query['findText'] ? [competencies] : [cities],
    total: 2,
    totalIsExact: true,
    next: null,
  }))
  server.on(getDictionary, () => competencies)
  server.on(listDictionaryEntries, () => ({ items: [kazan], total: 1, totalIsExact: true, next: null }))
})

afterEach(leaveScreen)

test('a link beyond the first is found by its name, and is in the address', async () => {
  const { history } = show()
  const choice = await screen.findByRole<HTMLInputElement>('combobox', { name: named('Связь') })
  expect(choice.value).toBe('Регионы → Города')
  await userEvent.clear(choice)
  await userEvent.type(choice, 'комп')
  await userEvent.click(await screen.findByRole('option', { name: /Группы → Компетенции/ }))
  expect(history.location.search).toBe('?child=9')
  expect(await screen.findByRole('region', { name: 'Группы' })).toBeDefined()
  expect(server.sentTo(listDictionaries).at(-1)?.query).toMatchObject({
    linkedOnly: 'true',
    findText: 'комп',
  })
})

test('values are linked once a parent is chosen, and only active ones are offered', async () => {
  show()
  const free = within(await screen.findByRole('region', { name: named('Ещё не связанные') }))
  await userEvent.click(await free.findByRole('checkbox', { name: /Казань/ }))
  const link = free.getByRole<HTMLButtonElement>('button', { name: named('Связать выбранные') })
  expect(link.disabled).toBe(true)
  const above = within(screen.getByRole('region', { name: 'Регионы' }))
  await userEvent.click(above.getByRole('radio', { name: /Казань/ }))
  expect(link.disabled).toBe(false)
  expect(
    server
      .sentTo(listDictionaryEntries)
      .slice(0, 2)
      .map(({ query }) => query['status']),
  ).toEqual(['ACTIVE', 'ACTIVE'])
})

test('without a link says what links are for; failures and denials are shown', async () => {
  server.on(listDictionaries, () => ({ items: [], total: 0, totalIsExact: true, next: null }))
  show()
  expect(await screen.findByText('Связанных справочников пока нет')).toBeDefined()
  leaveScreen()
  server.on(listDictionaries, () => refuse('SERVICE_UNAVAILABLE'))
  show()
  expect(await screen.findByRole('button', { name: named('Повторить') })).toBeDefined()
  leaveScreen()
  server.on(listDictionaries, () => refuse('ACCESS_DENIED'))
  show()
  expect(await screen.findByText(named('Нет доступа'))).toBeDefined()
})
