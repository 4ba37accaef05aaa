import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { listTrackers } from '../../../accelerators/contract/member.endpoints.ts'
import * as team from '../../contract/accelerator-team.endpoints.ts'
import { inviteToAccelerator, revokeInvitation } from '../../contract/invitation.endpoints.ts'
import { getAcceleratorInvitee } from '../../contract/people-directory.endpoints.ts'
import * as requests from '../../contract/team-request.endpoints.ts'
import type { TeamRequest, TeamRow } from '../teams.types.ts'
import { AcceleratorTeam } from './AcceleratorTeam.tsx'

const address = '/bch/view/acceleratorTeam'
const uid = '00000000-0000-4000-8000-000000000001'
const nextUid = '00000000-0000-4000-8000-000000000002'
const person = { uid, name: 'Орлов Д. В.', avatarUrl: null }

const member = (own: Partial<TeamRow> = {}): TeamRow => ({
  key: `member-${uid}`,
  person,
  email: 'trc@demo.example',
  roles: ['TRC'],
  admin: false,
  status: 'A',
  since: '2026-03-10T09:00:00.000Z',
  me: false,
  projectsCount: 0,
  jobsCount: 0,
  invitation: null,
  actions: ['setRoles', 'block', 'remove'],
  ...own,
})

const invited = member({
  key: 'invitation-8',
  person: null,
  email: 'anna@newcomers.example',
  status: 'W',
  invitation: {
    id: 8,
    status: 'SENT',
    expired: false,
    expiresAt: '2099-12-03T09:00:00.000Z',
    actions: ['resend', 'revoke'],
  },
  actions: [],
})

const joinRequest: TeamRequest = {
  id: 3,
  person,
  accelerator: { id: 4, name: 'Северный старт' },
  role: 'EXP',
  message: 'Оценивал пилоты',
  status: 'CONSIDERATION',
  reason: '',
  createdAt: '2026-11-19T09:00:00.000Z',
  decidedAt: null,
  actions: ['accept', 'reject'],
}

let server: ReturnType<typeof fakeServer>

const show = (items: TeamRow[], search = '') => {
  server.on(team.listAcceleratorTeam, () => ({ items, total: items.length, totalIsExact: true, next: null }))
  return showScreen(AcceleratorTeam, address + search)
}

const choose = async (row: RegExp, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: row }))
  await userEvent.click(await screen.findByRole('menuitem', { name: named(item) }))
  return within(await screen.findByRole('dialog'))
}

const tracker = /Ещё действия: Орлов/

beforeAll(() => startWorkTexts({ 'teams/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  server.on(requests.listAcceleratorTeamRequests, () => ({
    items: [joinRequest],
    total: 1,
    totalIsExact: true,
    next: null,
  }))
  server.on(listTrackers, () => ({
    items: [
      { ...person, projectsCount: 2, ownProjectIds: [] },
      { uid: nextUid, name: 'Ковалёва Д. И.', avatarUrl: null, projectsCount: 3, ownProjectIds: [] },
    ],
  }))
})

afterEach(leaveScreen)

test('shows members and invitations together, and the number of requests to join', async () => {
  show([member({ me: true, roles: ['ACC', 'TRC'], admin: true }), invited])
  expect(await screen.findByText(/Администратор акселератора, Трекер/)).toBeDefined()
  expect(screen.getByText('anna@newcomers.example')).toBeDefined()
  expect(screen.getByText(/Ждёт ответа/)).toBeDefined()
  expect(await screen.findByRole('tab', { name: /Заявки в\sкоманду\s*1/ })).toBeDefined()
})

test('invites by e-mail with roles; an administrator is of the team', async () => {
  show([member()])
  await userEvent.click(await screen.findByRole('button', { name: 'Пригласить' }))
  const drawer = within(await screen.findByRole('dialog'))
  const send = await drawer.findByRole('button', { name: 'Отправить приглашение' })
  await userEvent.click(send)
  expect(await drawer.findAllByText(/Роли в\sакселераторе/)).toHaveLength(2)
  await userEvent.type(drawer.getByLabelText(/Электронная почта/), 'anna@newcomers.example')
  await userEvent.click(drawer.getByRole('checkbox', { name: /Администратор акселератора/ }))
  await userEvent.click(drawer.getByRole('checkbox', { name: /^Эксперт/ }))
  server.on(inviteToAccelerator, () => ({ items: [] }))
  await userEvent.click(send)
  expect(await screen.findByText('Приглашение отправлено')).toBeDefined()
  expect(server.sentTo(inviteToAccelerator)[0]?.body).toEqual({
    email: 'anna@newcomers.example',
    roles: ['ACC', 'EXP'],
    admin: true,
    message: '',
  })
})

test('a user who comes from the page of a person invites them, by name', async () => {
  server.on(getAcceleratorInvitee, () => ({ uid: nextUid, name: 'Ковалёва Анна', allowed: true }))
  server.on(inviteToAccelerator, () => ({ items: [] }))
  show([member()], `?invite=${nextUid}`)
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText('Ковалёва Анна')).toBeDefined()
  expect(drawer.queryByLabelText(/Электронная почта/)).toBeNull()
  await userEvent.click(drawer.getByRole('checkbox', { name: /^Эксперт/ }))
  await userEvent.click(drawer.getByRole('button', { name: 'Отправить приглашение' }))
  expect(await screen.findByText('Приглашение отправлено')).toBeDefined()
  expect(server.sentTo(inviteToAccelerator)[0]?.body).toEqual({
    personUid: nextUid,
    roles: ['EXP'],
    admin: false,
    message: '',
  })
})

test('somebody with an open invitation is named as the reason in the drawer', async () => {
  server.on(inviteToAccelerator, () => refuse('INVITATION_EXISTS'))
  show([member()])
  await userEvent.click(await screen.findByRole('button', { name: 'Пригласить' }))
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.type(await drawer.findByLabelText(/Электронная почта/), 'anna@newcomers.example')
  await userEvent.click(drawer.getByRole('checkbox', { name: /^Ментор/ }))
  await userEvent.click(drawer.getByRole('button', { name: 'Отправить приглашение' }))
  expect(await drawer.findByText(/уже отправлено приглашение/)).toBeDefined()
})

test('removing a tracker says what stays, and asks who takes the projects', async () => {
  show([member({ projectsCount: 2, jobsCount: 1 })])
  const drawer = await choose(tracker, 'Убрать из команды')
  expect(await drawer.findByText(/1\sнезаконченная экспертиза/)).toBeDefined()
  const remove = await drawer.findByRole('button', { name: /Убрать из\sкоманды/ })
  await userEvent.click(remove)
  expect(server.sentTo(team.removeMember)).toEqual([])
  expect(await drawer.findByText('Обязательное поле')).toBeDefined()
  expect(drawer.queryByRole('radio', { name: /Орлов/ })).toBeNull()
  await userEvent.click(drawer.getByRole('radio', { name: /Ковалёва/ }))
  server.on(team.removeMember, () => undefined)
  await userEvent.click(remove)
  expect(await screen.findByText(/Участник убран/)).toBeDefined()
  expect(server.sentTo(team.removeMember)[0]?.body).toEqual({
    personUid: uid,
    replacementUid: nextUid,
    releaseProjects: false,
  })
})

test('roles are settled as a whole; a tracker who stops leaves the projects knowingly', async () => {
  show([member({ projectsCount: 2 })])
  const drawer = await choose(tracker, 'Изменить роли')
  await userEvent.click(await drawer.findByRole('checkbox', { name: /^Эксперт/ }))
  expect(drawer.queryByText(/Кто примет/)).toBeNull()
  await userEvent.click(drawer.getByRole('checkbox', { name: /^Трекер\s?Ведёт/ }))
  await userEvent.click(await drawer.findByRole('radio', { name: /Никто/ }))
  server.on(team.setMemberRoles, () => member({ roles: ['EXP'] }))
  await userEvent.click(drawer.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Роли изменены')).toBeDefined()
  expect(server.sentTo(team.setMemberRoles)[0]?.body).toEqual({
    personUid: uid,
    roles: ['EXP'],
    admin: false,
    replacementUid: null,
    releaseProjects: true,
  })
})

test('the last administrator is not blocked, and the drawer says why', async () => {
  server.on(team.blockMember, () => refuse('LAST_ADMINISTRATOR'))
  show([member({ me: true })])
  const drawer = await choose(tracker, 'Заблокировать')
  expect(await drawer.findByText(/Вы блокируете себя/)).toBeDefined()
  await userEvent.click(await drawer.findByRole('button', { name: 'Заблокировать' }))
  expect(await drawer.findByText(/последний администратор/)).toBeDefined()
})

test('an invitation is taken back after a question', async () => {
  show([invited])
  const drawer = await choose(/Ещё действия: anna/, 'Отозвать')
  expect(server.sentTo(revokeInvitation)).toEqual([])
  server.on(revokeInvitation, () => refuse('STATE_CHANGED'))
  await userEvent.click(await drawer.findByRole('button', { name: 'Отозвать' }))
  expect(await drawer.findByText(/Состояние уже изменилось/)).toBeDefined()
})

test('a request to join is rejected with a reason', async () => {
  show([], '?tab=requests')
  const drawer = await choose(tracker, 'Отклонить')
  await userEvent.type(await drawer.findByLabelText(/Причина/), 'Команда собрана')
  server.on(requests.rejectAcceleratorTeamRequest, (): TeamRequest => ({
    ...joinRequest,
    status: 'REJECTED',
    actions: [],
  }))
  await userEvent.click(drawer.getByRole('button', { name: 'Отклонить' }))
  expect(await screen.findByText('Заявка отклонена')).toBeDefined()
  expect(server.sentTo(requests.rejectAcceleratorTeamRequest)[0]?.body).toEqual({
    requestId: 3,
    reason: 'Команда собрана',
  })
})

test('a user who has no place in the accelerator gets a message', async () => {
  server.on(team.listAcceleratorTeam, () => refuse('NOT_IN_ACCELERATOR_TEAM'))
  showScreen(AcceleratorTeam, address)
  expect(await screen.findByText(/попросите администратора пригласить вас/)).toBeDefined()
})
