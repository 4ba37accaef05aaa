import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { createDictionary, listDictionaries } from '../../contract/dictionary.endpoints.ts'
import { cities } from '../dictionary.samples.ts'
import { Dictionaries } from './Dictionaries.tsx'

let server: ReturnType<typeof fakeServer>

const show = (search = '') => showScreen(Dictionaries, `/admin/dictionaries${search}`)

beforeAll(() => startWorkTexts({ 'dictionaries/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
})

afterEach(leaveScreen)

test('shows that it is coming until the answer is there', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  show()
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows the place of a dictionary, its number of values and its version', async () => {
  server.on(listDictionaries, () => ({ items: [cities], total: 1, totalIsExact: true, next: null }))
  show('?q=гор&sort=-VALUES')
  const row = within(await screen.findByRole('row', { name: /Города/ }))
  for (const words of ['CITIES', 'Регионы', /^150\s000$/, '2026']) expect(row.getByText(words)).toBeDefined()
  expect(row.getByRole('link').getAttribute('href')).toBe('/admin/dictionaries/details?id=3')
  expect(server.sentTo(listDictionaries)[0]?.query).toMatchObject({
    findText: 'гор',
    sorting: 'VALUES',
    sortingDirection: 'DESC',
  })
})

test('says what to do while there is none, and that nothing is found while there are', async () => {
  server.on(listDictionaries, () => ({ items: [], total: 0, totalIsExact: true, next: null }))
  show()
  expect(await screen.findByText('Справочников пока нет')).toBeDefined()
  leaveScreen()
  show('?q=нет')
  await userEvent.click(await screen.findByRole('button', { name: named('Сбросить фильтры') }))
  expect(await screen.findByText('Справочников пока нет')).toBeDefined()
})

test('that could not be loaded is refetched; a reader without access is informed', async () => {
  let wanted = 0
  server.on(listDictionaries, () => {
    wanted += 1
    return wanted === 1
      ? refuse('SERVICE_UNAVAILABLE')
      : { items: [cities], total: 1, totalIsExact: true, next: null }
  })
  show()
  await userEvent.click(await screen.findByRole('button', { name: named('Повторить') }))
  expect(await screen.findByText('Города')).toBeDefined()
  leaveScreen()
  server.on(listDictionaries, () => refuse('ACCESS_DENIED'))
  show()
  expect(await screen.findByText(named('Нет доступа'))).toBeDefined()
})

test('a taken code has its error at its field, and what was typed stays', async () => {
  server.on(listDictionaries, () => ({ items: [cities], total: 1, totalIsExact: true, next: null }))
  server.on(createDictionary, () => refuse('VALIDATION_FAILED', { code: 'ALREADY_TAKEN' }))
  show()
  await userEvent.click(await screen.findByRole('button', { name: named('Добавить справочник') }))
  const form = within(await screen.findByRole('dialog'))
  await userEvent.type(await form.findByLabelText(/^Название по-русски/), 'Города')
  await userEvent.type(form.getByLabelText(/^Название по-английски/), 'Cities')
  await userEvent.type(form.getByLabelText(/^Код/), 'CITIES')
  await userEvent.click(form.getByRole('button', { name: named('Создать') }))
  expect((await form.findAllByText(/Такое значение уже занято/)).length).toBeGreaterThan(0)
  expect(form.getByLabelText<HTMLInputElement>(/^Код/).value).toBe('CITIES')
})
