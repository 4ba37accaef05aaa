import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getHeldEvent } from '../../contract/event.endpoints.ts'
import { acceptEventInvitation } from '../../contract/invitation.endpoints.ts'
import type { EventInvitation } from '../event.types.ts'
import { InvitationDecision } from './InvitationDecision.tsx'

const starts = '2026-12-10T09:00:00.000Z'
const ends = '2026-12-10T12:00:00.000Z'

const invitation: EventInvitation = {
  id: 12,
  event: {
    id: 4,
    name: 'Демодень',
    startsAt: starts,
    endsAt: ends,
    timeZone: 'Europe/Moscow',
    host: 'Маяк',
    acceleratorId: 1,
    free: 3,
    cancelledFor: null,
  },
  project: { id: 7, name: 'Теплоконтур' },
  status: 'INVITED',
  seats: 2,
  message: '',
  reason: '',
  answerBy: null,
  code: '',
  createdAt: starts,
  changedAt: starts,
  actions: ['accept', 'decline'],
}

const event = (own: readonly EventInvitation[]): ResponseOf<typeof getHeldEvent> => ({
  id: 4,
  version: 1,
  name: 'Демодень',
  kind: 'DEMO_DAY',
  status: 'PUBLISHED',
  host: { acceleratorId: 1, uid: null, name: 'Маяк' },
  startsAt: starts,
  endsAt: ends,
  timeZone: 'Europe/Moscow',
  place: '',
  isOnline: true,
  capacity: null,
  taken: 0,
  waiting: 0,
  isPublic: false,
  takesGuests: false,
  invited: [],
  actions: [],
  description: '',
  link: '',
  reason: '',
  answerHours: 24,
  agenda: [],
  came: null,
  told: null,
  local: { day: '2026-12-10', start: '12:00', endDay: '2026-12-10', end: '15:00' },
  isHost: false,
  isJuror: false,
  tabs: [],
  links: [],
  takesInvitations: false,
  mayLeaveJury: false,
  coverUrl: null,
  materials: [],
  own: [...own],
  mayAsk: [],
})

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'events/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
})

afterEach(leaveScreen)

const Shown = () => (
  <>
    <InvitationDecision id={12} params={{ eventId: '4', invitationId: '12' }} />
    <p>Уведомление</p>
  </>
)

test('an invitation is accepted in the notification, with the form of the page', async () => {
  server.on(getHeldEvent, () => event([{ ...invitation, id: 11 }, invitation]))
  server.on(acceptEventInvitation, (): EventInvitation => ({
    ...invitation,
    status: 'ACCEPTED',
    actions: ['decline'],
  }))
  showScreen(Shown, '/bch/view/notifications')
  await userEvent.click(await screen.findByRole('button', { name: named('Принять') }))
  const form = within(await screen.findByRole('dialog'))
  await userEvent.click(await form.findByRole('button', { name: named('Принять') }))
  await waitFor(() => expect(server.sentTo(acceptEventInvitation)[0]?.body).toEqual({ id: 12, seats: 2 }))
})

test('who may not answer for the project decides nothing', async () => {
  server.on(getHeldEvent, () => event([{ ...invitation, actions: [] }]))
  showScreen(Shown, '/bch/view/notifications')
  await waitFor(() => expect(server.sentTo(getHeldEvent)).toHaveLength(1))
  expect(await screen.findByText('Уведомление')).toBeDefined()
  expect(screen.queryAllByRole('button')).toEqual([])
})
