import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { beginInvitedRegistration } from '../../contract/invitation.endpoints.ts'
import { takePress } from '../pressed-accept.ts'
import { InvitedPage, type Invited } from './InvitedPage.tsx'

let server: ReturnType<typeof fakeServer>
const assign = vi.fn()

const invited: Invited = {
  from: 'Волкова М. О.',
  team: { kind: 'PROJECT', name: 'Теплоконтур' },
  accelerator: 'Северный старт',
  places: [{ role: null, admin: false, roleInTeam: 'Project leader', leads: true }],
  state: 'OPEN',
  address: 'petrov@people.example',
  message: 'Ждём вас на весеннем потоке',
  registered: false,
  names: { lastName: 'Петров', firstName: 'Семён', middleName: 'Ильич' },
}

const show = (own: Partial<Invited> = {}) =>
  render(
    <InvitedPage invited={{ ...invited, ...own }} token="abc" answerHref="/bch/view/team-invite?token=abc" />,
  )

beforeAll(async () => {
  const catalogues = {
    'teams/texts/ru.json': () => import('../../texts/ru.json'),
    'platform/texts/ru.json': () => import('../../../../platform/web/texts/ru.json'),
  }
  await startTexts('ru', catalogues, ['teams'])
})
beforeEach(() => {
  server = fakeServer()
  sessionStorage.clear()
  assign.mockClear()
  vi.stubGlobal('location', { ...location, origin: location.origin, href: location.href, assign })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const press = () => userEvent.click(screen.getByRole('button', { name: /Принять\sприглашение/ }))
const sentTo = () => new URL(String(assign.mock.calls[0]?.[0]), 'https://portal.example')

test('says who writes what to which address, and names the role in the reader’s language', () => {
  show()
  expect(screen.getByText('Ждём вас на весеннем потоке')).toBeDefined()
  expect(screen.getByText(/petrov@people\.example/)).toBeDefined()
  expect(screen.getByText(/Ваша роль: руководитель\sпроекта/)).toBeDefined()
  expect(screen.queryByText(/Project leader/)).toBeNull()
})

test('one press leads a newcomer to the registration with the address and name, and remembers the press', async () => {
  server.on(beginInvitedRegistration, () => ({ ticket: 'sealed1.aaaaaaaa.bbbb' }))
  show()
  await press()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(server.sentTo(beginInvitedRegistration).map(({ body }) => body)).toEqual([{ token: 'abc' }])
  expect(sentTo().pathname).toBe('/registrate-user')
  expect(Object.fromEntries(sentTo().searchParams)).toEqual({
    redirect_to: '/bch/view/team-invite?token=abc',
    last_name: 'Петров',
    first_name: 'Семён',
    middle_name: 'Ильич',
    invited: 'sealed1.aaaaaaaa.bbbb',
  })
  expect(takePress('abc')).toBe(true)
})

test('an address with an account signs in with it filled in, and nothing is requested from the server', async () => {
  show({ registered: true })
  await press()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(sentTo().pathname).toBe('/login-portal')
  // Only in the fragment, which does not leave the browser.
  expect(sentTo().search).not.toContain('petrov')
  expect(sentTo().hash).toBe('#email=petrov%40people.example')
  expect(server.sentTo(beginInvitedRegistration)).toEqual([])
})

test('a closed link offers nothing to accept and shows no message', () => {
  show({ state: 'WITHDRAWN', address: 'p•••@people.example' })
  expect(screen.queryByRole('button', { name: /Принять/ })).toBeNull()
  expect(screen.queryByText('Ждём вас на весеннем потоке')).toBeNull()
  expect(screen.getByRole('link', { name: 'Войти' }).getAttribute('href')).not.toContain('#')
})
