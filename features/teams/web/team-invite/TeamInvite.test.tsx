import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { listMemberTeams } from '../../../accelerators/contract/member.endpoints.ts'
import { getProject } from '../../../projects/contract/project.endpoints.ts'
import { sampleProject } from '../../../projects/web/edit/project.samples.ts'
import { leaveAccelerator } from '../../contract/accelerator-team.endpoints.ts'
import {
  acceptInvitation,
  claimInvitation,
  declineInvitation,
  findInvitation,
  listMyInvitations,
} from '../../contract/invitation.endpoints.ts'
import {
  askAcceleratorTeam,
  listMyAcceleratorTeamRequests,
  listRecruitingAccelerators,
} from '../../contract/team-request.endpoints.ts'
import type { MyInvitation, TeamRequest } from '../teams.types.ts'
import { rememberPress, takePress } from '../pressed-accept.ts'
import { TeamInvite } from './TeamInvite.tsx'

const address = '/bch/view/team-invite'
const person = { uid: '00000000-0000-4000-8000-000000000001', name: 'Соколова В. А.', avatarUrl: null }

const invitation = (own: Partial<MyInvitation> = {}): MyInvitation => ({
  id: 5,
  from: person,
  team: { kind: 'PROJECT', id: 1, name: 'Теплоконтур' },
  roleInTeam: 'Инженер',
  role: null,
  admin: false,
  leads: false,
  message: 'Ждём вас',
  status: 'SENT',
  state: 'NEW',
  expired: false,
  createdAt: '2026-11-19T09:00:00.000Z',
  expiresAt: '2099-12-03T09:00:00.000Z',
  decidedAt: null,
  actions: ['accept', 'decline'],
  ...own,
})

const request = (own: Partial<TeamRequest> = {}): TeamRequest => ({
  id: 3,
  person,
  accelerator: { id: 4, name: 'Северный старт' },
  role: 'EXP',
  message: '',
  status: 'CONSIDERATION',
  reason: '',
  createdAt: '2026-11-19T09:00:00.000Z',
  decidedAt: null,
  actions: ['revoke'],
  ...own,
})

let server: ReturnType<typeof fakeServer>

const answerList = (items: MyInvitation[]) =>
  server.on(listMyInvitations, () => ({ items, total: items.length, totalIsExact: true, next: null }))

const show = (items: MyInvitation[], search = '') => {
  answerList(items)
  return showScreen(TeamInvite, address + search)
}

const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: /Ещё действия: Теплоконтур/ }))
const choose = async (item: string) => {
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: named(item) }))
  return within(await screen.findByRole('dialog'))
}

beforeAll(() => startWorkTexts({ 'teams/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
})

afterEach(leaveScreen)

test('without invitations it says where they come from', async () => {
  show([])
  expect(await screen.findByText('Приглашений пока нет')).toBeDefined()
})

/** The project that an invitation leads to, with work on a track or without. */
const answerProject = (work: { tasksTotal: number; tasksAccepted: number } | null) => {
  const named = { id: 2, name: 'Весна' }
  const track = {
    id: 9,
    track: named,
    programme: named,
    accelerator: named,
    startedAt: '2026-11-01T09:00:00.000Z',
  }
  server.on(getProject, () =>
    sampleProject({
      tracks: work
        ? [{ ...track, work: { ...work, projectTrackId: 31, accessStatus: 'ALLOWED_TO_WORK' } }]
        : [],
    }),
  )
}

test('accepting is one press, and is then done', async () => {
  show([invitation()])
  const accepted = invitation({ status: 'ACCEPTED_TO_TEAM', state: 'ACCEPTED', actions: [] })
  server.on(acceptInvitation, () => accepted)
  answerProject(null)
  await openMenu()
  answerList([accepted])
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Принять' }))
  expect(await screen.findByText(/Вы в команде «Теплоконтур»/)).toBeDefined()
  expect(server.sentTo(acceptInvitation).map(({ body }) => body)).toEqual([{ invitationId: 5 }])
})

test('an invitation taken back meanwhile is not declined, and the drawer says so', async () => {
  server.on(declineInvitation, () => refuse('STATE_CHANGED'))
  show([invitation()])
  const drawer = await choose('Отказаться')
  await userEvent.click(await drawer.findByRole('button', { name: 'Отказаться' }))
  expect(await drawer.findByText(/Состояние уже изменилось/)).toBeDefined()
})

test('an expired one says what to do, and offers only to decline', async () => {
  show([invitation({ expired: true, actions: ['decline'] })])
  expect(await screen.findByText('Срок истёк')).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: /Ещё действия/ }))
  expect(await screen.findByRole('menuitem', { name: 'Отказаться' })).toBeDefined()
  expect(screen.queryByRole('menuitem', { name: 'Принять' })).toBeNull()
})

test('opens next to the list with its message', async () => {
  show([invitation()], '?invitationId=5')
  const panel = within(await screen.findByRole('dialog'))
  expect(await panel.findByText('Ждём вас')).toBeDefined()
  expect(panel.getByRole('button', { name: 'Принять' })).toBeDefined()
})

type Found = NonNullable<z.output<(typeof findInvitation)['response']>['invitation']>

const answerLink = (own: Partial<Found>) =>
  server.on(findInvitation, () => ({
    invitation: {
      from: 'Волкова М. О.',
      team: { kind: 'ACCELERATOR' as const, name: 'Северный старт' },
      state: 'OPEN' as const,
      accelerator: 'Северный старт',
      places: [{ role: 'TRC' as const, admin: false, roleInTeam: '', leads: false }],
      names: { lastName: '', firstName: '', middleName: '' },
      message: '',
      address: 'v•••@people.example',
      registered: true,
      own: true,
      account: 'vera@people.example',
      ...own,
    },
  }))

test('the link of an email says who invites, where and in which role; one press accepts', async () => {
  answerLink({
    team: { kind: 'PROJECT', name: 'Теплоконтур' },
    accelerator: 'Северный старт',
    places: [{ role: null, admin: false, roleInTeam: '', leads: true }],
  })
  show([], '?token=abc')
  expect(
    await screen.findByText(
      /Волкова М\. О\. приглашает вас возглавить\sпроект «Теплоконтур» в\sакселераторе «Северный старт»/,
    ),
  ).toBeDefined()
  expect(screen.getByText(/Ваша роль: руководитель проекта/)).toBeDefined()
  const taken = invitation({ status: 'REGISTERED' })
  answerProject(null)
  server.on(claimInvitation, () => ({ items: [taken] }))
  server.on(acceptInvitation, () =>
    invitation({ status: 'ACCEPTED_TO_TEAM', state: 'ACCEPTED', actions: [] }),
  )
  await userEvent.click(screen.getByRole('button', { name: named('Принять приглашение') }))
  expect(await screen.findByText(/Вы в команде «Теплоконтур»/)).toBeDefined()
  expect(server.sentTo(claimInvitation)[0]?.body).toEqual({ token: 'abc' })
  expect(server.sentTo(acceptInvitation).map(({ body }) => body)).toEqual([{ invitationId: 5 }])
})

test('an “Accept” that was pressed for another invitation accepts nothing', async () => {
  answerLink({ team: { kind: 'PROJECT', name: 'Теплоконтур' } })
  rememberPress('another')
  show([], '?token=abc')
  await screen.findByRole('button', { name: named('Принять приглашение') })
  expect(server.sentTo(claimInvitation)).toEqual([])
})

test('who pressed “Accept” before signing in joins without another press, and begins with the tasks that wait', async () => {
  answerLink({ team: { kind: 'PROJECT', name: 'Теплоконтур' } })
  answerProject({ tasksTotal: 3, tasksAccepted: 1 })
  server.on(claimInvitation, () => ({ items: [invitation({ status: 'REGISTERED' })] }))
  server.on(acceptInvitation, () =>
    invitation({ status: 'ACCEPTED_TO_TEAM', state: 'ACCEPTED', actions: [] }),
  )
  rememberPress('abc')
  const { history } = show([], '?token=abc')
  expect(await screen.findByText(/Вы в команде «Теплоконтур»/)).toBeDefined()
  expect(server.sentTo(acceptInvitation).map(({ body }) => body)).toEqual([{ invitationId: 5 }])
  await waitFor(() =>
    expect(history.location.href).toBe(
      '/bch/view/my-acceleration-requests/initiator-details?projectTrackId=31',
    ),
  )
  expect(takePress('abc')).toBe(false)
})

test('an invitation that was withdrawn meanwhile says so in place of the button', async () => {
  answerLink({})
  show([], '?token=abc')
  const accept = await screen.findByRole('button', { name: named('Принять приглашение') })
  server.on(claimInvitation, () => refuse('STATE_CHANGED'))
  answerLink({ state: 'WITHDRAWN' })
  await userEvent.click(accept)
  expect(await screen.findByText(/Приглашение отозвано/)).toBeDefined()
  expect(screen.queryByRole('button', { name: named('Принять приглашение') })).toBeNull()
})

test('opened from another account, the link names both addresses and leads to the other account and back', async () => {
  answerLink({ own: false, account: 'petr@other.example' })
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, assign })
  show([], '?token=abc')
  expect(await screen.findByText(/v•••@people\.example.*petr@other\.example/)).toBeDefined()
  expect(screen.queryByRole('button', { name: named('Принять приглашение') })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: named('Сменить учётную запись') }))
  const to = new URL(String(assign.mock.calls[0]?.[0]), 'https://portal.example')
  expect(to.pathname).toBe('/logout')
  expect(to.searchParams.get('redirect_to')).toBe(`${address}?token=abc`)
  expect(server.sentTo(claimInvitation)).toEqual([])
})

test.each([
  ['EXPIRED', /Срок приглашения истёк/],
  ['ACCEPTED', /Приглашение уже принято/],
  ['DECLINED', /От\sприглашения отказались/],
  ['WITHDRAWN', /Приглашение отозвано/],
] as const)('a link of an invitation that is %s says so and opens nothing', async (state, words) => {
  answerLink({ state })
  show([], '?token=abc')
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.queryByRole('button', { name: named('Принять приглашение') })).toBeNull()
})

test('an unknown link says so and is put away', async () => {
  server.on(findInvitation, () => ({ invitation: null }))
  const { history } = show([invitation()], '?token=old')
  expect(await screen.findByText(/Ссылка неизвестна/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }))
  await waitFor(() => expect(history.location.search).toBe(''))
})

const showAccelerators = () => {
  server.on(listMyAcceleratorTeamRequests, () => ({
    items: [request()],
    total: 1,
    totalIsExact: true,
    next: null,
  }))
  server.on(listRecruitingAccelerators, () => ({
    items: [{ id: 9, name: 'Маяк', description: 'Логистика', country: 'Россия', taken: ['TRC' as const] }],
    total: 1,
    totalIsExact: true,
    next: null,
  }))
  server.on(listMemberTeams, () => ({
    items: [
      {
        id: 4,
        uid: person.uid,
        name: 'Точка роста',
        logoUrl: null,
        admin: false,
        roles: ['TRC' as const],
        actions: ['leave' as const],
      },
    ],
  }))
  show([], '?tab=accelerators')
}

test('asks an accelerator for a place, in a role one does not have yet', async () => {
  showAccelerators()
  expect(await screen.findByText('Россия')).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: /Отправить\sзаявку в\sкоманду: Маяк/ }))
  const drawer = within(await screen.findByRole('dialog'))
  const role = await drawer.findByLabelText(/^Роль/)
  expect(within(role).queryByRole('option', { name: 'Трекер' })).toBeNull()
  await userEvent.selectOptions(role, 'Эксперт')
  server.on(askAcceleratorTeam, () => request())
  await userEvent.click(drawer.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText('Заявка отправлена')).toBeDefined()
  expect(server.sentTo(askAcceleratorTeam)[0]?.body).toEqual({ acceleratorId: 9, role: 'EXP', message: '' })
})

test('leaving a team with projects asks for confirmation, with their number', async () => {
  showAccelerators()
  await userEvent.click(await screen.findByRole('button', { name: /Выйти из\sкоманды: Точка роста/ }))
  let release = false
  server.on(leaveAccelerator, ({ body }) => {
    release = body.releaseProjects
    return release ? undefined : refuse('TRACKER_HAS_PROJECTS')
  })
  const leave = async () =>
    userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Выйти' }))
  await leave()
  expect(await screen.findByText(/Всё равно выйти/)).toBeDefined()
  await leave()
  expect(await screen.findByText('Вы вышли из команды')).toBeDefined()
  expect(release).toBe(true)
})
