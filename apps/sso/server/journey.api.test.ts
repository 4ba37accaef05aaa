import { decodeJwt, decodeProtectedHeader } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectKey } from '#platform/domain/project-key.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import {
  exchange,
  goodPassword,
  letters,
  makeAccount,
  page,
  portalUrl,
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

const signedIn = async (email: string) => {
  const browser = portal.browser()
  await makeAccount(database, browser, email)
  const sessionId = await signIn(browser, email)
  const { body } = await exchange(browser, sessionId)
  return { browser, sessionId, tokens: body as { accessToken: string; refreshToken: string; uid: string } }
}

const info = (browser: ReturnType<typeof portal.browser>, token: string) =>
  browser.get('/api/v1/jwt/get-token-info', { authorization: `Bearer ${token}` })

describe('from registration to sign-out', () => {
  it('registers, confirms at the portal, signs in, and answers who it is', async () => {
    const email = 'anna@example.org'
    const browser = portal.browser()
    expect((await browser.post('/register', registration(email))).body).toEqual({})
    const [letter] = await letters(database, email)
    const link = new URL(letter!.link)
    expect(`${link.origin}${link.pathname}`).toBe(`${portalUrl}/confirm-user`)
    expect(link.searchParams.get('redirect')).toBe('/login-portal?redirect=%2Fs%2Fabc')

    const press = () =>
      browser.get(`/api/v1/integration/confirm-user${link.search.replace(/&redirect.*/, '')}`)
    const confirmed = await press()
    expect(confirmed).toMatchObject({ status: 200, body: { redirectTo: null } })
    const passwordPage = new URL(String(confirmed.body['passwordPage']))
    expect(passwordPage.pathname).toBe('/sso/confirm')
    const proof = { token: passwordPage.searchParams.get('token')!, password: goodPassword }
    expect((await browser.post('/confirm/password', proof)).body).toEqual({ redirectTo: letter!.link })
    expect(await press()).toMatchObject({
      status: 200,
      body: { redirectTo: '/login-portal?redirect=%2Fs%2Fabc', passwordPage: null },
    })

    const address = await browser.get(
      `/api/v1/jwt/sign-on-address?returnUrl=${encodeURIComponent('/get-token?redirect=/s/abc')}`,
      {
        'session-id': 'made-by-the-portal-0123',
      },
    )
    const signOn = new URL(String(address.body['address']))
    expect(signOn.pathname).toBe('/sso/login')
    const context = await browser.get(`/sso/api/page-context${signOn.search}`)
    // A password just entered is not requested again.
    expect(context.body).toMatchObject({ valid: true, signedInAs: email, portalUrl, upstream: null })

    const redirectedFrom = signOn.searchParams.get('redirected_from')!
    const session = signOn.searchParams.get('session')!
    const login = await browser.post('/login', {
      email,
      password: goodPassword,
      projectKey,
      session,
      redirectedFrom,
    })
    const back = new URL(String(login.body['redirectTo']))
    expect(`${back.origin}${back.pathname}`).toBe(`${portalUrl}/get-token`)
    expect(back.searchParams.get('redirect')).toBe('/s/abc')

    const tokens = await exchange(browser, back.searchParams.get('session_id')!)
    expect(tokens.status).toBe(200)
    const token = String(tokens.body['accessToken'])
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'EdDSA', kid: expect.any(String) })
    const claims = decodeJwt(token)
    expect(claims).toMatchObject({ iss: `${portalUrl}/sso`, aud: projectKey, sub: tokens.body['uid'], email })
    expect(claims.exp! - claims.iat!).toBe(900)

    expect((await info(browser, token)).body).toMatchObject({
      uid: tokens.body['uid'],
      email,
      name: 'Иванова\u00a0А.',
      roles: ['INI'],
    })
    const menu = await browser.get('/api/v1/menu', { authorization: `Bearer ${token}` })
    expect((menu.body['items'] as string[])[0]).toBe('MyProjects')
  })

  it('ends every token at sign-out, in other processes too', async () => {
    const other = await startPortal(database)
    const { browser, sessionId, tokens } = await signedIn('out@example.org')
    const elsewhere = other.browser()
    expect((await info(elsewhere, tokens.accessToken)).status).toBe(200)
    const out = await portal.app.inject({
      method: 'POST',
      url: '/api/v1/jwt/logout-project',
      headers: { 'session-id': sessionId, authorization: 'Bearer expired.or.broken' },
    })
    expect(out.statusCode).toBe(204)
    expect((await refresh(browser, sessionId, tokens.refreshToken)).status).toBe(401)
    await expect.poll(async () => (await info(elsewhere, tokens.accessToken)).status).toBe(401)
    expect((await browser.post('/continue', page)).status).toBe(401)
    await other.app.close()
  })
})

describe('session ids', () => {
  it('are made at sign-in: the one of the page is never bound', async () => {
    const browser = portal.browser()
    await makeAccount(database, browser, 'fixed@example.org')
    const planted = 'planted-by-somebody-else'
    const login = await browser.post('/login', {
      email: 'fixed@example.org',
      password: goodPassword,
      projectKey,
      session: planted,
      redirectedFrom: `${portalUrl}/get-token?session_id=${planted}`,
    })
    const fresh = new URL(String(login.body['redirectTo'])).searchParams.getAll('session_id')
    expect(fresh).toHaveLength(1)
    expect(fresh[0]).not.toBe(planted)
    expect((await exchange(browser, planted)).status).toBe(401)
    expect((await exchange(browser, fresh[0]!)).status).toBe(200)
  })

  it('are exchanged soon or never, and not again later', async () => {
    const { browser, sessionId } = await signedIn('once@example.org')
    await database.db.updateTable('sso.refresh_token').set({ created_at: '2020-01-01T00:00:00Z' }).execute()
    expect((await exchange(browser, sessionId)).status).toBe(401)

    const late = await signIn(browser, 'once@example.org')
    await database.db.updateTable('sso.project_session').set({ created_at: '2020-01-01T00:00:00Z' }).execute()
    expect((await exchange(browser, late)).status).toBe(401)
  })

  it('are worth nothing under another project key', async () => {
    const { browser } = await signedIn('key@example.org')
    const sessionId = await signIn(browser, 'key@example.org')
    const answer = await browser.post('/back-channel/exchange', { sessionId, projectKey: 'another' })
    expect(answer).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED' } })
  })

  it('come without a password while the browser is signed in at the service', async () => {
    const { browser } = await signedIn('again@example.org')
    const context = await browser.get(
      `/sso/api/page-context?project_key=${projectKey}&redirected_from=${portalUrl}/get-token`,
    )
    expect(context.body).toMatchObject({ signedInAs: 'again@example.org', valid: true })
    const on = await browser.post('/continue', page)
    const sessionId = new URL(String(on.body['redirectTo'])).searchParams.get('session_id')!
    expect((await exchange(browser, sessionId)).status).toBe(200)
  })
})

describe('refresh tokens', () => {
  it('rotate, and a second use ends the whole family', async () => {
    const { browser, sessionId, tokens } = await signedIn('rotate@example.org')
    const second = await refresh(browser, sessionId, tokens.refreshToken)
    expect(second.status).toBe(200)
    expect(second.body['refreshToken']).not.toBe(tokens.refreshToken)
    const third = await refresh(browser, sessionId, String(second.body['refreshToken']))
    expect(third.status).toBe(200)

    expect((await refresh(browser, sessionId, tokens.refreshToken)).body).toMatchObject({
      code: 'SESSION_EXPIRED',
    })
    expect((await refresh(browser, sessionId, String(third.body['refreshToken']))).status).toBe(401)
    // The thief's access token is revoked with the family, not a quarter of an hour later.
    await expect.poll(async () => (await info(browser, String(third.body['accessToken']))).status).toBe(401)
  })

  it('are returned from cache to a page reloaded before they arrived, the same ones', async () => {
    const { browser, sessionId, tokens } = await signedIn('reload@example.org')
    const lost = await refresh(browser, sessionId, tokens.refreshToken)
    const again = await refresh(browser, sessionId, tokens.refreshToken)
    expect(again.status).toBe(200)
    expect(again.body['refreshToken']).toBe(lost.body['refreshToken'])
    const next = await refresh(browser, sessionId, String(again.body['refreshToken']))
    expect(next.status).toBe(200)
    // Once the successor has been used, its response cannot have been lost.
    expect((await refresh(browser, sessionId, tokens.refreshToken)).status).toBe(401)
    expect((await refresh(browser, sessionId, String(next.body['refreshToken']))).status).toBe(401)
  })

  it('are not returned from cache half a minute later', async () => {
    const { browser, sessionId, tokens } = await signedIn('late@example.org')
    const next = await refresh(browser, sessionId, tokens.refreshToken)
    await sql`update sso.refresh_token set used_at = used_at - interval '31 seconds',
      created_at = created_at - interval '31 seconds' where used_at is not null`.execute(database.db)
    expect((await refresh(browser, sessionId, tokens.refreshToken)).status).toBe(401)
    expect((await refresh(browser, sessionId, String(next.body['refreshToken']))).status).toBe(401)
  })

  it('leave one that is valid when used by many at once', async () => {
    const { browser, sessionId, tokens } = await signedIn('many@example.org')
    let used = tokens.refreshToken
    for (let round = 0; round < 25; round++) {
      const token = used
      const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(browser, sessionId, token)))
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
      // Whichever response a browser receives last, it continues with that.
      const got = new Set(answers.map(({ body }) => String(body['refreshToken'])))
      expect(got.size).toBe(1)
      used = [...got][0]!
    }
    expect((await refresh(browser, sessionId, used)).status).toBe(200)
  })

  it('work when exchange and refresh race with a sign-out, which wins', async () => {
    for (let round = 0; round < 10; round++) {
      const { browser, sessionId, tokens } = await signedIn(`leaving-${round}@example.org`)
      const answers = await Promise.all([
        refresh(browser, sessionId, tokens.refreshToken),
        browser.post('/back-channel/end', { sessionId }),
        refresh(browser, sessionId, tokens.refreshToken),
        browser.post('/back-channel/end', { sessionId }),
      ])
      const statuses = answers.map(({ status }) => status)
      expect([200, 401]).toEqual(expect.arrayContaining([statuses[0], statuses[2]]))
      expect([statuses[1], statuses[3]]).toEqual([200, 200])
      expect((await refresh(browser, sessionId, tokens.refreshToken)).status).toBe(401)
    }
  })

  it('belong to their session', async () => {
    const { browser, sessionId, tokens } = await signedIn('mine@example.org')
    const foreign = await signedIn('yours@example.org')
    expect((await refresh(browser, foreign.sessionId, tokens.refreshToken)).status).toBe(401)
    expect((await refresh(browser, sessionId, tokens.refreshToken)).status).toBe(200)
  })

  it('expire', async () => {
    const { browser, sessionId, tokens } = await signedIn('late@example.org')
    await database.db.updateTable('sso.refresh_token').set({ expires_at: '2020-01-01T00:00:00Z' }).execute()
    expect((await refresh(browser, sessionId, tokens.refreshToken)).status).toBe(401)
  })

  it('stop when the account is blocked', async () => {
    const { browser, sessionId, tokens } = await signedIn('blocked-later@example.org')
    await database.db.updateTable('sso.account').set({ status: 'B' }).where('id', '=', tokens.uid).execute()
    expect((await refresh(browser, sessionId, tokens.refreshToken)).status).toBe(401)
    expect((await browser.post('/continue', page)).status).toBe(401)
  })

  it('are stored as hashes only', async () => {
    const { sessionId, tokens, browser } = await signedIn('hashed@example.org')
    const stored = JSON.stringify([
      await database.db.selectFrom('sso.refresh_token').selectAll().execute(),
      await database.db.selectFrom('sso.project_session').selectAll().execute(),
      await database.db.selectFrom('sso.session').selectAll().execute(),
      await database.db.selectFrom('sso.email_token').selectAll().execute(),
    ])
    for (const secret of [sessionId, tokens.refreshToken, tokens.accessToken, browser.cookie()!]) {
      expect(stored).not.toContain(secret)
    }
  })
})
