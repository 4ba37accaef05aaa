import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import {
  confirm,
  exchange,
  goodPassword,
  letters,
  makeAccount,
  newestToken,
  page,
  refresh,
  registration,
  signIn,
  startPortal,
} from '../../../tests/support/sign-on.ts'

const database = await testDatabase()
let portal: Awaited<ReturnType<typeof startPortal>>

beforeAll(async () => {
  portal = await startPortal(database)
})
afterAll(() => portal.app.close())

const used = { status: 409, body: { code: 'CONFIRMATION_LINK_USED' } }
const expired = { status: 409, body: { code: 'CONFIRMATION_LINK_EXPIRED' } }
const wrong = { status: 400, body: { fields: { password: 'WRONG_PASSWORD' } } }
const anotherPassword = 'another-Horse2'
const other = { password: anotherPassword, passwordRepeat: anotherPassword, lastName: 'Поздняя' }
const forget = (email: string, by = portal.browser()) =>
  by.post('/forgotten-password', { email, locale: 'en', ...page })
const setPassword = (token: string, password = anotherPassword, by = portal.browser()) =>
  by.post('/new-password', { token, password, passwordRepeat: password })
const login = (email: string, password: string, by = portal.browser()) =>
  by.post('/login', { email, password, ...page })

describe('registration', () => {
  it('answers the same for a known address, and notifies its owner by email only', async () => {
    await makeAccount(database, portal.browser(), 'known@example.org')
    const unknown = await portal.browser().post('/register', registration('new@example.org'))
    const known = await portal.browser().post('/register', registration('Known@example.org'))
    expect(known.status).toBe(unknown.status)
    expect(known.body).toEqual(unknown.body)
    expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted())
    const [letter] = await letters(database, 'Known@example.org')
    expect(letter).toMatchObject({ template: 'ALREADY_REGISTERED' })
    expect(letter!.link).not.toContain('token')
  })

  it('changes nothing of an account that exists', async () => {
    await makeAccount(database, portal.browser(), 'owner@example.org')
    const stranger = {
      ...registration('owner@example.org'),
      password: anotherPassword,
      passwordRepeat: anotherPassword,
    }
    await portal.browser().post('/register', { ...stranger, lastName: 'Stranger' })
    expect((await login('owner@example.org', anotherPassword)).status).toBe(401)
    expect((await login('owner@example.org', goodPassword)).status).toBe(200)
  })

  it('of the same address by two: each email confirms its own, and the other is dead', async () => {
    const email = 'twice@example.org'
    await portal.browser().post('/register', registration(email))
    const first = await newestToken(database, email)
    await portal.browser().post('/register', { ...registration(email), ...other })
    const second = await newestToken(database, email)
    // The password of one registration is not valid for the other.
    expect(await confirm(portal.browser(), first, anotherPassword)).toMatchObject(wrong)
    expect(await confirm(portal.browser(), second, goodPassword)).toMatchObject(wrong)
    expect((await confirm(portal.browser(), first)).status).toBe(200)
    expect(await confirm(portal.browser(), second, anotherPassword)).toMatchObject(used)
    expect((await login(email, anotherPassword)).status).toBe(401)
    expect((await login(email, goodPassword)).status).toBe(200)
  })

  it('of somebody else’s address gains nothing by the owner’s press, nor by a program that opens links', async () => {
    const email = 'victim@example.org'
    await portal.browser().post('/register', { ...registration(email), ...other })
    const token = await newestToken(database, email)
    const owner = portal.browser()
    for (let times = 0; times < 3; times++) {
      const opened = await owner.get(`/api/v1/integration/confirm-user?token=${token}`)
      expect(opened).toMatchObject({ status: 200, body: { redirectTo: null } })
      expect((await owner.post('/back-channel/confirm', { token })).body['redirectTo']).toBeNull()
      expect((await owner.post('/confirm/look', { token })).body).toEqual({ email })
    }
    expect(await confirm(owner, token, 'not-their-Password1')).toMatchObject(wrong)
    expect((await login(email, anotherPassword)).status).toBe(401)
    // The owner's own access: a password by email, and the stranger's email is invalid.
    await forget(email)
    expect((await setPassword(await newestToken(database, email), goodPassword)).status).toBe(200)
    expect(await confirm(portal.browser(), token, anotherPassword)).toMatchObject(used)
    expect((await login(email, anotherPassword)).status).toBe(401)
    expect((await login(email, goodPassword)).status).toBe(200)
  })

  it('signs in with its confirmation, and not before', async () => {
    const email = 'at-once@example.org'
    const browser = portal.browser()
    await browser.post('/register', registration(email))
    const token = await newestToken(database, email)
    await browser.post('/confirm/password', { token, password: goodPassword })
    expect((await browser.post('/continue', page)).status).toBe(401)
    await browser.get(`/api/v1/integration/confirm-user?token=${token}`)
    expect((await browser.post('/continue', page)).status).toBe(200)
  })

  it('lets a password be tried at an email ten times an hour', async () => {
    const email = 'guessed@example.org'
    await portal.browser().post('/register', registration(email))
    const token = await newestToken(database, email)
    for (let tries = 0; tries < 10; tries++)
      expect(await confirm(portal.browser(), token, anotherPassword)).toMatchObject(wrong)
    expect(await confirm(portal.browser(), token)).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    })
  })

  it('may start over: the later link brings the later password and name', async () => {
    const email = 'over@example.org'
    await portal.browser().post('/register', registration(email))
    await portal.browser().post('/register', { ...registration(email), ...other })
    await confirm(portal.browser(), await newestToken(database, email), anotherPassword)
    expect((await login(email, goodPassword)).status).toBe(401)
    expect((await login(email, anotherPassword)).status).toBe(200)
    const account = await database.db
      .selectFrom('sso.account')
      .select(['id', 'last_name'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(account.last_name).toBe('Поздняя')
    const stored = await database.db
      .selectFrom('sso.email_token')
      .select('registration')
      .where('account_id', '=', account.id)
      .where('registration', 'is not', null)
      .execute()
    expect(stored).toEqual([])
  })

  it('makes one account when sent twice at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => portal.browser().post('/register', registration('race@example.org'))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const accounts = await database.db
      .selectFrom('sso.account')
      .select('id')
      .where('email', '=', 'race@example.org')
      .execute()
    expect(accounts).toHaveLength(1)
  })

  it.each([
    [{ password: 'short1' }, 'password', 'TOO_SHORT'],
    [{ password: 'lettersonly' }, 'password', 'WEAK_PASSWORD'],
    [{ password: '1234567890' }, 'password', 'WEAK_PASSWORD'],
    [{ passwordRepeat: 'different-1' }, 'passwordRepeat', 'PASSWORDS_DIFFER'],
    [{ lastName: '<b>x</b>' }, 'lastName', 'INVALID_NAME'],
    [{ firstName: '' }, 'firstName', 'REQUIRED'],
    [{ locale: 'de' }, 'locale', 'NOT_IN_LIST'],
    [{ status: 'A' }, 'status', 'UNKNOWN_FIELD'],
  ])('names the wrong field of %o', async (change, field, code) => {
    const answer = await portal
      .browser()
      .post('/register', { ...registration('form@example.org'), ...change })
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: code } } })
  })

  it('floods no box: the sixth email within an hour is refused', async () => {
    for (let i = 0; i < 5; i++) {
      expect((await portal.browser().post('/register', registration('box@example.org'))).status).toBe(200)
    }
    const sixth = await portal.browser().post('/register', registration('BOX@example.org'))
    expect(sixth).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3500)
    expect((await forget('box@example.org')).status).toBe(429)
  })
})

describe('links', () => {
  it('confirm once, even when pressed many times at once', async () => {
    await portal.browser().post('/register', registration('press@example.org'))
    const token = await newestToken(database, 'press@example.org')
    await portal.browser().post('/confirm/password', { token, password: goodPassword })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => portal.browser().post('/back-channel/confirm', { token })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
  })

  it('do nothing after their time, and say that it is over', async () => {
    await portal.browser().post('/register', registration('expired@example.org'))
    await database.db.updateTable('sso.email_token').set({ expires_at: '2020-01-01T00:00:00Z' }).execute()
    const token = await newestToken(database, 'expired@example.org')
    expect(await confirm(portal.browser(), token)).toMatchObject(expired)
    expect((await login('expired@example.org', goodPassword)).status).toBe(401)
  })

  it('are for one action: a confirmation sets no password, nor the other way round', async () => {
    await portal.browser().post('/register', registration('action@example.org'))
    const token = await newestToken(database, 'action@example.org')
    expect(await setPassword(token)).toMatchObject(used)
    await forget('action@example.org')
    const reset = await newestToken(database, 'action@example.org')
    expect(await confirm(portal.browser(), reset)).toMatchObject(used)
  })

  it.each(['x'.repeat(43), "' or 1=1 --aaaaaaaaaaaaaaaaaa", 'short', 7])(
    'that were never made open nothing: %j',
    async (token) => {
      for (const path of ['/confirm/look', '/back-channel/confirm']) {
        expect((await portal.browser().post(path, { token })).status).toBeGreaterThanOrEqual(400)
        expect((await portal.browser().post(path, { token })).status).toBeLessThan(500)
      }
    },
  )
})

describe('a forgotten password', () => {
  it('is answered alike for an unknown address, which gets no email', async () => {
    await makeAccount(database, portal.browser(), 'forgets@example.org')
    const known = await forget('forgets@example.org')
    const unknown = await forget('never-seen@example.org')
    expect(unknown.status).toBe(known.status)
    expect(unknown.body).toEqual(known.body)
    expect((await letters(database, 'forgets@example.org'))[0]).toMatchObject({ template: 'RESET' })
    expect(await letters(database, 'never-seen@example.org')).toEqual([])
  })

  it('is replaced by the link once, and every session of the account ends', async () => {
    const browser = portal.browser()
    await makeAccount(database, browser, 'reset@example.org')
    const sessionId = await signIn(browser, 'reset@example.org')
    const { body } = await exchange(browser, sessionId)
    await forget('reset@example.org')
    const token = await newestToken(database, 'reset@example.org')
    expect((await setPassword(token, 'weak')).status).toBe(400)
    expect((await setPassword(token)).status).toBe(200)
    expect(await setPassword(token, 'third-Horse33')).toMatchObject(used)

    expect((await refresh(browser, sessionId, String(body['refreshToken']))).status).toBe(401)
    expect((await browser.post('/continue', page)).status).toBe(401)
    expect((await login('reset@example.org', goodPassword)).status).toBe(401)
    expect((await login('reset@example.org', anotherPassword)).status).toBe(200)
  })

  it('opens an account that failures had closed', async () => {
    await makeAccount(database, portal.browser(), 'closed@example.org')
    for (let i = 0; i < 6; i++) await login('closed@example.org', 'wrong-Passw0rd')
    await forget('closed@example.org')
    await setPassword(await newestToken(database, 'closed@example.org'))
    expect((await login('closed@example.org', anotherPassword)).status).toBe(200)
  })

  it('gives a blocked account nothing', async () => {
    await makeAccount(database, portal.browser(), 'barred@example.org')
    await database.db
      .updateTable('sso.account')
      .set({ status: 'B' })
      .where('email', '=', 'barred@example.org')
      .execute()
    const before = await letters(database, 'barred@example.org')
    expect((await forget('barred@example.org')).status).toBe(200)
    expect(await letters(database, 'barred@example.org')).toEqual(before)
  })
})
