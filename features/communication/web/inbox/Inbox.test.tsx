import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { personStore } from '#platform/web/person-store.ts'
import { pageActions } from '#platform/web/work/components/palette/palette-store.ts'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import {
  countNewNotifications,
  deleteNotifications,
  getNotification,
  listNotifications,
  readNotifications,
  replyToNotification,
} from '../../contract/notification.endpoints.ts'
import { findAddressees, sendMessage } from '../../contract/message.endpoints.ts'
import type { NotificationRow } from '../../contract/notification.schemas.ts'
import { deletionStore } from './deletions.ts'
import { Inbox } from './Inbox.tsx'

const address = '/bch/view/notifications'
const me = { uid: '00000000-0000-4000-8000-000000000001', name: 'Соколова В. А.', avatarUrl: null }
const other = { uid: '00000000-0000-4000-8000-000000000002', name: 'Орлов Д. В.', avatarUrl: null }

const unread = (own: Partial<NotificationRow> = {}): NotificationRow => ({
  id: 7,
  code: 'REQUEST_APPROVAL_IN_ACCELERATOR',
  params: { project: 'Теплоконтур', track: 'Предпосев' },
  subject: '',
  body: '',
  sender: other,
  recipient: me,
  createdAt: '2026-11-20T09:00:00.000Z',
  read: false,
  link: '/bch/view/projects-in-work?requestId=31',
  threadId: 7,
  awaitsDecision: false,
  decided: null,
  actions: ['read', 'reply', 'delete'],
  ...own,
})

const asRead = (row: NotificationRow): NotificationRow => ({
  ...row,
  read: true,
  actions: ['unread', 'reply', 'delete'],
})

let server: ReturnType<typeof fakeServer>
let stored: NotificationRow[]

/** A server that stores what was read and deleted. */
const serve = (rows: NotificationRow[]) => {
  stored = rows
  server.on(listNotifications, ({ query }) => {
    const items = query['folder'] === 'outgoing' ? [] : stored
    return { items, total: items.length, totalIsExact: true, next: null }
  })
  server.on(countNewNotifications, () => ({ count: stored.filter(({ read }) => !read).length }))
  server.on(getNotification, ({ query }) => {
    const notification = stored.find(({ id }) => id === Number(query['notificationId']))!
    return { notification, thread: [notification] }
  })
  server.on(readNotifications, ({ body }) => {
    stored = stored.map((row) => (body.all || body.notificationIds?.includes(row.id) ? asRead(row) : row))
    return undefined
  })
  server.on(deleteNotifications, ({ body }) => {
    stored = stored.filter(({ id }) => !body.notificationIds.includes(id))
    return undefined
  })
}

beforeAll(() => startWorkTexts({ 'communication/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  personStore.set({
    ...me,
    email: '',
    lastName: '',
    firstName: '',
    middleName: '',
    locale: 'ru',
    roles: [],
    defaultRole: null,
    accessFlags: [],
    impersonatedBy: null,
  })
})

afterEach(() => {
  vi.useRealTimers()
  leaveScreen()
  personStore.set(null)
  deletionStore.set(new Set())
})

test('opening an unread notification reads it, and the counter falls', async () => {
  serve([unread(), unread({ id: 8, params: { project: 'Агроскан', track: 'Посев' } })])
  const { history } = showScreen(Inbox, address)
  expect(await screen.findByRole('tab', { name: /Входящие\s*2/ })).toBeDefined()
  await userEvent.click(await screen.findByRole('link', { name: /Новая заявка: «Теплоконтур»/ }))
  expect(await screen.findByRole('heading', { name: 'Новая заявка: «Теплоконтур»' })).toBeDefined()
  expect(history.location.search).toBe('?notificationId=7')
  await waitFor(() => expect(server.sentTo(readNotifications)[0]?.body).toEqual({ notificationIds: [7] }))
  expect(await screen.findByRole('tab', { name: /Входящие\s*1/ })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Открыть заявку' }).getAttribute('href')).toBe(
    '/bch/view/projects-in-work?requestId=31',
  )
})

test('keys move through the inbox and open; the actions of the open notification are in the palette', async () => {
  serve([unread(), unread({ id: 8, params: { project: 'Агроскан', track: 'Посев' } })])
  const { history } = showScreen(Inbox, address)
  await screen.findByRole('link', { name: /Агроскан/ })
  await userEvent.keyboard('jj')
  expect(document.activeElement?.textContent).toContain('Агроскан')
  await userEvent.keyboard('k{Enter}')
  expect(await screen.findByRole('heading', { name: 'Новая заявка: «Теплоконтур»' })).toBeDefined()
  expect(history.location.search).toBe('?notificationId=7')
  expect(pageActions().map(({ label }) => label)).toContain('Удалить')
})

test('folder and filter are in the address', async () => {
  serve([unread()])
  const { history } = showScreen(Inbox, `${address}?unreadOnly=true&folder=nonsense`)
  await screen.findByRole('link', { name: /Теплоконтур/ })
  expect(server.sentTo(listNotifications)[0]?.query).toMatchObject({ folder: 'incoming', unreadOnly: 'true' })
  await userEvent.click(screen.getByRole('tab', { name: 'Отправленные' }))
  expect(await screen.findByText('Отправленных пока нет')).toBeDefined()
  expect(history.location.search).toContain('folder=outgoing')
})

test('notifications that await a decision are filtered by one press', async () => {
  serve([unread({ awaitsDecision: true })])
  const { history } = showScreen(Inbox, address)
  expect(await screen.findByText('Ждёт решения')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Ждут решения' }))
  await waitFor(() =>
    expect(server.sentTo(listNotifications).at(-1)?.query).toMatchObject({ awaitsDecision: 'true' }),
  )
  expect(history.location.search).toContain('awaitsDecision=true')
})

test('a decision that was made is shown in the list and in the opened notification', async () => {
  const decided = { action: 'accept' as const, by: other, at: '2026-11-21T09:00:00.000Z' }
  serve([unread({ decided, link: '' }), unread({ id: 8, decided: { ...decided, by: null }, link: '' })])
  showScreen(Inbox, `${address}?notificationId=7`)
  expect(await screen.findAllByText(/^Принято: Орлов Д\. В\.,/)).toHaveLength(2)
  expect(screen.getByText(/^Принято,/)).toBeDefined()
})

test('all are read at once', async () => {
  serve([unread(), unread({ id: 8 })])
  showScreen(Inbox, address)
  await userEvent.click(await screen.findByRole('button', { name: 'Прочитать все' }))
  expect(await screen.findByText('Все уведомления прочитаны')).toBeDefined()
  expect(server.sentTo(readNotifications)[0]?.body).toEqual({ all: true })
  expect(screen.queryByRole('button', { name: 'Прочитать все' })).toBeNull()
})

test('a deletion can be undone, and happens when nobody does', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  serve([asRead(unread())])
  showScreen(Inbox, `${address}?notificationId=7`)
  fireEvent.click(await screen.findByRole('button', { name: 'Удалить' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Теплоконтур/ })).toBeNull())
  fireEvent.click(await screen.findByRole('button', { name: 'Отменить' }))
  expect(await screen.findByRole('link', { name: /Теплоконтур/ })).toBeDefined()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.sentTo(deleteNotifications)).toEqual([])
  fireEvent.click(screen.getByRole('link', { name: /Теплоконтур/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Удалить' }))
  await vi.advanceTimersByTimeAsync(11_000)
  expect(server.sentTo(deleteNotifications)[0]?.body).toEqual({ notificationIds: [7] })
})

test('an answer needs words, and says who will read it', async () => {
  serve([asRead(unread())])
  server.on(replyToNotification, () => ({ id: 70 }))
  showScreen(Inbox, `${address}?notificationId=7`)
  const send = await screen.findByRole('button', { name: 'Ответить' })
  expect(screen.getByText(/Орлов Д\. В\. получит ответ/)).toBeDefined()
  await userEvent.click(send)
  expect((await screen.findAllByText('Обязательное поле')).length).toBeGreaterThan(0)
  const box = screen.getByRole('textbox', { name: /Ответ/ })
  await userEvent.type(box, 'Спасибо, жду')
  await userEvent.click(send)
  await waitFor(() =>
    expect(server.sentTo(replyToNotification)[0]?.body).toEqual({ notificationId: 7, body: 'Спасибо, жду' }),
  )
  await waitFor(() => expect((box as HTMLTextAreaElement).value).toBe(''))
})

test('a message of a person keeps its own words; the portal itself has a name', async () => {
  serve([
    asRead(
      unread({ code: 'MESSAGE', params: {}, subject: 'Встреча', body: 'Завтра в 10:00\nв переговорной' }),
    ),
    asRead(unread({ id: 9, code: 'TEST', params: {}, sender: null, actions: [] })),
  ])
  showScreen(Inbox, address)
  const list = within(await screen.findByRole('list', { name: 'Список уведомлений' }))
  expect(list.getByText('Встреча')).toBeDefined()
  expect(list.getByText('Портал')).toBeDefined()
})

test('a line says what happened however long the name is, and shows the comment; the button leads to the matter', async () => {
  const task = 'Интервью с потребителями котельных на жидком топливе'
  serve([
    unread({
      code: 'TASK_RETURNED',
      params: { project: 'Теплоконтур', task, comment: 'Мало интервью: нужно ещё пять.' },
      link: '/bch/view/my-acceleration-requests/initiator-details?projectTrackId=4&taskId=9',
    }),
  ])
  showScreen(Inbox, `${address}?notificationId=7`)
  const list = await screen.findByRole('list', { name: 'Список уведомлений' })
  const { textContent } = within(list).getByRole('link')
  expect(textContent).toMatch(/«Интервью с\sпотребителями…» возвращено/)
  expect(textContent).toContain('Мало интервью: нужно ещё пять.')
  expect(textContent).not.toContain('жидком')
  expect(await screen.findByRole('link', { name: 'Открыть задание' })).toBeDefined()
})

test('a message is begun to somebody one works with', async () => {
  const user = userEvent.setup()
  serve([])
  server.on(findAddressees, ({ query }) => ({
    items: [{ to: `person:${other.uid}`, kind: 'tracker' as const, name: 'Орлов Денис' }].filter(
      ({ name, to }) =>
        query['to'] ? to === query['to'] : name.toLowerCase().includes(query['findText'] ?? ''),
    ),
  }))
  const sent: unknown[] = []
  server.on(sendMessage, ({ body }) => {
    sent.push(body)
    return { recipients: 1 }
  })
  showScreen(Inbox, address)
  await user.click(await screen.findByRole('button', { name: 'Новое сообщение' }))
  await user.type(await screen.findByRole('combobox', { name: /Кому/ }), 'орл')
  await user.click(await screen.findByRole('option', { name: /Орлов Денис/ }))
  await user.type(screen.getByRole('textbox', { name: /Тема/ }), 'Созвон')
  await user.type(screen.getByRole('textbox', { name: /Сообщение/ }), 'Когда удобно?')
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  await waitFor(() =>
    expect(sent).toEqual([{ to: `person:${other.uid}`, subject: 'Созвон', body: 'Когда удобно?' }]),
  )
})
