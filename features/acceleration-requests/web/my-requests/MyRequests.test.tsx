import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import {
  getAccelerationRequest,
  listAccelerationRequests,
  revokeAccelerationRequest,
} from '../../contract/acceleration-request.endpoints.ts'
import { MyRequests } from './MyRequests.tsx'
import type { MyRequest } from './my-requests.queries.ts'

const address = '/bch/view/my-acceleration-requests'

const person = { uid: '00000000-0000-4000-8000-000000000001', name: 'Соколова В. А.', avatarUrl: null }

const request = (own: Partial<MyRequest> = {}): MyRequest => ({
  id: 31,
  status: 'NEW',
  project: { id: 1, name: 'Теплоконтур', serialNumber: 'P-000035' },
  track: { id: 2, name: 'Пилот с заводом' },
  programme: { id: 3, name: 'Промышленные пилоты' },
  accelerator: { id: 4, name: 'Северный старт' },
  message: 'Хотим пилот',
  reasons: [],
  hasAnswers: false,
  reason: '',
  advice: '',
  createdAt: '2026-11-19T09:00:00.000Z',
  createdBy: person,
  decidedAt: null,
  decidedBy: null,
  projectTrackId: null,
  contactConsent: { at: '2026-11-19T09:00:00.000Z', version: '2026-11-22' },
  actions: ['revoke'],
  ...own,
})

let server: ReturnType<typeof fakeServer>

const answerList = (items: MyRequest[]) =>
  server.on(listAccelerationRequests, () => ({ items, total: items.length, totalIsExact: true, next: null }))

const show = (items: MyRequest[], href = address) => {
  answerList(items)
  return showScreen(MyRequests, href)
}

const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: /Ещё действия: Теплоконтур/ }))

beforeAll(() =>
  startWorkTexts({ 'acceleration-requests/texts/ru.json': () => import('../../texts/ru.json') }),
)

beforeEach(() => {
  server = fakeServer()
})

afterEach(leaveScreen)

test('without applications it says how to apply, and leads there', async () => {
  show([])
  expect(await screen.findByText(/Выберите открытый трек и нажмите «Подать заявку»/)).toBeDefined()
  expect(screen.getByRole('link', { name: named('Выбрать трек') }).getAttribute('href')).toBe(
    '/bch/view/my-acceleration-requests/open-tracks',
  )
})

test('revoking asks first, names the people concerned, and is then done', async () => {
  show([request()])
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Отозвать заявку') }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText(/«Северный старт» не\sбудет рассматривать/)).toBeDefined()
  expect(server.sentTo(revokeAccelerationRequest)).toEqual([])
  server.on(revokeAccelerationRequest, () => request({ status: 'CANCEL', actions: [] }))
  answerList([request({ status: 'CANCEL', actions: [] })])
  await userEvent.click(await drawer.findByRole('button', { name: named('Отозвать заявку') }))
  expect(await screen.findByText('Заявка отозвана')).toBeDefined()
  expect(server.sentTo(revokeAccelerationRequest)[0]?.query).toMatchObject({ requestId: '31' })
  expect(await screen.findByText('Отозвана')).toBeDefined()
})

test('an application that was decided meanwhile is not revoked, and the page says so', async () => {
  server.on(revokeAccelerationRequest, () => refuse('STATE_CHANGED'))
  show([request()])
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Отозвать заявку') }))
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.click(await drawer.findByRole('button', { name: named('Отозвать заявку') }))
  expect(await screen.findByText(/уже изменили без вас/)).toBeDefined()
})

test('shows why an application was rejected, and offers no revoking of it', async () => {
  show([request({ status: 'REJECT', reason: 'Тема не совпадает с приоритетами', actions: [] })])
  expect(await screen.findByText('Тема не совпадает с приоритетами')).toBeDefined()
  await openMenu()
  expect(await screen.findByRole('menuitem', { name: named('Посмотреть заявку') })).toBeDefined()
  expect(screen.queryByRole('menuitem', { name: named('Отозвать заявку') })).toBeNull()
})

test('a team that may apply again reads so and may, and nobody else does', async () => {
  const rejected = request({ status: 'REJECT', reason: 'Рано', actions: ['apply'] })
  server.on(getAccelerationRequest, () => rejected)
  show([rejected], `${address}?requestId=31`)
  expect(await screen.findByRole('button', { name: named('Подать новую заявку') })).toBeDefined()
  expect(screen.getByText(/подайте новую заявку/)).toBeDefined()
  leaveScreen()

  server.on(getAccelerationRequest, () => ({ ...rejected, actions: [] }))
  show([rejected], `${address}?requestId=31`)
  expect((await screen.findAllByText('Рано')).length).toBeGreaterThan(0)
  expect(screen.queryByText(/подайте новую заявку/)).toBeNull()
})

test('an accepted application leads to its work', async () => {
  show([request({ status: 'ACCEPT', projectTrackId: 77, actions: [] })])
  const link = await screen.findByRole('link', { name: 'Теплоконтур' })
  expect(link.getAttribute('href')).toBe(`${address}/initiator-details?projectTrackId=77`)
})

test('the address filters the list and opens an application next to it', async () => {
  server.on(getAccelerationRequest, () => request())
  const { history } = show([request()], `${address}?status=NEW&requestId=31`)
  expect(await screen.findByText('Хотим пилот')).toBeDefined()
  expect(server.sentTo(listAccelerationRequests)[0]?.query).toMatchObject({ status: 'NEW' })
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(history.location.search).toBe('?status=NEW'))
})
