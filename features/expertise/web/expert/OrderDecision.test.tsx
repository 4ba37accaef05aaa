import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getExpertJobOrder } from '../../contract/expert-job-order.endpoints.ts'
import { sampleOrderPage } from './expert-order.samples.ts'
import { OrderDecision } from './OrderDecision.tsx'

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'expertise/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
})

afterEach(leaveScreen)

const Shown = () => (
  <>
    <OrderDecision id={7} />
    <p>Уведомление</p>
  </>
)

test('a new order is taken or declined in the notification, without its other actions', async () => {
  server.on(getExpertJobOrder, () =>
    sampleOrderPage({ status: 'NEW', actions: ['take', 'reject', 'declareConflict'] }),
  )
  showScreen(Shown, '/bch/view/notifications')
  expect(await screen.findByRole('button', { name: named('Взять в работу') })).toBeDefined()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Взять в работу',
    'Отказаться',
  ])
})

const nothing: [string, () => ReturnType<typeof sampleOrderPage>][] = [
  ['taken already', () => sampleOrderPage({ status: 'PROCESS', actions: ['write', 'complete', 'askTerm'] })],
  ['no longer readable', () => refuse('NOT_FOUND')],
]

test.each(nothing)('an order that is %s leaves nothing to decide', async (_what, answer) => {
  server.on(getExpertJobOrder, answer)
  showScreen(Shown, '/bch/view/notifications')
  await waitFor(() => expect(server.sentTo(getExpertJobOrder)).toHaveLength(1))
  expect(await screen.findByText('Уведомление')).toBeDefined()
  expect(screen.queryAllByRole('button')).toEqual([])
})
