import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getDictionary } from '../../contract/dictionary.endpoints.ts'
import { compareDictionaryVersions, listDictionaryVersions } from '../../contract/journal.endpoints.ts'
import { deleteValues, editValue, listDictionaryEntries } from '../../contract/entry.endpoints.ts'
import { listDictionaryValues } from '../../contract/value.endpoints.ts'
import { cities, journal, kazan } from '../dictionary.samples.ts'
import { DictionaryDetails } from './DictionaryDetails.tsx'

let server: ReturnType<typeof fakeServer>

const show = (search = '?id=3') => showScreen(DictionaryDetails, `/admin/dictionaries/details${search}`)
const action = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: /Ещё действия: Казань/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: named(name) }))
}

beforeAll(() => startWorkTexts({ 'dictionaries/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  server.on(getDictionary, () => cities)
  server.on(listDictionaryEntries, () => ({ items: [kazan], total: 1, totalIsExact: true, next: null }))
})

afterEach(leaveScreen)

test('shows that it is coming until the answer is there', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  show()
  expect(await screen.findByText('Загружаем…')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows its values once they are there, and its ancestors', async () => {
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Города' })).toBeDefined()
  expect(await screen.findByRole('row', { name: /Казань.*Республика Татарстан/ })).toBeDefined()
  const above = screen.getByRole('link', { name: 'Регионы' })
  expect(above.getAttribute('href')).toBe('/admin/dictionaries/details?id=2')
})

test.each([
  ['is not there', 'NOT_FOUND', 'Страница не найдена'],
  ['is not for everybody', 'ACCESS_DENIED', 'Нет доступа'],
  ['cannot be loaded now', 'SERVICE_UNAVAILABLE', 'Не получилось загрузить'],
] as const)('a dictionary that %s is shown as such', async (_what, code, words) => {
  server.on(getDictionary, () => refuse(code))
  show()
  expect(await screen.findByText(named(words))).toBeDefined()
})

test('an address without an id names no dictionary and asks nobody', async () => {
  show('')
  expect(await screen.findByText(named('Страница не найдена'))).toBeDefined()
  expect(server.sentTo(getDictionary)).toEqual([])
})

test('says what to do first while it is empty', async () => {
  server.on(listDictionaryEntries, () => ({ items: [], total: 0, totalIsExact: true, next: null }))
  show()
  expect(await screen.findByText('Значений пока нет')).toBeDefined()
})

test('offers a parent from every dictionary above, the nearest first', async () => {
  const value = (id: number, name: string, parent: string | null) => ({
    id,
    code: String(id),
    name,
    status: 'ACTIVE' as const,
    parent: parent === null ? null : { id: 1, name: parent },
  })
  server.on(listDictionaryValues, ({ query }) => ({
    items:
      query['code'] === 'REGIONS' ? [value(22, 'Тверская область', 'Россия')] : [value(12, 'Тонга', null)],
    total: 1,
    totalIsExact: true,
    next: null,
  }))
  server.on(editValue, () => kazan)
  show()
  await action('Изменить')
  const form = within(await screen.findByRole('dialog'))
  const parent = await form.findByRole<HTMLInputElement>('combobox', { name: /Родительское значение/ })
  expect(parent.value).toBe('Республика Татарстан')
  await userEvent.clear(parent)
  await userEvent.type(parent, 'т')
  const options = await form.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Тверская областьРегионы · Россия',
    'ТонгаСтраны',
  ])
  await userEvent.click(options[1]!)
  await userEvent.click(form.getByRole('button', { name: named('Сохранить') }))
  expect(server.sentTo(editValue)[0]?.body).toMatchObject({ id: 31, parentId: 12 })
})

test('a value that is used is not deleted, and the drawer says why', async () => {
  server.on(deleteValues, () => refuse('OBJECT_IN_USE'))
  show()
  await action('Удалить')
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.click(await drawer.findByRole('button', { name: named('Удалить') }))
  expect(await drawer.findByRole('alert')).toBeDefined()
  expect(screen.getByText('Казань')).toBeDefined()
})

test('its journal shows what is not published yet, and leads to any version', async () => {
  server.on(listDictionaryVersions, () => ({ items: journal }))
  server.on(compareDictionaryVersions, () => ({
    items: [],
    total: 0,
    totalIsExact: true,
    next: null,
    counts: { renamed: 2, moved: 1 },
  }))
  show('?id=3&tab=journal')
  expect(await screen.findByText(/Переименовано: 2 · Другой родитель: 1/)).toBeDefined()
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/admin/dictionaries/changes?id=3&from=2',
      '/admin/dictionaries/changes?id=3&from=1&to=2',
      '/admin/dictionaries/version?id=3&number=1',
    ]),
  )
  server.on(listDictionaryVersions, () => refuse('SERVICE_UNAVAILABLE'))
  leaveScreen()
  show('?id=3&tab=journal')
  expect(await screen.findByText(named('Не получилось загрузить'))).toBeDefined()
})
