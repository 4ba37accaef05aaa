import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import {
  exchange,
  goodPassword,
  letters,
  makeAccount,
  page,
  registration,
  startPortal,
} from '../../../tests/support/sign-on.ts'

const database = await testDatabase()
let portal: Awaited<ReturnType<typeof startPortal>>
let accounts: Awaited<ReturnType<typeof startPortal>>['sso']['service']['accounts']

beforeAll(async () => {
  portal = await startPortal(database)
  ;({ accounts } = portal.sso.service)
})
afterAll(() => portal.app.close())

const ticketFor = async (email: string): Promise<string> => {
  const { ticket } = await accounts.invite({ email })
  expect(ticket).not.toBeNull()
  return ticket!
}

const form = (ticket: string, own: Record<string, unknown> = {}) => {
  const { email: _email, passwordRepeat: _repeat, ...rest } = registration('unused@example.org')
  return { ...rest, ticket, ...own }
}

const accountOf = (email: string) =>
  database.db
    .selectFrom('sso.account')
    .select(['status', 'last_name', 'rules_version'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst()

it('an invited address registers by one form: active and signed in at once, without another email', async () => {
  const email = 'invited@example.org'
  const ticket = await ticketFor(email)
  const browser = portal.browser()
  expect((await browser.post('/register/invited/look', { ticket })).body).toEqual({ email })
  expect(await accountOf(email)).toBeUndefined()
  const { status, body } = await browser.post('/register/invited', form(ticket))
  expect(status).toBe(200)
  const sessionId = new URL(String(body['redirectTo'])).searchParams.get('session_id')!
  expect((await exchange(browser, sessionId)).status).toBe(200)
  expect(await accountOf(email)).toMatchObject({ status: 'A', rules_version: expect.any(String) as string })
  expect(await letters(database, email)).toEqual([])
})

it('a ticket serves once, and not for an address that has an account', async () => {
  const email = 'once@example.org'
  const [ticket, another] = [await ticketFor(email), await ticketFor(email)]
  const send = (one: string) => portal.browser().post('/register/invited', form(one))
  const answers = await Promise.all([send(ticket), send(another)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await send(ticket)).body).toMatchObject({ code: 'CONFIRMATION_LINK_USED' })
  expect((await portal.browser().post('/register/invited/look', { ticket })).body).toMatchObject({
    code: 'CONFIRMATION_LINK_USED',
  })
  expect(await accounts.invite({ email: email.toUpperCase() })).toEqual({ ticket: null })
  await makeAccount(database, portal.browser(), 'known@example.org')
  expect(await accounts.invite({ email: 'known@example.org' })).toEqual({ ticket: null })
})

it('what a stranger began for the address gives way to its owner', async () => {
  const email = 'begun@example.org'
  await portal.browser().post('/register', registration(email))
  const before = await letters(database, email)
  const { status } = await portal
    .browser()
    .post('/register/invited', form(await ticketFor(email), { lastName: 'Владелец' }))
  expect(status).toBe(200)
  expect(await accountOf(email)).toMatchObject({ status: 'A', last_name: 'Владелец' })
  const token = new URL(before[0]!.link).searchParams.get('token')!
  expect((await portal.browser().post('/confirm/look', { token })).body).toMatchObject({
    code: 'CONFIRMATION_LINK_USED',
  })
})

it.each([
  ['forged', (ticket: string) => `${ticket.slice(0, -2)}AA`],
  ['of another place of the vault', () => 'sealed1.AAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
])('a %s ticket opens nothing', async (_kind, of) => {
  const ticket = of(await ticketFor('forged@example.org'))
  const { body } = await portal.browser().post('/register/invited', form(ticket))
  expect(body).toMatchObject({ code: 'CONFIRMATION_LINK_USED' })
})

it('plain text in place of a ticket is refused before it is read', async () => {
  const { status, body } = await portal
    .browser()
    .post('/register/invited', form('{"email":"a@example.org","until":9999999999999}'))
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED' })
})

it('the form has the rules of a registration: password, consent, return address', async () => {
  const ticket = await ticketFor('rules@example.org')
  const send = async (own: Record<string, unknown>) =>
    (await portal.browser().post('/register/invited', form(ticket, own))).body
  expect(await send({ password: 'short' })).toMatchObject({ fields: { password: 'TOO_SHORT' } })
  expect(await send({ rulesVersion: '' })).toMatchObject({ fields: { rulesVersion: 'REQUIRED' } })
  expect(await send({ consentVersion: '' })).toMatchObject({ fields: { consentVersion: 'REQUIRED' } })
  expect(await send({ redirectedFrom: 'https://evil.example/get-token' })).toMatchObject({
    fields: { redirectedFrom: 'INVALID' },
  })
  expect(await send({ password: goodPassword, ...page })).toHaveProperty('redirectTo')
})
