import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { inviteToProject, listProjectInvitations } from '../../../teams/contract/invitation.endpoints.ts'
import {
  acceptJoinRequest,
  listProjectJoinRequests,
  rejectJoinRequest,
} from '../../../teams/contract/join-request.endpoints.ts'
import { closeVacancy, listProjectVacancies } from '../../../teams/contract/vacancy.endpoints.ts'
import { getProject, getProjectHistory } from '../../contract/project.endpoints.ts'
import { acceptLeadership } from '../../contract/team.endpoints.ts'
import { ProjectEdit } from '../edit/ProjectEdit.tsx'
import { sampleMember, sampleProject } from '../edit/project.samples.ts'
import type { JoinRequest, ProjectVacancy } from '../../../teams/web/joining.types.ts'
import '../../../teams/web/screens.ts'
import type { Project } from '../project.types.ts'

let server: ReturnType<typeof fakeServer>

const asker = sampleMember(5).person

const request: JoinRequest = {
  id: 31,
  vacancy: { id: 8, name: 'Маркетолог' },
  message: 'Знаю вашу отрасль',
  status: 'CONSIDERATION',
  reason: '',
  createdAt: '2026-11-20T09:00:00.000Z',
  decidedAt: null,
  actions: ['accept', 'reject'],
  person: asker,
  about: { company: 'Завод', specialty: 'Маркетинг', competencies: ['Продажи бизнесу'] },
}

const vacancy: ProjectVacancy = {
  id: 8,
  name: 'Маркетолог',
  tasks: 'Найти каналы',
  role: null,
  competencies: [],
  workload: 'Два вечера',
  createdAt: '2026-11-18T09:00:00.000Z',
  status: 'OPEN',
  newResponses: 2,
  actions: ['edit', 'close'],
}

const decided = (status: JoinRequest['status']): JoinRequest => ({ ...request, status, actions: [] })

const closed: ProjectVacancy = { ...vacancy, status: 'CLOSED', actions: ['edit', 'reopen'] }

const show = (own: Partial<Project> = {}) => {
  server.on(getProject, () => sampleProject(own))
  showScreen(ProjectEdit, '/bch/view/my-projects/edit?projectId=7&tab=team')
}

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: named(name) }))
const drawer = async () => within(await screen.findByRole('dialog'))

beforeAll(() =>
  startWorkTexts({
    'projects/texts/ru.json': () => import('../../texts/ru.json'),
    'teams/texts/ru.json': () => import('../../../teams/texts/ru.json'),
  }),
)

beforeEach(() => {
  server = fakeServer()
  server.on(getProjectHistory, () => ({ items: [] }))
  server.on(listProjectJoinRequests, () => ({ items: [request] }))
  server.on(listProjectInvitations, () => ({ items: [] }))
  server.on(listProjectVacancies, () => ({ items: [vacancy] }))
})

afterEach(leaveScreen)

test('a request is on the tab as a number, and is accepted after a question', async () => {
  server.on(acceptJoinRequest, () => decided('ACCEPTED'))
  show({ joinRequests: 1 })
  expect(await screen.findByRole('tab', { name: /ждут\sрешения:\s1/ })).toBeDefined()
  await press('Принять в команду: Участник 5')
  await userEvent.click(await (await drawer()).findByRole('button', { name: named('Принять') }))
  await waitFor(() => expect(server.sentTo(acceptJoinRequest)[0]?.body).toMatchObject({ requestId: 31 }))
})

test('is not rejected without a reason', async () => {
  server.on(rejectJoinRequest, () => decided('REJECTED'))
  show()
  await press('Отклонить запрос: Участник 5')
  const form = await drawer()
  await userEvent.click(await form.findByRole('button', { name: named('Отклонить') }))
  expect((await form.findAllByText('Обязательное поле')).length).toBeGreaterThan(0)
  await userEvent.type(form.getByRole('textbox'), 'Команда собрана')
  await userEvent.click(form.getByRole('button', { name: named('Отклонить') }))
  await waitFor(() =>
    expect(server.sentTo(rejectJoinRequest)[0]?.body).toEqual({ requestId: 31, reason: 'Команда собрана' }),
  )
})

test('a requester who meanwhile joined otherwise is reported in words', async () => {
  server.on(acceptJoinRequest, () => refuse('STATE_CHANGED'))
  show()
  await press('Принять в команду: Участник 5')
  const form = await drawer()
  await userEvent.click(await form.findByRole('button', { name: named('Принять') }))
  expect(await form.findByRole('alert')).toBeDefined()
})

test('somebody is invited by address, with role and message', async () => {
  server.on(inviteToProject, () => refuse('INVITATION_FORBIDDEN_BY_USER'))
  show()
  await press('Пригласить')
  const form = await drawer()
  await userEvent.type(await form.findByRole('textbox', { name: /^Адрес\sпочты/ }), 'nina@people.example')
  await userEvent.type(form.getByRole('textbox', { name: /^Роль\sв\sкоманде/ }), 'Сооснователь')
  await userEvent.click(form.getByRole('button', { name: named('Отправить приглашение') }))
  await waitFor(() =>
    expect(server.sentTo(inviteToProject)[0]?.body).toEqual({
      projectId: 7,
      email: 'nina@people.example',
      roleInTeam: 'Сооснователь',
      message: '',
    }),
  )
  expect(await form.findByRole('alert')).toBeDefined()
})

test('a vacancy says how many responses wait, and is closed', async () => {
  server.on(closeVacancy, () => closed)
  show()
  expect(await screen.findByText(/^2\sновых\sотклика$/)).toBeDefined()
  await press('Действия с вакансией «Маркетолог»')
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Закрыть вакансию') }))
  await waitFor(() => expect(server.sentTo(closeVacancy)[0]?.body).toEqual({ vacancyId: 8 }))
})

test('an invited leader reads what it means and agrees', async () => {
  server.on(acceptLeadership, () => undefined)
  const offer = {
    id: 4,
    from: sampleMember(1).person,
    to: sampleMember(2).person,
    createdAt: '2026-11-20T09:00:00.000Z',
    actions: ['accept', 'decline'] as ('accept' | 'decline')[],
  }
  show({ leadershipOffer: offer, actions: ['edit', 'addDocument', 'invite'] })
  expect(await screen.findByText(/предлагает\sвам\sруководить\sпроектом/)).toBeDefined()
  await press('Принять руководство')
  await userEvent.click(await (await drawer()).findByRole('button', { name: named('Принять руководство') }))
  await waitFor(() => expect(server.sentTo(acceptLeadership)[0]?.body).toEqual({ offerId: 4 }))
})

test('a project that an accelerator keeps has nobody yet: its team invites a leader', async () => {
  server.on(inviteToProject, () => refuse('INVITATION_EXISTS'))
  show({
    leader: null,
    keeper: { id: 3, name: 'Точка роста' },
    members: [],
    actions: ['edit', 'addDocument', 'invite', 'decideJoining'],
  })
  expect(
    await screen.findByText(/^Руководителя\sпока\sнет,\sпроект\sведёт\sакселератор\s«Точка\sроста»$/),
  ).toBeDefined()
  expect(await screen.findByText(/^Запросы\sпо\sномеру\sпроекта\..*возглавит/)).toBeDefined()
  expect(screen.queryByRole('button', { name: named('Добавить вакансию') })).toBeNull()
  expect(server.sentTo(listProjectVacancies)).toEqual([])
  await press('Пригласить руководителя')
  const form = await drawer()
  await userEvent.type(await form.findByRole('textbox', { name: /^Адрес\sпочты/ }), 'nina@people.example')
  await userEvent.click(form.getByRole('button', { name: named('Отправить приглашение') }))
  await waitFor(() =>
    expect(server.sentTo(inviteToProject)[0]?.body).toMatchObject({ roleInTeam: 'Руководитель проекта' }),
  )
})

test('who only reads the project sees its members and nothing of its plans', async () => {
  show({ actions: [] })
  expect(await screen.findByText('Участник 2')).toBeDefined()
  expect(screen.queryByRole('button', { name: named('Пригласить') })).toBeNull()
  expect(server.sentTo(listProjectJoinRequests)).toEqual([])
})
