import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import * as roles from '../../../roles/contract/role.endpoints.ts'
import '../../../roles/web/screens.ts'
import { listErasureRequests } from '../../contract/erasure.endpoints.ts'
import * as people from '../../contract/people.endpoints.ts'
import { listWaitingAccounts } from '../../contract/waiting-accounts.endpoints.ts'
import { LogInAs } from '../log-in-as/LogInAs.tsx'
import { AdminPeople } from './AdminPeople.tsx'
import type { AdministeredPerson } from './person.types.ts'

const uid = '00000000-0000-4000-8000-000000000007'
const admin = { uid: '00000000-0000-4000-8000-000000000001', name: 'Никитин А. Д.', avatarUrl: null }

const person: AdministeredPerson = {
  uid,
  lastName: 'Орлов',
  firstName: 'Денис',
  middleName: '',
  email: 'orlov@people.example',
  avatarUrl: null,
  status: 'A',
  createdAt: '2026-09-01T09:00:00.000Z',
  lastSeenAt: '2026-11-20T09:00:00.000Z',
  roles: ['INI', 'TRC'],
  acceleratorsCount: 1,
  projectsCount: 2,
  accessFlags: ['AUTO_FILTER'],
  certifiedExpert: false,
  mergedInto: null,
  formerEmails: [],
  actions: ['block', 'merge', 'logInAs', 'settleRoles'],
  phone: '+7 900 1234567',
  locale: 'ru',
  emailConfirmedAt: '2026-09-01T09:00:00.000Z',
  secondFactor: true,
  history: [
    {
      id: 1,
      action: 'grantRole',
      from: null,
      to: null,
      comment: '',
      actor: { ...admin, name: 'Соколова В. А.' },
      actingName: 'Никитин А. Д.',
      at: '2026-11-20T09:00:00.000Z',
    },
  ],
}

const rolesOfPerson: ResponseOf<typeof roles.getRoles> = {
  uid,
  roles: [
    { role: 'TRC', accelerator: null, admin: false, blocked: false, since: null, actions: ['withdraw'] },
  ],
  defaultRole: null,
  offered: [],
  requests: [],
  transfers: [],
  accessFlags: ['AUTO_FILTER'],
  certifiedExpert: false,
}

const pageOf = <Item,>(...items: Item[]) => ({ items, total: items.length, totalIsExact: true, next: null })

let server: ReturnType<typeof fakeServer>

beforeAll(() =>
  startWorkTexts({
    'people/texts/ru.json': () => import('../../texts/ru.json'),
    'roles/texts/ru.json': () => import('../../../roles/texts/ru.json'),
  }),
)

beforeEach(() => {
  server = fakeServer()
  server.on(people.listPeople, () => pageOf(person))
  server.on(people.getPerson, () => person)
  server.on(listWaitingAccounts, () => pageOf())
  server.on(roles.listRoleRequests, () => pageOf())
  server.on(listErasureRequests, () => pageOf())
  server.on(roles.getRoles, () => rolesOfPerson)
})

afterEach(leaveScreen)

test('a person is opened from the list, with both names of who acted', async () => {
  const { history } = showScreen(AdminPeople, '/admin/people?role=TRC')
  await userEvent.click(await screen.findByRole('link', { name: /Орлов/ }))
  await waitFor(() => expect(history.location.search).toContain(`uid=${uid}`))
  const panel = await screen.findByRole('dialog')
  expect(await within(panel).findByText('orlov@people.example')).toBeDefined()
  expect(panel.textContent).toMatch(/Никитин\sА\.\sД\..*Соколова\sВ\.\sА\./)
  expect(server.sentTo(people.listPeople)[0]?.query).toMatchObject({ role: 'TRC', sorting: 'CREATE_DATE' })
})

test('blocking asks why, and says what could not be done', async () => {
  server.on(people.blockPerson, () => refuse('UNEXPECTED_ERROR'))
  showScreen(AdminPeople, '/admin/people')
  await userEvent.click(await screen.findByRole('button', { name: /действия: Орлов/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Заблокировать' }))
  const drawer = await screen.findByRole('dialog')
  const submit = await within(drawer).findByRole('button', { name: 'Заблокировать' })
  await userEvent.click(submit)
  expect(server.sentTo(people.blockPerson)).toEqual([])
  await userEvent.type(within(drawer).getByRole('textbox'), 'Рассылка')
  await userEvent.click(submit)
  await waitFor(() => expect(server.sentTo(people.blockPerson)[0]?.body).toEqual({ uid, reason: 'Рассылка' }))
  expect(await within(drawer).findByRole('alert')).toBeDefined()
})

test('roles and flags are settled in one place', async () => {
  server.on(roles.setAccess, () => refuse('ACCESS_DENIED'))
  showScreen(AdminPeople, '/admin/people')
  await userEvent.click(await screen.findByRole('button', { name: /действия: Орлов/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Роли и права') }))
  const drawer = await screen.findByRole('dialog')
  expect(await within(drawer).findByRole('checkbox', { name: 'Автоотбор' })).toHaveProperty('checked', true)
  await userEvent.click(within(drawer).getByRole('checkbox', { name: named('Конструктор отчётов') }))
  await userEvent.click(within(drawer).getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(server.sentTo(roles.setAccess)[0]?.body).toMatchObject({
      uid,
      accessFlags: ['AUTO_FILTER', 'REPORT_BUILDER'],
      certifiedExpert: false,
    }),
  )
})

test('the parts count what waits, and a request is read in full before it is decided', async () => {
  const message = 'Представляю клуб инвесторов'
  server.on(roles.listRoleRequests, () =>
    pageOf({
      id: 4,
      person: { ...admin, uid, name: 'Орлов Д.' },
      role: 'INV',
      message,
      status: 'CONSIDERATION',
      reason: '',
      createdAt: '2026-11-20T09:00:00.000Z',
      decidedAt: null,
      actions: ['accept', 'reject'],
    }),
  )
  server.on(roles.rejectRoleRequest, () => refuse('STATE_CHANGED'))
  const { history } = showScreen(AdminPeople, '/admin/people')
  await userEvent.click(await screen.findByRole('tab', { name: /Запросы\sролей\s*1/ }))
  expect(history.location.search).toBe('?tab=roleRequests')
  await userEvent.click(await screen.findByRole('button', { name: /действия: Орлов/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Отклонить' }))
  const drawer = await screen.findByRole('dialog')
  expect(drawer.textContent?.replaceAll(' ', ' ')).toContain(`«${message}»`)
  await userEvent.type(await within(drawer).findByRole('textbox'), 'Нет сведений')
  await userEvent.click(within(drawer).getByRole('button', { name: 'Отклонить' }))
  await waitFor(() =>
    expect(server.sentTo(roles.rejectRoleRequest)[0]?.body).toEqual({ requestId: 4, reason: 'Нет сведений' }),
  )
})

test('empty parts and a refused list say so', async () => {
  showScreen(AdminPeople, '/admin/people?tab=waiting')
  expect(await screen.findByText(/Неподтверждённых\sрегистраций\sнет/)).toBeDefined()
  leaveScreen()
  server.on(people.listPeople, () => refuse('UNEXPECTED_ERROR'))
  showScreen(AdminPeople, '/admin/people')
  expect(await screen.findByRole('button', { name: /Повторить|Попробовать/ })).toBeDefined()
})

test('nobody logs in as an administrator', async () => {
  server.on(people.listPeople, () =>
    pageOf(person, { ...person, uid: admin.uid, lastName: 'Белова', actions: [] }),
  )
  showScreen(LogInAs, '/admin/login-as')
  expect(await screen.findByRole('button', { name: /Войти\sкак\sБелова/ })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: /Войти\sкак\sОрлов/ })).toHaveProperty('disabled', false)
  expect(server.sentTo(people.listPeople)[0]?.query).toMatchObject({ status: 'A' })
})
