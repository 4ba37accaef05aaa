import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import {
  getMail,
  getSignOnMail,
  sendMailAgain,
  sendSignOnMailAgain,
} from '../../contract/mail-log.endpoints.ts'
import { MailDrawer } from './MailDrawer.tsx'
import { SignOnMailDrawer } from './SignOnMailDrawer.tsx'

beforeAll(() => startWorkTexts({ 'administration/texts/ru.json': () => import('../../texts/ru.json') }))

afterEach(leaveScreen)

const refused = {
  id: 5,
  to: 'nobody@mail.example',
  locale: 'ru' as const,
  status: 'FAILED' as const,
  error: '550 no such box',
  createdAt: '2026-11-30T09:00:00Z',
  sentAt: null,
  actions: ['sendAgain' as const],
  subject: 'Задание принято',
  text: 'Трекер принял задание.',
  html: '<script>parent.document.title = "taken"</script><p>Трекер принял задание.</p>',
}

const logs = {
  portal: { Drawer: MailDrawer, path: '/admin/email-log?id=5' },
  'sign-on service': { Drawer: SignOnMailDrawer, path: '/admin/email-log?tab=sign-on&id=5' },
}

const startServer = () => {
  const server = fakeServer()
  server.on(getMail, () => ({
    ...refused,
    template: 'TASK_ACCEPTED',
    kind: 'TASKS' as const,
    server: '',
    maybeTwice: true,
    oneTime: false,
    incomplete: false,
  }))
  server.on(getSignOnMail, () => ({ ...refused, template: 'RESET' as const }))
  server.on(sendMailAgain, () => ({ id: 6 }))
  server.on(sendSignOnMailAgain, () => undefined)
  return server
}

test.each(['portal', 'sign-on service'] as const)(
  'an email of the %s is read with the server’s refusal, runs no script, and is sent again',
  async (log) => {
    const server = startServer()
    const { Drawer, path } = logs[log]
    showScreen(Drawer, path)
    const panel = await screen.findByRole('dialog', { name: 'Задание принято' })
    expect(within(panel).getByText('nobody@mail.example')).toBeDefined()
    expect(within(panel).getByText('550 no such box')).toBeDefined()
    expect(within(panel).getByText('Трекер принял задание.')).toBeDefined()
    // An empty list of permissions forbids everything.
    expect(panel.querySelector('iframe')?.getAttribute('sandbox')).toBe('')
    await userEvent.click(within(panel).getByRole('button', { name: /^Отправить\sещё\sраз/ }))
    const question = (await screen.findAllByRole('dialog')).at(-1)!
    await userEvent.click(await within(question).findByRole('button', { name: /^Отправить\sещё\sраз/ }))
    const again = log === 'portal' ? sendMailAgain : sendSignOnMailAgain
    await expect.poll(() => server.sentTo(again).map(({ body }) => body)).toEqual([{ id: 5 }])
  },
)

test('an email that may have arrived twice says so', async () => {
  startServer()
  showScreen(MailDrawer, logs.portal.path)
  const panel = await screen.findByRole('dialog', { name: 'Задание принято' })
  expect(within(panel).getByText(/пришло\sдважды/)).toBeDefined()
})

test.each(Object.keys(logs) as (keyof typeof logs)[])(
  'an unknown email of the %s is named as such',
  async (log) => {
    const server = fakeServer()
    server.on(getMail, () => refuse('NOT_FOUND'))
    server.on(getSignOnMail, () => refuse('NOT_FOUND'))
    const { Drawer, path } = logs[log]
    showScreen(Drawer, path)
    expect(await screen.findByText(/не\sнайден/i)).toBeDefined()
  },
)
