import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import {
  exchange,
  goodPassword,
  letters,
  makeAccount,
  newestToken,
  page,
  portalUrl,
  registration,
  signIn,
  startPortal,
} from '../../../tests/support/sign-on.ts'

const database = await testDatabase()
let portal: Awaited<ReturnType<typeof startPortal>>
let other: Awaited<ReturnType<typeof startPortal>>

beforeAll(async () => {
  portal = await startPortal(database)
  other = await startPortal(database)
})
afterAll(async () => {
  await portal.app.close()
  await other.app.close()
})

const wrong = (email: string, password = 'wrong-Passw0rd') => ({ email, password, ...page })
const withoutId = (body: Record<string, unknown>) => ({ ...body, requestId: undefined })

describe('wrong credentials', () => {
  it('get one answer, whatever is wrong', async () => {
    const browser = portal.browser()
    await makeAccount(database, browser, 'known@example.org')
    await makeAccount(database, browser, 'blocked@example.org')
    await database.db
      .updateTable('sso.account')
      .set({ status: 'B' })
      .where('email', '=', 'blocked@example.org')
      .execute()
    await browser.post('/register', registration('waiting@example.org'))

    const answers = [
      await browser.post('/login', wrong('known@example.org')),
      await browser.post('/login', wrong('nobody@example.org')),
      await browser.post('/login', wrong('blocked@example.org', goodPassword)),
      await browser.post('/login', wrong('waiting@example.org', goodPassword)),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(withoutId(answer.body)).toEqual({
        code: 'WRONG_CREDENTIALS',
        message: 'Unauthorized: WRONG_CREDENTIALS',
        params: {},
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('do not count once the owner has signed in', async () => {
    const browser = portal.browser()
    await makeAccount(database, browser, 'clumsy@example.org')
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) await browser.post('/login', wrong('clumsy@example.org'))
      expect(await signIn(browser, 'Clumsy@Example.org')).toBeTruthy()
    }
  })
})

describe('five failures', () => {
  it.each(['limited@example.org', 'nobody-limited@example.org'])(
    'close %s in every process',
    async (email) => {
      const browser = portal.browser()
      if (!email.startsWith('nobody')) await makeAccount(database, browser, email)
      for (let i = 0; i < 5; i++) {
        const process = i % 2 ? portal : other
        expect((await process.browser().post('/login', wrong(email))).status).toBe(401)
      }
      for (const process of [portal, other]) {
        // The correct password does not help: the limit is checked first.
        const answer = await process.browser().post('/login', wrong(email.toUpperCase(), goodPassword))
        expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(1700)
        expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(1800)
      }
    },
  )

  it('are five when they come all at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? portal : other).browser().post('/login', wrong('burst@example.org')),
      ),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  it('of strangers do not lock out a browser that the owner has used, which has a limit of its own', async () => {
    const email = 'owner@example.org'
    const owner = portal.browser()
    await makeAccount(database, owner, email)
    for (let i = 0; i < 7; i++) await portal.browser().post('/login', wrong(email))
    expect((await portal.browser().post('/login', wrong(email, goodPassword))).status).toBe(429)
    expect(await signIn(owner, email)).toBeTruthy()
    // A successful sign-in does not restore attempts used by strangers.
    expect((await portal.browser().post('/login', wrong(email))).status).toBe(429)
    for (let i = 0; i < 5; i++) expect((await owner.post('/login', wrong(email))).status).toBe(401)
    expect((await owner.post('/login', wrong(email, goodPassword))).status).toBe(429)
  })

  it('of strangers lock out nobody who is signed in and enters the password again', async () => {
    const email = 'signed-in@example.org'
    await makeAccount(database, portal.browser(), email)
    for (let i = 0; i < 6; i++) await portal.browser().post('/login', wrong(email))
    const { items } = await portal.sso.service.accounts.list({
      statuses: ['A'],
      findText: email,
      limit: 1,
      offset: 0,
    })
    const { uid } = items[0]!
    expect(await portal.sso.service.accounts.checkPassword({ uid, password: goodPassword })).toBe(true)
  })

  it('let nobody in by a mark of a browser that another account knows, or that was planted', async () => {
    const email = 'planted@example.org'
    const owner = portal.browser()
    await makeAccount(database, owner, email)
    const stranger = portal.browser()
    await makeAccount(database, stranger, 'stranger@example.org')
    const before = owner.cookie('sso_browser')!
    await signIn(owner, email)
    expect(owner.cookie('sso_browser')).not.toBe(before)
    for (let i = 0; i < 5; i++) await portal.browser().post('/login', wrong(email))
    expect((await stranger.post('/login', wrong(email))).status).toBe(429)
    const planted = { headers: { cookie: `sso_browser=${before}` } }
    expect((await portal.browser().post('/login', wrong(email), planted)).status).toBe(429)
  })

  it('again and again are answered later and later', async () => {
    const email = 'again-and-again@example.org'
    const age = (minutes: number) =>
      sql`update sso.login_failure set at = at - make_interval(mins => ${minutes})`.execute(database.db)
    const waits: number[] = []
    for (let round = 0; round < 5; round++) {
      for (let i = 0; i < 5; i++)
        expect((await portal.browser().post('/login', wrong(email))).status).toBe(401)
      const refused = await portal.browser().post('/login', wrong(email))
      expect(refused.status).toBe(429)
      waits.push(Math.round(Number(refused.headers['retry-after']) / 60))
      await age(waits.at(-1)! + 1)
    }
    expect(waits).toEqual([30, 60, 120, 240, 240])
  })

  it('are reported to the owner by email, once a day, and to nobody for an unknown address', async () => {
    const email = 'told@example.org'
    await makeAccount(database, portal.browser(), email)
    const burst = async (address: string) => {
      for (let i = 0; i < 5; i++) await portal.browser().post('/login', wrong(address))
      await sql`update sso.login_failure set at = at - interval '5 hours'`.execute(database.db)
    }
    const enqueued = async (): Promise<{ email: string }[]> => {
      const { rows } = await sql<{ payload: { email: string } }>`
        select payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'sso-failures' and payload ->> 'email' in (${email}, 'untold@example.org')`.execute(
        database.db,
      )
      return rows.map(({ payload }) => payload)
    }
    await burst(email)
    await burst(email)
    await burst('untold@example.org')
    const jobs = await enqueued()
    expect(jobs).toHaveLength(3)
    const tell = portal.sso.jobs.find(({ name }) => name === 'sso-failures')!
    for (const payload of jobs)
      await tell.run(
        {
          db: database.db,
          log: portal.app.log,
          attempt: 1,
          lastAttempt: false,
          signal: new AbortController().signal,
        },
        payload,
      )
    const notified = (await letters(database, email)).filter(
      ({ template }) => template === 'SIGN_IN_FAILURES',
    )
    expect(notified).toHaveLength(1)
    expect(notified[0]!.link).toContain('/sso/forgotten-password')
    expect(await letters(database, 'untold@example.org')).toEqual([])
  })

  it('are over once a new password is set from the email, in that browser for good', async () => {
    const email = 'new-device@example.org'
    await makeAccount(database, portal.browser(), email)
    for (let i = 0; i < 5; i++) await portal.browser().post('/login', wrong(email))
    const device = portal.browser()
    await device.post('/forgotten-password', { email, locale: 'en', ...page })
    const password = 'quite-new-Horse3'
    await device.post('/new-password', {
      token: await newestToken(database, email),
      password,
      passwordRepeat: password,
    })
    for (let i = 0; i < 5; i++) await portal.browser().post('/login', wrong(email))
    expect((await device.post('/login', wrong(email, password))).status).toBe(200)
  })

  it('leave the window after half an hour', async () => {
    const browser = portal.browser()
    await makeAccount(database, browser, 'patient@example.org')
    for (let i = 0; i < 5; i++) await browser.post('/login', wrong('patient@example.org'))
    await database.db
      .updateTable('sso.login_failure')
      .set({ at: new Date(Date.now() - 31 * 60_000).toISOString() })
      .execute()
    expect(await signIn(browser, 'patient@example.org')).toBeTruthy()
  })

  it('of many accounts from one network close that network', async () => {
    const browser = portal.browser()
    const attempt = (i: number) => browser.post('/login', wrong(`guess${i}@example.org`))
    const answers = await Promise.all(Array.from({ length: 51 }, (_, i) => attempt(i)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect(Number((await attempt(99)).headers['retry-after'])).toBeGreaterThan(1700)
    expect((await portal.browser().post('/login', wrong('guess99@example.org'))).status).toBe(401)
  })
})

describe('the cookie', () => {
  it('is for the service only, out of reach of scripts, and new at every sign-in', async () => {
    const browser = portal.browser()
    await makeAccount(database, browser, 'cookie@example.org')
    const answer = await browser.post('/login', wrong('cookie@example.org', goodPassword))
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^sso_session=[\w-]{43}; Path=\/sso; HttpOnly; SameSite=Lax; Max-Age=2592000$/),
      expect.stringMatching(/^sso_browser=[\w-]{43}; Path=\/sso; HttpOnly; SameSite=Lax; Max-Age=15552000$/),
    ])
    const first = browser.cookie()!
    await signIn(browser, 'cookie@example.org')
    expect(browser.cookie()).not.toBe(first)
    const context = await portal.browser().get('/sso/api/page-context', { cookie: `sso_session=${first}` })
    expect(context.body['signedInAs']).toBeNull()
  })

  it('of somebody else loses its session when another person signs in', async () => {
    const browser = portal.browser()
    await makeAccount(database, browser, 'first@example.org')
    await makeAccount(database, browser, 'second@example.org')
    const first = await signIn(browser, 'first@example.org')
    await signIn(browser, 'second@example.org')
    expect((await exchange(browser, first)).status).toBe(401)
  })

  it('goes at sign-out', async () => {
    const browser = portal.browser()
    await makeAccount(database, browser, 'leaving@example.org')
    const sessionId = await signIn(browser, 'leaving@example.org')
    await browser.post('/logout', {})
    expect(browser.cookie()).toBeUndefined()
    expect((await exchange(browser, sessionId)).status).toBe(401)
  })
})

describe('posts that another site caused', () => {
  const form = wrong('csrf@example.org')
  const status = async (headers: Record<string, string>) => {
    const all = { 'content-type': 'application/json', host: 'portal.example', ...headers }
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/sso/api/login',
      payload: JSON.stringify(form),
      headers: all,
    })
    return answer.statusCode
  }

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://portal.example.evil.example' }],
  ])('are refused: %o', async (headers) => expect(await status(headers)).toBe(403))

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('are refused as %s', async (type) =>
    expect(await status({ 'content-type': type, origin: portalUrl })).toBe(415),
  )

  it('differ from those of our own pages', async () => {
    expect(await status({ origin: portalUrl })).toBe(401)
    expect(await status({ origin: 'http://localhost:3000', host: 'localhost:3000' })).toBe(401)
    expect(
      await status({ 'sec-fetch-site': 'same-origin', 'content-type': 'application/json; charset=utf-8' }),
    ).toBe(401)
  })
})

describe('what is not in the contract', () => {
  it.each([
    [{ ...wrong('x@example.org'), role: 'ADMIN' }, 'role', 'UNKNOWN_FIELD'],
    [{ ...wrong('x@example.org'), projectKey: 'another' }, 'projectKey', 'INVALID'],
    [
      { ...wrong('x@example.org'), redirectedFrom: 'https://evil.example/get-token' },
      'redirectedFrom',
      'INVALID',
    ],
    [{ ...wrong('x@example.org'), redirectedFrom: '//evil.example' }, 'redirectedFrom', 'INVALID'],
    [{ ...wrong('not an address') }, 'email', 'INVALID_EMAIL'],
    [{ ...wrong('x@example.org'), password: 'x'.repeat(201) }, 'password', 'TOO_LONG'],
    [{ ...wrong('x@example.org'), email: 'x@example.org\r\nbcc: y@example.org' }, 'email', 'INVALID_EMAIL'],
  ])('is refused with the field named', async (body, field, code) => {
    const answer = await portal.browser().post('/login', body)
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: code } } })
  })
})
