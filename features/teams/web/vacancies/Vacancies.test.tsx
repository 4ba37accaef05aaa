import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import {
  askToJoin,
  listMyJoinRequests,
  respondToVacancy,
  revokeJoinRequest,
} from '../../contract/join-request.endpoints.ts'
import { getVacancyFilters, listVacancies } from '../../contract/vacancy.endpoints.ts'
import type { MyJoinRequest, OpenVacancy } from '../joining.types.ts'
import { MyJoinRequests } from './MyJoinRequests.tsx'
import { Vacancies } from './Vacancies.tsx'

let server: ReturnType<typeof fakeServer>

const vacancy = (id: number, respondInfo: OpenVacancy['respondInfo'] = null): OpenVacancy => ({
  id,
  name: `Вакансия ${id}`,
  tasks: 'Собрать корпус',
  role: { id: 3, name: 'Инженер' },
  competencies: [{ id: 9, name: 'Прототипирование' }],
  workload: 'Удалённо',
  createdAt: '2026-11-18T09:00:00.000Z',
  project: {
    serialNumber: 'P-000035',
    about: {
      name: 'Лодка',
      summary: '',
      industries: [{ id: 7, name: 'Судостроение' }],
      stage: { id: 3, name: 'Ранняя посевная' },
    },
  },
  respondInfo,
})

const request: MyJoinRequest = {
  id: 12,
  vacancy: null,
  message: '',
  status: 'CONSIDERATION',
  reason: '',
  createdAt: '2026-11-18T09:00:00.000Z',
  decidedAt: null,
  actions: ['revoke'],
  project: { serialNumber: 'P-000040', name: null, id: null },
}

const revoked: MyJoinRequest = { ...request, status: 'REVOKED', actions: [] }

const drawer = async () => within(await screen.findByRole('dialog'))
const address = '/bch/view/team-invite'

beforeAll(() =>
  startWorkTexts({
    'teams/texts/ru.json': () => import('../../texts/ru.json'),
    'projects/texts/ru.json': () => import('../../../projects/texts/ru.json'),
  }),
)

beforeEach(() => {
  server = fakeServer()
  server.on(getVacancyFilters, () => ({
    industries: [{ id: 7, name: 'Судостроение' }],
    roles: [{ id: 3, name: 'Инженер' }],
    competencies: [],
  }))
  const items = [vacancy(1), vacancy(2, 'EXISTS_RESPOND'), vacancy(3, 'IN_PROJECT_TEAM')]
  server.on(listVacancies, () => ({ items, total: 3, totalIsExact: true, next: null }))
  server.on(listMyJoinRequests, () => ({ items: [request], total: 1, totalIsExact: true, next: null }))
})

afterEach(leaveScreen)

test('one may respond once, and not to the own project', async () => {
  server.on(respondToVacancy, () => refuse('VACANCY_CLOSED'))
  showScreen(Vacancies, `${address}?tab=vacancies&industryId=7`)
  expect(await screen.findByText(/^Запрос\sотправлен$/)).toBeDefined()
  expect(screen.getByText(/^В\sкоманде$/)).toBeDefined()
  expect(server.sentTo(listVacancies)[0]?.query).toMatchObject({ industryId: '7' })
  expect(screen.getAllByRole('button', { name: /^Откликнуться/ }).length).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: /^Откликнуться/ }))
  const form = await drawer()
  await userEvent.type(await form.findByRole('textbox', { name: /^Сообщение/ }), 'Умею')
  await userEvent.click(form.getByRole('button', { name: named('Отправить') }))
  expect(await form.findByText(/Вакансия\sзакрыта/)).toBeDefined()
  expect(server.sentTo(respondToVacancy)[0]?.body).toEqual({ vacancyId: 1, message: 'Умею' })
})

test('a filter without choices is left out', async () => {
  showScreen(Vacancies, address)
  expect(await screen.findByRole('button', { name: 'Отрасль' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Компетенция' })).toBeNull()
})

test('a number typed as people write it is understood, anything else has an error at the field', async () => {
  server.on(askToJoin, () => request)
  showScreen(Vacancies, address)
  await userEvent.click(await screen.findByRole('button', { name: named('Запрос по номеру проекта') }))
  const form = await drawer()
  const code = await form.findByRole('textbox', { name: /^Номер\sпроекта/ })
  await userEvent.type(code, 'лодка')
  await userEvent.click(form.getByRole('button', { name: named('Отправить') }))
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
  await userEvent.clear(code)
  await userEvent.type(code, 'p-40')
  await userEvent.click(form.getByRole('button', { name: named('Отправить') }))
  await waitFor(() => expect(server.sentTo(askToJoin)[0]?.body).toMatchObject({ projectCode: 'P-000040' }))
})

test('a project that does not show itself is a number; the request is withdrawn after a question', async () => {
  server.on(revokeJoinRequest, () => revoked)
  showScreen(MyJoinRequests, `${address}?tab=requests`)
  expect(await screen.findByText(/^Ждёт\sрешения$/)).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: /Ещё\sдействия:\sP-000040/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Отозвать') }))
  await userEvent.click(await (await drawer()).findByRole('button', { name: named('Отозвать') }))
  await waitFor(() => expect(server.sentTo(revokeJoinRequest)[0]?.body).toEqual({ requestId: 12 }))
})
