import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { listSingleIndicators } from '../../../objects/contract/object.endpoints.ts'
import * as calls from '../../contract/profile.endpoints.ts'
import { field, group, plain, tree } from '../../../fields/domain/samples.ts'
import type { Value } from '../../../fields/domain/values.ts'
import type { Profile } from './profile.types.ts'
import { ProfileReading } from './ProfileReading.tsx'

let server: ReturnType<typeof fakeServer>
const at = '2026-11-20T10:00:00.000Z'
const item = '00000000-0000-4000-8000-000000000001'

beforeAll(() =>
  startWorkTexts({
    'project-profiles/texts/ru.json': () => import('../../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../fields/texts/ru.json'),
  }),
)
beforeEach(() => {
  server = fakeServer()
})
afterEach(() => {
  leaveScreen()
  vi.unstubAllGlobals()
})

const template = tree(
  plain({ code: 'pitch', type: 'STRING' }),
  plain({ code: 'market', type: 'STRING' }),
  plain({ code: 'gone', type: 'STRING' }),
  group('people', [field({ code: 'name', type: 'STRING' })]),
)

const valuesOf = (plainValues: Record<string, Value>, name: string | null): Profile['values'] => ({
  plain: plainValues,
  versions: {},
  items:
    name === null ? {} : { people: [{ id: item, rowKey: null, values: { name }, versions: { name: 1 } }] },
})

const now = { pitch: 'Печём по прогнозу', market: 'Пекарни' }

const show = (address: string, values: Record<string, Value> = now) => {
  server.on(calls.getProjectProfile, () => ({
    projectId: 7,
    projectName: 'Теплоконтур',
    tree: template,
    asked: null,
    values: valuesOf(values, Object.keys(values).length > 0 ? 'Анна' : null),
    editable: true,
    wholeEditable: true,
    follows: true,
    readingCounted: false,
    currencies: [],
    lastChange: { at, by: null },
    names: {},
    files: {},
  }))
  server.on(listSingleIndicators, () => ({ items: [] }))
  server.on(calls.listProfileMoments, () => ({ items: [{ at, by: null, changes: 3 }] }))
  server.on(calls.getProfileAt, () => ({
    values: valuesOf({ pitch: 'Печём на глаз', gone: 'Старое' }, null),
    names: {},
    files: {},
  }))
  return showScreen(() => <ProfileReading id={7} />, address)
}

const part = (name: string) => screen.getByText(named(`Поле ${name}`)).closest('div')!

test('what is given is read, what is not is shown only on request', async () => {
  show('/')
  expect(await screen.findByText('Печём по прогнозу')).toBeDefined()
  expect(screen.getByText('Анна')).toBeDefined()
  expect(screen.queryByText('Поле gone')).toBeNull()
  await userEvent.click(screen.getByRole('switch', { name: named('Показать незаполненное') }))
  expect(part('gone').textContent).toMatch(/не\sзаполнено|не\sуказано/i)
})

test('an empty value is shown in words', async () => {
  show('/', {})
  expect(await screen.findByRole('heading', { name: named('Профиль пока не заполнен') })).toBeDefined()
})

test('saving as PDF shows the print version and opens the browser’s dialog, once', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { history } = show('/?print=pdf')
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  expect(history.location.search).toBe('?print=1')
  expect(screen.getByRole('heading', { level: 1, name: 'Теплоконтур' })).toBeDefined()
  expect(screen.getByText(/Сохранить как PDF/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: named('К профилю') }))
  expect(print).toHaveBeenCalledTimes(1)
})

test('a profile that one may not read says so', async () => {
  server.on(calls.getProjectProfile, () => refuse('ACCESS_DENIED'))
  showScreen(() => <ProfileReading id={7} />, '/')
  expect(await screen.findByRole('heading', { name: named('Нет доступа') })).toBeDefined()
})

test('two times side by side: what was added, changed and removed is named in words and marked in the text', async () => {
  show(`/?compare=${at}`)
  expect(await screen.findByText(/Отлича[ею]тся\s4\sпол/)).toBeDefined()
  const section = screen.getByRole('heading', { name: 'Раздел' }).closest('section')!
  expect(within(section).getAllByText('Добавлено').length).toBeGreaterThan(0)
  expect(within(section).getAllByText('Изменено').length).toBeGreaterThan(0)
  expect(within(section).getAllByText('Убрано').length).toBeGreaterThan(0)
  expect([...section.querySelectorAll('del')].map(({ textContent }) => textContent).join(' ')).toMatch(
    /на\sглаз/,
  )
  expect([...section.querySelectorAll('ins')].map(({ textContent }) => textContent).join(' ')).toMatch(
    /прогнозу/,
  )
})
