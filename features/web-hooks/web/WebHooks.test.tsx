import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { personStore } from '#platform/web/person-store.ts'
import { fakeServer } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import * as hooks from '../contract/web-hook.endpoints.ts'
import type { WebHook } from './web-hook.types.ts'
import { WebHooks } from './WebHooks.tsx'

const at = '2026-11-20T09:00:00.000Z'
const person = { uid: '6f0b6c0e-0000-4000-8000-000000000001', name: 'Волкова М. О.', avatarUrl: null }
const accelerator = { id: 3, name: 'Полоса' }

const own: WebHook = {
  id: 5,
  url: 'https://own.example.com/in',
  kinds: ['task.accepted'],
  accelerator: null,
  active: true,
  stoppedAt: null,
  failures: 2,
  lastDeliveredAt: null,
  createdBy: person,
  createdAt: at,
  secretAt: at,
  actions: ['deliveries', 'test', 'rotate', 'turnOff', 'remove'],
}
const shared: WebHook = {
  ...own,
  id: 6,
  url: 'https://crm.example.com/in',
  failures: 0,
  accelerator,
  active: false,
  stoppedAt: at,
  actions: ['deliveries', 'remove'],
}

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'web-hooks/texts/ru.json': () => import('../texts/ru.json') }))

beforeEach(() => {
  personStore.set({ impersonatedBy: null } as never)
  server = fakeServer()
  server.on(hooks.getWebHooks, () => ({ hooks: [own], accelerators: [accelerator] }))
  server.on(hooks.getAcceleratorHooks, () => ({ hooks: [shared] }))
})

afterEach(() => {
  leaveScreen()
  personStore.set(null)
})

const show = () => showScreen(WebHooks, '/bch/view/person-user-profile?tab=tokens')

test('own hooks and those of an accelerator say what they report, how they fare and who set them up', async () => {
  show()
  expect(await screen.findByText('https://own.example.com/in')).toBeTruthy()
  expect(screen.getByText(named('Не отвечает'))).toBeTruthy()
  expect(screen.getByText(named('2 неудачи подряд'))).toBeTruthy()
  expect(await screen.findByText('https://crm.example.com/in')).toBeTruthy()
  expect(screen.getByText('Остановлен')).toBeTruthy()
  expect(screen.getByText(named('Создатель: Волкова М. О.'))).toBeTruthy()
  expect(screen.getAllByText(named('Задание принято'))).toHaveLength(2)
})

test('a wrong address is refused at its field, and the secret of a new hook is shown once', async () => {
  server.on(hooks.createWebHook, () => ({ id: 9, secret: 'whsec_abc' }))
  show()
  await userEvent.click(await screen.findByRole('button', { name: named('Создать веб-хук') }))
  const form = within(await screen.findByRole('dialog'))
  const address = await form.findByLabelText(/Адрес службы/)
  await userEvent.type(address, 'http://10.0.0.1')
  await userEvent.click(form.getByRole('button', { name: named('Создать веб-хук') }))
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'))
  await userEvent.clear(address)
  await userEvent.type(address, 'https://new.example.com/in')
  await userEvent.click(form.getByRole('button', { name: named('Создать веб-хук') }))
  expect(await screen.findByDisplayValue('whsec_abc')).toBeTruthy()
  expect(server.sentTo(hooks.createWebHook)[0]?.body).toMatchObject({
    url: 'https://new.example.com/in',
    acceleratorId: accelerator.id,
  })
})

test('who is logged in as somebody sees none of their hooks', async () => {
  personStore.set({ impersonatedBy: person } as never)
  show()
  expect(await screen.findByText(/видит\sтолько\sон\sсам/)).toBeTruthy()
  expect(screen.queryByText('https://own.example.com/in')).toBeNull()
})
