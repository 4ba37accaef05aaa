import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import { getPublicationTemplate } from '../contract/publication-template.endpoints.ts'
import * as access from '../contract/showcase-access.endpoints.ts'
import * as hooks from '../contract/showcase-hook.endpoints.ts'
import { getShowcaseViews } from '../contract/views.endpoints.ts'
import type { AccessKey, FrameSite, Hook } from './access/access.types.ts'
import { elementSnippet, frameSnippet } from './access/snippets.ts'
import { TemplateSettings } from './screens/TemplateSettings.tsx'
import type { Template } from './showcase.types.ts'

const at = '2026-11-20T09:00:00.000Z'
const person = { uid: '6f0b6c0e-0000-4000-8000-000000000001', name: 'Волкова М. О.', avatarUrl: null }

const template: Template = {
  id: 7,
  name: 'Проекты «"<b>',
  state: 'PUBLISHED',
  main: true,
  public: true,
  itemsCount: 0,
  publishedCount: 0,
  updatedAt: at,
  actions: ['edit'],
  version: 1,
  brandLight: '',
  brandDark: '',
  sections: [],
  projects: [],
}

const key: AccessKey = {
  id: 3,
  name: 'Сайт',
  begins: 'abcdefghijkl',
  createdBy: person,
  createdAt: at,
  secretAt: at,
  previousUntil: null,
  lastUsedAt: null,
  revokedAt: null,
  actions: ['rotate', 'revoke'],
}

const site: FrameSite = { origin: 'https://a.example', actions: ['remove'] }

const hook: Hook = {
  id: 5,
  url: 'https://hooks.example.com/showcase',
  kinds: ['PUBLISHED'],
  active: false,
  stoppedAt: at,
  failures: 20,
  lastDeliveredAt: null,
  createdBy: person,
  createdAt: at,
  secretAt: at,
  actions: ['deliveries', 'rotate', 'turnOn', 'remove'],
}

let server: ReturnType<typeof fakeServer>

beforeAll(() =>
  startWorkTexts({
    'showcases/texts/ru.json': () => import('../texts/ru.json'),
    'projects/texts/ru.json': () => import('../../projects/texts/ru.json'),
  }),
)

beforeEach(() => {
  server = fakeServer()
  server.on(getPublicationTemplate, () => template)
  server.on(getShowcaseViews, () => ({
    days: [{ day: '2026-11-20', pages: 2, frames: 1, documents: 4 }],
    projects: [],
  }))
})
afterEach(leaveScreen)

const show = (
  tab: 'general' | 'sites' | 'keys' | 'hooks' | 'views',
  given: { origins?: FrameSite[]; keys?: AccessKey[] } = {},
  items: Hook[] = [],
) => {
  server.on(access.getShowcaseAccess, () => ({ origins: [], keys: [], ...given }))
  server.on(hooks.getShowcaseHooks, () => ({ items }))
  showScreen(TemplateSettings, `/bch/view/publicationTemplateConstructor/7/settings?tab=${tab}`)
}

test('where nobody has a part in a showcase it says what to do', async () => {
  show('sites')
  expect(await screen.findByText(/^Сайтов пока нет/)).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: named('Ключи API') }))
  expect(await screen.findByText(/^Ключей пока нет/)).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: named('Веб-хуки') }))
  expect(await screen.findByText(/^Веб-хуков пока нет/)).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: named('Просмотры') }))
  expect(await screen.findByRole('heading', { name: named('3 просмотра за 30 дней') })).toBeDefined()
})

test.each([
  ['general', 'Основное'],
  ['sites', 'На других сайтах'],
  ['keys', 'Ключи API'],
  ['hooks', 'Веб-хуки'],
  ['views', 'Просмотры'],
] as const)('the address opens the part %s, and the row of links names it', async (tab, name) => {
  show(tab)
  const pages = within(await screen.findByRole('navigation', { name: template.name }))
  expect(pages.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(named(name)),
  ])
  // The fields of the showcase and the five parts of its settings are one row.
  expect(pages.getAllByRole('link')).toHaveLength(6)
})

test('a user who only reads a template sees figures, and fetches no keys', async () => {
  server.on(getPublicationTemplate, () => ({ ...template, actions: [] }))
  show('keys')
  // Readers have no such page: the general one is open.
  expect(await screen.findByRole('link', { name: named('Основное'), current: 'page' })).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: named('Просмотры') }))
  expect(await screen.findByRole('heading', { name: named('3 просмотра за 30 дней') })).toBeDefined()
  expect(server.sentTo(access.getShowcaseAccess)).toHaveLength(0)
})

test('what cannot be read is refetched', async () => {
  show('sites')
  server.on(access.getShowcaseAccess, () => refuse('UNEXPECTED_ERROR'))
  const again = await screen.findByRole('button', { name: named('Повторить') })
  server.on(access.getShowcaseAccess, () => ({ origins: [site], keys: [] }))
  await userEvent.click(again)
  expect(await screen.findByText('https://a.example')).toBeDefined()
})

test('a site is taken away by its own button, and stays when that is refused', async () => {
  show('sites', { origins: [site, { ...site, origin: 'https://b.example' }] })
  server.on(access.removeShowcaseOrigin, () => refuse('STATE_CHANGED'))
  const remove = await screen.findByRole('button', { name: named('Убрать https://b.example') })
  await userEvent.click(remove)
  expect(
    await screen.findByText(named('Это уже изменили без вас. Показываем новое состояние.')),
  ).toBeDefined()
  server.on(access.removeShowcaseOrigin, () => undefined)
  await userEvent.click(remove)
  expect(await screen.findByText(named('Сайт убран'))).toBeDefined()
  expect(server.sentTo(access.removeShowcaseOrigin).at(-1)?.body).toEqual({
    templateId: 7,
    origin: 'https://b.example',
  })
})

test('a key is shown once, and a hook that was given up says so', async () => {
  show('hooks', { keys: [key] }, [hook])
  server.on(access.createShowcaseKey, () => ({ id: 4, secret: 'the.whole-secret' }))
  expect(await screen.findByText(named('Остановлен'))).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: named('Ключи API') }))
  expect(await screen.findByText(named('Ещё не использован'))).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: named('Создать ключ') }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(await within(dialog).findByLabelText(/Для чего/), 'Каталог')
  await userEvent.click(within(dialog).getByRole('button', { name: named('Создать ключ') }))
  await waitFor(() => expect(screen.getByDisplayValue('the.whole-secret')).toBeDefined())
  expect(server.sentTo(access.createShowcaseKey)[0]?.body).toEqual({ templateId: 7, name: 'Каталог' })
})

test('what a hook signs with is changed after a question, and is shown in its place', async () => {
  show('hooks', {}, [hook])
  server.on(hooks.rotateShowcaseHook, () => ({ id: 5, secret: 'the.next-secret' }))
  const menu = named('Действия с веб-хуком «hooks.example.com»')
  await userEvent.click(await screen.findByRole('button', { name: menu }))
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Сменить секрет') }))
  const question = await screen.findByRole('dialog', {
    name: named('Сменить секрет «hooks.example.com»?'),
  })
  expect(await within(question).findByText(/^Сообщения сразу подписываются/)).toBeDefined()
  expect(server.sentTo(hooks.rotateShowcaseHook)).toHaveLength(0)
  await userEvent.click(within(question).getByRole('button', { name: named('Сменить секрет') }))
  expect(await screen.findByDisplayValue('the.next-secret')).toBeDefined()
  expect(server.sentTo(hooks.rotateShowcaseHook)[0]?.body).toEqual({ hookId: 5, secretAt: at })
  expect(screen.getByRole('dialog', { name: named('Секрет сменён') })).toBeDefined()
})

test('what is copied contains no name that could end it', () => {
  const embedded = {
    portal: 'https://portal.example',
    id: 7,
    view: 'list',
    lang: 'ru',
    label: '"><script>alert(1)</script>',
  } as const
  for (const snippet of [elementSnippet(embedded), frameSnippet(embedded)]) {
    const page = new DOMParser().parseFromString(snippet, 'text/html')
    expect([...page.scripts].map(({ textContent }) => textContent).join()).not.toContain('alert')
    expect(snippet).toContain('&lt;script&gt;')
  }
})
