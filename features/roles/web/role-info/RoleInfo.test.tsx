import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { personStore } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import * as roles from '../../contract/role.endpoints.ts'
import type { HeldRole, PersonRoles, RoleTransfer } from '../role.types.ts'
import { TransferDecision } from '../transfers/TransferDecision.tsx'
import { RoleInfo } from './RoleInfo.tsx'

const me = { uid: '00000000-0000-4000-8000-000000000001', name: 'Соколова В. А.', avatarUrl: null }
const other = { uid: '00000000-0000-4000-8000-000000000002', name: 'Орлов Д. В.', avatarUrl: null }

const expert: HeldRole = {
  role: 'EXP',
  accelerator: null,
  admin: false,
  blocked: false,
  since: '2026-09-01T09:00:00.000Z',
  actions: ['transfer', 'giveUp'],
}

const offered: RoleTransfer = {
  id: 5,
  from: other,
  to: me,
  role: 'TRC',
  accelerator: { id: 3, name: 'Северный старт' },
  email: 'receiver@people.example',
  status: 'OFFERED',
  createdAt: '2026-11-20T09:00:00.000Z',
  decidedAt: null,
  actions: ['accept', 'reject'],
}

const rolesWith = (own: Partial<PersonRoles> = {}): PersonRoles => ({
  uid: me.uid,
  roles: [expert],
  defaultRole: null,
  offered: [
    { role: 'MNT', actions: ['add'] },
    { role: 'INV', actions: ['request'] },
  ],
  requests: [],
  transfers: [],
  accessFlags: [],
  certifiedExpert: false,
  ...own,
})

let server: ReturnType<typeof fakeServer>

const Decision = () => <TransferDecision id={offered.id} />

const show = (first: PersonRoles, impersonatedBy: string | null = null, Screen = RoleInfo) => {
  let now = first
  server.on(roles.getRoles, () => now)
  personStore.set({
    ...me,
    email: '',
    lastName: 'Соколова',
    firstName: 'Вера',
    middleName: '',
    locale: 'ru',
    roles: ['INI', 'EXP'],
    defaultRole: null,
    accessFlags: [],
    impersonatedBy,
  })
  showScreen(Screen, '/bch/view/person-user-profile?tab=roles')
  return { becomes: (next: PersonRoles) => (now = next) }
}

const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text)).closest<HTMLElement>('li')!

beforeAll(() => startWorkTexts({ 'roles/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
})

afterEach(() => {
  leaveScreen()
  personStore.set(null)
})

test('a role that opens nothing by itself is added at once, and the role picker knows it', async () => {
  const state = show(rolesWith())
  const after = rolesWith({ roles: [expert, { ...expert, role: 'MNT' }], offered: [] })
  server.on(roles.addRole, () => {
    state.becomes(after)
    return after
  })
  await userEvent.click(await screen.findByRole('button', { name: named('Добавить роль «Ментор»') }))
  await waitFor(() => expect(personStore.get()?.roles).toEqual(['INI', 'EXP', 'MNT']))
  expect(server.sentTo(roles.addRole)[0]?.body).toEqual({ role: 'MNT' })
  expect(screen.queryByRole('button', { name: named('Добавить роль «Ментор»') })).toBeNull()
})

test('an investor’s role is requested with words, and a refusal shows its reason', async () => {
  show(
    rolesWith({
      requests: [
        {
          id: 1,
          person: me,
          role: 'CST',
          message: 'Прошу',
          status: 'REJECTED',
          reason: 'Отчёты видит заказчик',
          createdAt: '2026-11-01T09:00:00.000Z',
          decidedAt: '2026-11-02T09:00:00.000Z',
          actions: [],
        },
      ],
    }),
  )
  server.on(roles.requestRole, () => refuse('ROLE_ALREADY_GRANTED'))
  expect(await screen.findByText('Причина отклонения: Отчёты видит заказчик')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: named('Запросить роль «Инвестор»') }))
  const drawer = await screen.findByRole('dialog')
  await userEvent.type(await within(drawer).findByRole('textbox'), 'Частный инвестор')
  await userEvent.click(within(drawer).getByRole('button', { name: 'Отправить запрос' }))
  await waitFor(() =>
    expect(server.sentTo(roles.requestRole)[0]?.body).toEqual({ role: 'INV', message: 'Частный инвестор' }),
  )
  expect(await within(drawer).findByRole('alert')).toBeDefined()
})

test('the role to begin with is chosen and forgotten again', async () => {
  const state = show(rolesWith())
  server.on(roles.setDefaultRole, ({ body }) => {
    const next = rolesWith({ defaultRole: body.role })
    state.becomes(next)
    return next
  })
  const choice = await screen.findByRole('combobox', { name: named('Роль после входа') })
  await userEvent.selectOptions(choice, 'EXP')
  await waitFor(() => expect(personStore.get()?.defaultRole).toBe('EXP'))
  await userEvent.selectOptions(choice, '')
  await waitFor(() => expect(personStore.get()?.defaultRole).toBeNull())
  expect(server.sentTo(roles.setDefaultRole).map(({ body }) => body)).toEqual([
    { role: 'EXP' },
    { role: null },
  ])
})

test('a hand-over that waits for the person comes first and needs a confirmation', async () => {
  const state = show(rolesWith({ transfers: [offered] }))
  server.on(roles.acceptRoleTransfer, () => {
    const accepted: RoleTransfer = { ...offered, status: 'ACCEPTED', actions: ['reject'] }
    state.becomes(rolesWith({ transfers: [accepted] }))
    return accepted
  })
  const row = await rowOf('Трекер · Северный старт')
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toMatch(/Передача\sролей/)
  await userEvent.click(within(row).getByRole('button', { name: 'Принять' }))
  const drawer = await screen.findByRole('dialog')
  expect(drawer.textContent).toMatch(/когда\sОрлов\sД\.\sВ\.\sподтвердит/)
  await userEvent.click(await within(drawer).findByRole('button', { name: 'Принять' }))
  expect(await screen.findByText(/Ждёт\sподтверждения/)).toBeDefined()
  expect(server.sentTo(roles.acceptRoleTransfer)[0]?.body).toEqual({ transferId: 5 })
})

test('a hand-over is answered in the notification about it, and no other one', async () => {
  const state = show(rolesWith({ transfers: [{ ...offered, id: 6 }, offered] }), null, Decision)
  server.on(roles.rejectRoleTransfer, () => {
    const rejected: RoleTransfer = { ...offered, status: 'REJECTED', actions: [] }
    state.becomes(rolesWith({ transfers: [rejected] }))
    return rejected
  })
  expect(await screen.findAllByRole('button', { name: 'Принять' })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Отказаться' }))
  const drawer = await screen.findByRole('dialog')
  await userEvent.click(await within(drawer).findByRole('button', { name: 'Отказаться' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Принять' })).toBeNull())
  expect(server.sentTo(roles.rejectRoleTransfer)[0]?.body).toEqual({ transferId: 5 })
})

test('a role is offered by email, and a refusal of the portal is shown in the form', async () => {
  show(rolesWith())
  server.on(roles.offerRoleTransfer, () => refuse('USER_NOT_REGISTERED'))
  await userEvent.click(await screen.findByRole('button', { name: named('Действия с ролью «Эксперт»') }))
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Передать роль') }))
  const drawer = await screen.findByRole('dialog')
  await userEvent.type(await within(drawer).findByRole('textbox'), 'nobody@people.example')
  await userEvent.click(within(drawer).getByRole('button', { name: named('Предложить роль') }))
  expect(await within(drawer).findByRole('alert')).toBeDefined()
  expect(server.sentTo(roles.offerRoleTransfer)[0]?.body).toEqual({
    role: 'EXP',
    email: 'nobody@people.example',
  })
})

test('an administrator who acts as the person only looks', async () => {
  show(rolesWith({ roles: [{ ...expert, actions: [] }], offered: [] }), other.uid)
  expect(await screen.findByText(/менять\sего\sроли\sнельзя/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('combobox', { name: named('Роль после входа') })).toHaveProperty('disabled', true)
})

test('what could not be read is shown as an error, and refetched', async () => {
  let away = true
  server.on(roles.getRoles, () => (away ? refuse('UNEXPECTED_ERROR') : rolesWith()))
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
  showScreen(RoleInfo, '/bch/view/person-user-profile?tab=roles')
  const again = await screen.findByRole('button', { name: /Повторить|Попробовать/ })
  away = false
  await userEvent.click(again)
  expect(await screen.findByText('Инвестор')).toBeDefined()
})
