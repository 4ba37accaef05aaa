import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { currentShortcuts } from '#platform/web/work/shortcuts/shortcuts.ts'
import { fakeServer, refuse } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import { getAgenda } from '../contract/agenda.endpoints.ts'
import { Agenda } from './Agenda.tsx'
import { AgendaBlock } from './AgendaBlock.tsx'
import type { AgendaItem, AgendaKindCount } from './use-agenda.ts'

const now = Date.parse('2026-11-23T09:00:00.000Z')

const task: AgendaItem = {
  kind: 'task',
  key: '7',
  verb: 'correct',
  title: 'Интервью с клиентами',
  context: 'Теплоконтур · Предпосев',
  role: null,
  note: 'Добавьте, что сказали о цене.',
  remarks: 3,
  since: '2026-11-20T09:00:00.000Z',
  due: { day: '2026-11-21', timeZone: 'Europe/Moscow', endsAt: '2026-11-21T21:00:00.000Z' },
  link: '/bch/view/my-acceleration-requests/initiator-details?projectTrackId=4&taskId=7',
}

const role: AgendaItem = {
  ...task,
  kind: 'roleRequest',
  verb: 'decide',
  title: 'Орлов Д. В.',
  context: '',
  role: 'INV',
  note: '',
  remarks: 0,
  due: null,
  link: '/admin/people?tab=roleRequests',
}

let server: ReturnType<typeof fakeServer>

const answer = (items: AgendaItem[], kinds: AgendaKindCount[], incomplete = false) =>
  server.on(getAgenda, () => ({ items, kinds, incomplete }))

const ofKind = (kind: AgendaKindCount['kind'], total: number, more: Partial<AgendaKindCount> = {}) => ({
  kind,
  total,
  totalIsExact: true,
  list: null,
  ...more,
})

const show = (search = '') => showScreen(Agenda, `/bch/view/agenda${search}`)

beforeAll(() => startWorkTexts({ 'agenda/texts/ru.json': () => import('../texts/ru.json') }))

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now)
  server = fakeServer()
})

afterEach(() => {
  vi.restoreAllMocks()
  leaveScreen()
})

test('shows what waits, for which person, since when, until when, and has the one button', async () => {
  answer([task, role], [ofKind('task', 1), ofKind('roleRequest', 1)])
  show()
  const [first, second] = (await screen.findAllByRole('listitem')).filter((one) =>
    one.classList.contains('row'),
  )
  const row = within(first!)
  expect(row.getByRole('link', { name: 'Интервью с клиентами' }).getAttribute('href')).toBe(task.link)
  expect(row.getByRole('link', { name: /^Доработать\sзадание: Интервью/ }).getAttribute('href')).toBe(
    task.link,
  )
  for (const words of [
    /Задание на\sдоработке/,
    'Теплоконтур · Предпосев',
    /3\sзамечания не\sисправлены/,
    /ждёт 3\sдня/,
    'Добавьте, что сказали о цене.',
  ])
    expect(row.getByText(words)).toBeDefined()
  expect(row.getByText(/просрочен/i)).toBeDefined()
  expect(within(second!).getByText('Инвестор')).toBeDefined()
})

test('one kind is chosen by its link and fetched alone; its whole list is a press away', async () => {
  answer(
    [task],
    [
      ofKind('task', 12, { list: '/bch/view/my-acceleration-requests' }),
      ofKind('message', 50, { totalIsExact: false }),
    ],
  )
  show('?kind=task')
  const kinds = within(await screen.findByRole('navigation', { name: 'Что показать' }))
  expect(kinds.getByRole('link', { name: /^Все 62\+$/ }).getAttribute('href')).toBe('/bch/view/agenda')
  expect(kinds.getByRole('link', { name: /^Задания 12$/ }).getAttribute('aria-current')).toBe('true')
  expect(kinds.getByRole('link', { name: /^Сообщения 50\+$/ })).toBeDefined()
  expect(server.sentTo(getAgenda)[0]?.query).toMatchObject({ kind: 'task', limit: '50' })
  expect(screen.getByRole('link', { name: named('Открыть весь список') }).getAttribute('href')).toBe(
    '/bch/view/my-acceleration-requests',
  )
  expect(screen.getByText(/самое срочное дело из 12/)).toBeDefined()
})

test('keys move through the items, and are listed', async () => {
  answer([task, role], [ofKind('task', 1), ofKind('roleRequest', 1)])
  show()
  await screen.findByRole('link', { name: 'Интервью с клиентами' })
  await userEvent.keyboard('jj')
  expect(document.activeElement?.textContent).toBe('Орлов Д. В.')
  await userEvent.keyboard('k')
  expect(document.activeElement?.getAttribute('href')).toBe(task.link)
  // There is nothing to do with several items.
  expect(currentShortcuts().map(({ keys }) => keys)).toEqual(['J', 'K', 'Enter'])
})

test('nothing waits: it says so', async () => {
  answer([], [])
  show()
  expect(await screen.findByText(named('Вас ничего не ждёт'))).toBeDefined()
})

test('what did not arrive in time is reported', async () => {
  answer([task], [ofKind('task', 1)], true)
  show()
  expect(await screen.findByText(/Часть дел не\sуспела загрузиться/)).toBeDefined()
})

test('what cannot be loaded can be requested again', async () => {
  server.on(getAgenda, () => refuse('UNEXPECTED_ERROR'))
  show()
  const again = await screen.findByRole('button', { name: named('Повторить') })
  answer([task], [ofKind('task', 1)])
  await userEvent.click(again)
  expect(await screen.findByRole('link', { name: 'Интервью с клиентами' })).toBeDefined()
})

test('the block above a list is one line with what comes first, opens to the first few, and leads to all', async () => {
  answer([task, role], [ofKind('task', 1), ofKind('roleRequest', 1)])
  showScreen(AgendaBlock, '/bch/view/my-projects')
  expect(await screen.findByRole('heading', { level: 2, name: named('Ждёт вас') })).toBeDefined()
  expect(screen.getByRole('link', { name: named('Все дела: 2') }).getAttribute('href')).toBe(
    '/bch/view/agenda',
  )
  expect(screen.getByRole('link', { name: 'Интервью с клиентами' })).toBeDefined()
  expect(screen.queryAllByRole('listitem')).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: named('Ждёт вас') }))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: named('Ждёт вас') }))
  expect(server.sentTo(getAgenda)[0]?.query).toMatchObject({ limit: '3' })
})

test('the block takes no space where nothing waits', async () => {
  answer([], [])
  const { client } = showScreen(AgendaBlock, '/bch/view/my-projects')
  await vi.waitFor(() => expect(server.sentTo(getAgenda)).toHaveLength(1))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('while it loads the block takes the space it had last time', async () => {
  answer([task, role], [ofKind('task', 1), ofKind('roleRequest', 1)])
  const size = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  size.mockReturnValue(new DOMRect(0, 0, 900, 216))
  showScreen(AgendaBlock, '/bch/view/my-projects')
  await screen.findByRole('link', { name: 'Интервью с клиентами' })
  cleanup()
  size.mockRestore()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  showScreen(AgendaBlock, '/bch/view/my-projects')
  await vi.waitFor(() =>
    expect(document.querySelector<HTMLElement>('[aria-busy="true"]')?.style.height).toBe('216px'),
  )
})
