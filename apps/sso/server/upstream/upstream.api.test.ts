import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portalRulesVersion } from '#platform/domain/portal-rules.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import {
  confirm,
  exchange,
  goodPassword,
  makeAccount,
  newestToken,
  page,
  portalUrl,
  registration,
  startPortal,
  type Browser,
} from '../../../../tests/support/sign-on.ts'
import { passProvider, startUpstreamProvider } from '../../../../tests/support/upstream-provider.ts'

const person = (email: string, more: Record<string, unknown> = {}) => ({
  email,
  email_verified: true,
  family_name: 'Лебедева',
  given_name: 'Софья',
  ...more,
})

const database = await testDatabase()
const provider = await startUpstreamProvider(
  {
    newcomer: person('newcomer@example.org'),
    unwarned: person('unwarned@example.org'),
    owner: person('owner@example.org'),
    unverified: person('unverified@example.org', { email_verified: false }),
    claimed: person('claimed@example.org', { email_verified: 'true' }),
    waiting: person('waiting@example.org'),
    blocked: person('blocked@example.org'),
    forgetful: person('forgetful@example.org'),
    nameless: { email: 'n.ivanova@example.org', email_verified: true, name: 'Нина Иванова' },
    anonymous: {},
  },
  portalUrl,
)
const lines: string[] = []
let portal: Awaited<ReturnType<typeof startPortal>>

beforeAll(async () => {
  portal = await startPortal(database, { level: 'trace' }, provider.settings)
  // The logger's own stream, so that its serializers are tested, too.
  const stream = Object.getOwnPropertySymbols(portal.app.log).find(
    (symbol) => symbol.description === 'pino.stream',
  )!
  Object.assign(portal.app.log, { [stream]: { write: (line: string) => lines.push(line) } })
})
afterAll(async () => {
  await portal.app.close()
  await provider.stop()
})

const location = (answer: { headers: Record<string, unknown> }): URL =>
  new URL(String(answer.headers['location']))

const start = async (by: Browser, rulesVersion: string = portalRulesVersion): Promise<URL> => {
  const query = new URLSearchParams({
    project_key: page.projectKey,
    redirected_from: page.redirectedFrom,
    locale: 'ru',
    rules_version: rulesVersion,
  })
  const answer = await by.get(`/sso/upstream/start?${query}`)
  expect(answer.status).toBe(303)
  return location(answer)
}

const comeBack = async (by: Browser, returned: URL): Promise<URL> =>
  location(await by.get(returned.pathname + returned.search))

const signInAs = async (login: string, by = portal.browser()): Promise<URL> =>
  comeBack(by, await passProvider((await start(by)).href, login))

const failure = (address: URL): string | null => address.searchParams.get('upstream_failure')

const accountOf = (email: string) =>
  database.db
    .selectFrom('sso.account')
    .select(['id', 'status', 'last_name', 'first_name', 'locale'])
    .where('email', '=', email)
    .executeTakeFirst()

const tokensOf = async (by: Browser, address: URL) => {
  expect(address.origin + address.pathname).toBe(`${portalUrl}/get-token`)
  expect(address.searchParams.get('redirect')).toBe('/s/abc')
  return exchange(by, address.searchParams.get('session_id')!)
}

describe('signing in with the provider', () => {
  it('asks for no more than it needs, with state, nonce and proof key', async () => {
    const address = await start(portal.browser())
    expect(address.origin).toBe(provider.settings.issuer)
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'runway',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${portalUrl}/sso/upstream/callback`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^.{43}$/) as string,
      nonce: expect.stringMatching(/^.{40,}$/) as string,
    })
  })

  it('makes a confirmed account of a newcomer, and the same person comes back to it', async () => {
    const by = portal.browser()
    const tokens = await tokensOf(by, await signInAs('newcomer', by))
    expect(tokens.status).toBe(200)
    const account = await accountOf('newcomer@example.org')
    expect(account).toMatchObject({ status: 'A', last_name: 'Лебедева', first_name: 'Софья', locale: 'ru' })
    expect(tokens.body['uid']).toBe(account!.id)
    const again = portal.browser()
    expect((await tokensOf(again, await signInAs('newcomer', again))).body['uid']).toBe(account!.id)
  })

  it.each(['', '2020-01-01', "'; drop table sso.account; --"])(
    'makes no account when the page did not name the rules of today: %j',
    async (rulesVersion) => {
      const by = portal.browser()
      const address = await comeBack(by, await passProvider((await start(by, rulesVersion)).href, 'unwarned'))
      expect(failure(address)).toBe('RULES')
      expect(await accountOf('unwarned@example.org')).toBeUndefined()
    },
  )

  it('records which rules a newcomer accepted by going on, and when', async () => {
    const before = Date.now()
    await signInAs('unwarned')
    const { rules_version, rules_accepted_at } = await database.db
      .selectFrom('sso.account')
      .select(['rules_version', 'rules_accepted_at'])
      .where('email', '=', 'unwarned@example.org')
      .executeTakeFirstOrThrow()
    expect(rules_version).toBe(portalRulesVersion)
    expect(Date.parse(rules_accepted_at!)).toBeGreaterThanOrEqual(before - 1000)
  })

  it('takes names from wherever the provider returns them', async () => {
    await signInAs('nameless')
    expect(await accountOf('n.ivanova@example.org')).toMatchObject({
      last_name: 'Иванова',
      first_name: 'Нина',
    })
  })

  it('leaves an account without a password until one is set by email', async () => {
    const by = portal.browser()
    await signInAs('forgetful', by)
    const email = 'forgetful@example.org'
    expect((await by.post('/login', { email, password: goodPassword, ...page })).status).toBe(401)
    await by.post('/forgotten-password', { email, locale: 'ru', ...page })
    const token = await newestToken(database, email)
    await by.post('/new-password', { token, password: goodPassword, passwordRepeat: goodPassword })
    expect((await by.post('/login', { email, password: goodPassword, ...page })).status).toBe(200)
  })

  it('returns its name to the pages', async () => {
    const { body } = await portal.browser().get('/sso/api/page-context')
    expect(body['upstream']).toEqual({ nameRu: 'Школу', nameEn: 'School' })
  })
})

describe('an account that exists', () => {
  it('is joined by its password only, then without', async () => {
    const by = portal.browser()
    await makeAccount(database, by, 'owner@example.org')
    const link = await signInAs('owner', by)
    expect(link.pathname).toBe('/sso/link')
    expect(by.cookie()).toBeUndefined()
    const token = link.searchParams.get('token')!
    expect((await by.get(`/sso/api/upstream/link?token=${token}`)).body).toEqual({
      email: 'owner@example.org',
    })

    expect(await by.post('/upstream/link', { token, password: 'wrong-Horse1' })).toMatchObject({
      status: 401,
    })
    const joined = await by.post('/upstream/link', { token, password: goodPassword })
    expect(joined.status).toBe(200)
    const { body } = await tokensOf(by, new URL(String(joined.body['redirectTo'])))
    expect(body['uid']).toBe((await accountOf('owner@example.org'))!.id)
    expect(await by.post('/upstream/link', { token, password: goodPassword })).toMatchObject({
      status: 409,
      body: { code: 'CONFIRMATION_LINK_USED' },
    })

    const again = portal.browser()
    expect((await tokensOf(again, await signInAs('owner', again))).body['uid']).toBe(body['uid'])
  })

  it('with a second factor must enter it this way too', async () => {
    const { accounts } = portal.sso.service
    const uid = (await accountOf('owner@example.org'))!.id
    const { secret } = await accounts.beginSecondFactor({ uid, password: goodPassword })
    const codeAt = (period: number): string =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + period * 30_000 })
    await accounts.confirmSecondFactor({ uid, code: codeAt(-1) })
    const by = portal.browser()
    const step = await signInAs('owner', by)
    expect(step.pathname).toBe('/sso/second-step')
    expect(by.cookie()).toBeUndefined()
    expect((await by.get('/sso/api/check')).body).toEqual({ signedIn: false })
    const done = await by.post('/second-step', { code: codeAt(0), ...page })
    expect((await tokensOf(by, new URL(String(done.body['redirectTo'])))).body['uid']).toBe(uid)
  })

  it('is joined only in the browser that began it: a link that somebody sent joins nothing', async () => {
    const attacker = portal.browser()
    await database.db.deleteFrom('sso.upstream_identity').execute()
    const token = (await signInAs('owner', attacker)).searchParams.get('token')!
    const victim = portal.browser()
    await start(victim)
    expect(await victim.post('/upstream/link', { token, password: goodPassword })).toMatchObject({
      status: 409,
    })
    expect(await database.db.selectFrom('sso.upstream_identity').selectAll().execute()).toEqual([])
  })

  it('that nobody confirmed goes to the owner of the address; who registered it is out', async () => {
    const stranger = portal.browser()
    const email = 'waiting@example.org'
    await stranger.post('/register', registration(email))
    const token = await newestToken(database, email)
    const by = portal.browser()
    expect((await tokensOf(by, await signInAs('waiting', by))).status).toBe(200)
    expect(await accountOf(email)).toMatchObject({ status: 'A', last_name: 'Лебедева' })
    expect((await confirm(stranger, token)).status).toBe(409)
    expect((await stranger.post('/login', { email, password: goodPassword, ...page })).status).toBe(401)
  })

  it('that is blocked stays blocked, linked or not', async () => {
    await makeAccount(database, portal.browser(), 'blocked@example.org')
    const block = (email: string) =>
      database.db.updateTable('sso.account').set({ status: 'B' }).where('email', '=', email).execute()
    await block('blocked@example.org')
    expect(failure(await signInAs('blocked'))).toBe('BLOCKED')
    await block('newcomer@example.org')
    const by = portal.browser()
    expect(['BLOCKED']).toContain(failure(await signInAs('newcomer', by)))
    expect(by.cookie()).toBeUndefined()
  })
})

describe('what is refused', () => {
  it.each(['unverified', 'claimed', 'anonymous'])('an address that is not verified (%s)', async (login) => {
    const by = portal.browser()
    const address = await signInAs(login, by)
    expect(failure(address)).toBe('UNVERIFIED')
    expect(address.searchParams.get('redirected_from')).toBe(page.redirectedFrom)
    expect(by.cookie()).toBeUndefined()
    expect(await accountOf(`${login}@example.org`)).toBeUndefined()
  })

  it('a forged state, none, and one of another browser', async () => {
    const by = portal.browser()
    const returned = await passProvider((await start(by)).href, 'newcomer')
    const forged = new URL(returned)
    forged.searchParams.set('state', 'x'.repeat(43))
    expect(failure(await comeBack(by, forged))).toBe('EXPIRED')
    forged.searchParams.delete('state')
    expect(failure(await comeBack(by, forged))).toBe('EXPIRED')
    const other = portal.browser()
    expect(failure(await comeBack(other, returned))).toBe('EXPIRED')
    await start(other)
    expect(failure(await comeBack(other, returned))).toBe('EXPIRED')
    expect(other.cookie()).toBeUndefined()
  })

  it.each([
    ['nonce', 'x'.repeat(43)],
    ['code_challenge', 'x'.repeat(43)],
  ])('an answer to another %s', async (name, value) => {
    const by = portal.browser()
    const address = await start(by)
    address.searchParams.set(name, value)
    expect(failure(await comeBack(by, await passProvider(address.href, 'waiting')))).toBe('FAILED')
    expect(by.cookie()).toBeUndefined()
  })

  it('a code used twice, in the same sign-in and in another', async () => {
    const by = portal.browser()
    const returned = await passProvider((await start(by)).href, 'waiting')
    await comeBack(by, returned)
    expect(failure(await comeBack(by, returned))).toBe('EXPIRED')
    const other = portal.browser()
    const replayed = new URL(returned)
    replayed.searchParams.set('state', (await start(other)).searchParams.get('state')!)
    expect(failure(await comeBack(other, replayed))).toBe('FAILED')
    expect(other.cookie()).toBeUndefined()
  })

  it('a person who says no, an answer of another issuer', async () => {
    const by = portal.browser()
    const answer = async (parameters: Record<string, string>): Promise<string | null> => {
      const state = (await start(by)).searchParams.get('state')!
      const query = new URLSearchParams({ state, iss: provider.settings.issuer, ...parameters })
      return failure(await comeBack(by, new URL(`${portalUrl}/sso/upstream/callback?${query}`)))
    }
    expect(await answer({ error: 'access_denied' })).toBe('REFUSED')
    expect(await answer({ error: 'server_error' })).toBe('FAILED')
    expect(await answer({ code: 'x', iss: 'https://evil.example' })).toBe('FAILED')
    expect(await answer({ code: 'never-given' })).toBe('FAILED')
  })

  it('a return address that is not the portal’s', async () => {
    const by = portal.browser()
    const query = new URLSearchParams({
      project_key: page.projectKey,
      redirected_from: 'https://evil.example/',
    })
    const address = location(await by.get(`/sso/upstream/start?${query}`))
    expect(address.pathname).toBe('/sso/login')
    expect(address.searchParams.has('redirected_from')).toBe(false)
  })

  it('a sign-in that took too long', async () => {
    const by = portal.browser()
    const returned = await passProvider((await start(by)).href, 'waiting')
    await database.db
      .updateTable('sso.upstream_attempt')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .execute()
    expect(failure(await comeBack(by, returned))).toBe('EXPIRED')
  })

  it('no secret in a log, whether it went well or not', async () => {
    const by = portal.browser()
    const address = await start(by)
    const returned = await passProvider(address.href, 'waiting')
    const arrived = await comeBack(by, returned)
    const other = portal.browser()
    const replayed = new URL(returned)
    replayed.searchParams.set('state', (await start(other)).searchParams.get('state')!)
    await comeBack(other, replayed)
    const log = lines.join('\n')
    expect(log).toContain('/sso/upstream/callback?code=***')
    expect(log).toContain('a sign-in with the upstream provider failed')
    const secrets = {
      code: returned.searchParams.get('code'),
      session: arrived.searchParams.get('session_id'),
      nonce: address.searchParams.get('nonce'),
      client: provider.settings.clientSecret,
      cookie: by.cookie(),
      browser: by.cookie('sso_upstream'),
      // The first characters of every token of the provider.
      token: 'eyJ',
    }
    for (const [name, secret] of Object.entries(secrets)) {
      expect(log.includes(secret!), `${name} is in the log`).toBe(false)
    }
  })

  it('everything, in words, while the provider is away', async () => {
    const gone = await startUpstreamProvider({ late: person('late@example.org') }, portalUrl)
    const apart = await startPortal(database, undefined, gone.settings)
    try {
      const by = apart.browser()
      const returned = await passProvider((await start(by)).href, 'late')
      await gone.stop()
      expect(failure(await comeBack(by, returned))).toBe('AWAY')
    } finally {
      await apart.app.close()
    }
    const never = await startPortal(database, undefined, { ...gone.settings, issuer: 'http://127.0.0.1:9' })
    try {
      expect(failure(await start(never.browser()))).toBe('AWAY')
    } finally {
      await never.app.close()
    }
  })
})
