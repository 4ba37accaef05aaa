import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getDictionary } from '../../contract/dictionary.endpoints.ts'
import {
  compareDictionaryVersions,
  listDictionaryVersions,
  listVersionValues,
} from '../../contract/journal.endpoints.ts'
import { cities, journal } from '../dictionary.samples.ts'
import { chosenVersions } from './chosen-versions.ts'
import { DictionaryChanges } from './DictionaryChanges.tsx'
import { DictionaryVersion } from './DictionaryVersion.tsx'
import type { Change } from './use-change-columns.tsx'

const then = {
  code: 'B',
  nameRu: 'Белый',
  nameEn: 'White',
  parent: 'Север',
  seq: 100,
  status: 'ACTIVE',
} as const

const changed: Change = {
  code: 'B',
  kinds: ['renamed', 'moved'],
  before: then,
  after: { ...then, nameRu: 'Бурый', parent: 'Юг' },
}

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'dictionaries/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  server.on(getDictionary, () => cities)
  server.on(listDictionaryVersions, () => ({ items: journal }))
})

afterEach(leaveScreen)

test.each([
  ['nothing: what is not published yet', {}, 2, undefined],
  ['two versions', { from: 1, to: 2 }, 1, 2],
  ['from before the first one', { from: 0, to: 1 }, 0, 1],
  ['the later one first: up to now', { from: 2, to: 1 }, 2, undefined],
  ['versions that were never published', { from: 7, to: 9 }, 2, undefined],
])('an address that asks for %s', (_what, query, from, to) =>
  expect(chosenVersions([2, 1], query)).toEqual({ from, to }),
)

describe('the comparison', () => {
  const show = (search = '&from=1&to=2') =>
    showScreen(DictionaryChanges, `/admin/dictionaries/changes?id=3${search}`)

  test('shows what was and what is, and which versions are compared', async () => {
    server.on(compareDictionaryVersions, () => ({
      items: [changed],
      total: 1,
      totalIsExact: true,
      next: null,
      counts: { renamed: 1, moved: 1 },
    }))
    show()
    const row = within(await screen.findByRole('row', { name: /Бурый/ }))
    expect(row.getByText('Переименовано')).toBeDefined()
    expect(row.getByText('Другой родитель')).toBeDefined()
    expect([...document.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual([
      'Было: Белый',
      'Было: Север',
    ])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: named('Стало') }), 'Сейчас')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: named('Было') }), 'До первой версии')
    expect(server.sentTo(compareDictionaryVersions).map(({ query: { from, to } }) => [from, to])).toEqual([
      ['1', '2'],
      ['1', undefined],
      ['0', undefined],
    ])
  })

  test('of two that are the same says so; what fails can be tried again', async () => {
    server.on(compareDictionaryVersions, () => ({
      items: [],
      total: 0,
      totalIsExact: true,
      next: null,
      counts: {},
    }))
    show()
    expect(await screen.findByText(named('Изменений нет'))).toBeDefined()
    leaveScreen()
    server.on(compareDictionaryVersions, () => refuse('SERVICE_UNAVAILABLE'))
    show()
    expect(await screen.findByRole('button', { name: named('Повторить') })).toBeDefined()
    leaveScreen()
    server.on(getDictionary, () => refuse('ACCESS_DENIED'))
    show()
    expect(await screen.findByText(named('Нет доступа'))).toBeDefined()
  })
})

describe('the values of a version', () => {
  const show = (number = 1) =>
    showScreen(DictionaryVersion, `/admin/dictionaries/version?id=3&number=${number}`)

  test('are read under its name, without an action to do', async () => {
    server.on(listVersionValues, () => ({
      items: [then],
      total: 1,
      totalIsExact: true,
      next: null,
      version: journal[1]!,
    }))
    show()
    expect(await screen.findByRole('heading', { level: 1, name: /Города: версия\s2025/ })).toBeDefined()
    const row = within(await screen.findByRole('row', { name: /Белый/ }))
    for (const words of ['White', 'B', 'Север', 'Действует']) expect(row.getByText(words)).toBeDefined()
    expect(row.queryByRole('button')).toBeNull()
  })

  test('of a version that was never published are not looked for', async () => {
    show(9)
    expect(await screen.findByText(named('Страница не найдена'))).toBeDefined()
    expect(server.sentTo(listVersionValues)).toEqual([])
  })
})
