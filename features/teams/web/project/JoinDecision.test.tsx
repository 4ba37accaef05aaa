import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { listProjectJoinRequests, rejectJoinRequest } from '../../contract/join-request.endpoints.ts'
import type { JoinRequest } from '../joining.types.ts'
import { JoinDecision } from './JoinDecision.tsx'

const request = (own: Partial<JoinRequest> = {}): JoinRequest => ({
  id: 31,
  vacancy: null,
  message: 'Умею в электронику',
  status: 'CONSIDERATION',
  reason: '',
  createdAt: '2026-11-20T09:00:00.000Z',
  decidedAt: null,
  actions: ['accept', 'reject'],
  person: { uid: '00000000-0000-4000-8000-000000000001', name: 'Орлов Д. В.', avatarUrl: null },
  about: { company: '', specialty: '', competencies: [] },
  ...own,
})

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'teams/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
})

afterEach(leaveScreen)

const Shown = () => (
  <>
    <JoinDecision id={31} params={{ projectId: '7', tab: 'team', requestId: '31' }} />
    <p>Уведомление</p>
  </>
)

test('the request of the notification is rejected there with a reason, as on the page of the team', async () => {
  server.on(listProjectJoinRequests, () => ({ items: [request({ id: 30 }), request()] }))
  server.on(rejectJoinRequest, () => request({ status: 'REJECTED', actions: [] }))
  showScreen(Shown, '/bch/view/notifications')
  expect(await screen.findAllByRole('button', { name: named('Принять') })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: named('Отклонить') }))
  expect(server.sentTo(listProjectJoinRequests)[0]?.query).toEqual({ projectId: '7' })
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.type(await drawer.findByRole('textbox'), 'Команда собрана')
  await userEvent.click(drawer.getByRole('button', { name: named('Отклонить') }))
  await waitFor(() =>
    expect(server.sentTo(rejectJoinRequest)[0]?.body).toEqual({ requestId: 31, reason: 'Команда собрана' }),
  )
})

const nothing: [string, () => { items: JoinRequest[] }][] = [
  ['decided', () => ({ items: [request({ status: 'ACCEPTED', actions: [] })] })],
  ['for the leader alone', () => ({ items: [request({ actions: [] })] })],
  ['withdrawn', () => ({ items: [request({ id: 30 })] })],
  ['no longer readable', () => refuse('NOT_FOUND')],
]

test.each(nothing)('a request that is %s leaves nothing to decide', async (_what, answer) => {
  server.on(listProjectJoinRequests, answer)
  showScreen(Shown, '/bch/view/notifications')
  await waitFor(() => expect(server.sentTo(listProjectJoinRequests)).toHaveLength(1))
  expect(await screen.findByText('Уведомление')).toBeDefined()
  expect(screen.queryAllByRole('button')).toEqual([])
})
