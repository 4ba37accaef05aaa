import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTokenVerifier, httpSignOn } from '#features/identity'
import { accountCallPath, accountCalls } from '#platform/contract/sign-on-accounts.ts'
import { projectKey } from '#platform/domain/project-key.ts'
import { loadConfig } from '#platform/server/config.ts'
import { createVault, readKeys } from '#platform/server/secrets/vault.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { secretsKey } from '../../../tests/support/secrets-key.ts'
import {
  browser,
  goodPassword,
  letters,
  newestToken,
  page,
  portalUrl,
  registration,
} from '../../../tests/support/sign-on.ts'
import { signingKeys } from './signing-key.ts'
import { createStandalone, type Standalone } from './standalone.ts'

const database = await testDatabase()
const email = 'apart@example.org'
const secret = 'a-secret-of-the-test-and-nobody-elses'
let service: Standalone
let url: string

beforeAll(async () => {
  const config = loadConfig({
    PUBLIC_URL: portalUrl,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: 'loopback',
    BACK_CHANNEL_SECRET: secret,
    SECRETS_KEY: secretsKey,
  })
  // The address is known only once it listens; its tokens have the configured issuer.
  service = await createStandalone({
    config: { ...config, ssoUrl: 'http://sso.example' },
    pool: database.pool,
  })
  url = `${await service.app.listen({ port: 0, host: '127.0.0.1' })}/sso`
})
afterAll(() => service.stop())

describe('the service on another port', () => {
  it('is called over HTTP: confirm, exchange, refresh, reuse, end', async () => {
    const signOn = httpSignOn(url, secret)
    const by = browser(service.app)
    await by.post('/register', registration(email))
    // Its own worker sends the email.
    await expect
      .poll(async () => (await letters(database, email))[0]?.status, { timeout: 10_000 })
      .toBe('KEPT')
    const token = await newestToken(database, email)
    const passwordPage = expect.stringContaining(`/sso/confirm?`)
    expect(await signOn.confirm(token)).toEqual({ redirectTo: null, passwordPage })
    await by.post('/confirm/password', { token, password: goodPassword })
    const redirectTo = '/login-portal?redirect=%2Fs%2Fabc'
    expect(await signOn.confirm(token)).toEqual({ redirectTo, passwordPage: null })
    await expect(signOn.confirm(token)).rejects.toMatchObject({
      code: 'CONFIRMATION_LINK_USED',
    })

    const login = await by.post('/login', { email, password: goodPassword, ...page })
    const sessionId = new URL(String(login.body['redirectTo'])).searchParams.get('session_id')!
    const tokens = await signOn.exchange({ sessionId, projectKey })
    const verify = createTokenVerifier({
      keys: signOn.keys,
      issuer: 'http://sso.example/sso',
      audience: projectKey,
    })
    expect(await verify(tokens.accessToken)).toMatchObject({ sub: tokens.uid, email })

    const next = await signOn.refresh({ sessionId, projectKey, refreshToken: tokens.refreshToken })
    const last = await signOn.refresh({ sessionId, projectKey, refreshToken: next.refreshToken })
    await expect(
      signOn.refresh({ sessionId, projectKey, refreshToken: tokens.refreshToken }),
    ).rejects.toMatchObject({
      code: 'SESSION_EXPIRED',
    })
    await expect(
      signOn.refresh({ sessionId, projectKey, refreshToken: last.refreshToken }),
    ).rejects.toMatchObject({
      code: 'SESSION_EXPIRED',
    })
    await signOn.end(sessionId)
    expect((await by.post('/continue', page)).status).toBe(401)
  })

  it('publishes its keys without the secret half', async () => {
    const answer = await fetch(`${url}/.well-known/jwks.json`)
    const { keys } = (await answer.json()) as { keys: Record<string, unknown>[] }
    expect(keys).toHaveLength(1)
    expect(Object.keys(keys[0]!).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
  })

  it('being away is a 503 to come back after, not an end of the session', async () => {
    const gone = httpSignOn('http://127.0.0.1:9/sso', secret, 500)
    await expect(gone.exchange({ sessionId: 'x'.repeat(20), projectKey })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    })
    const verify = createTokenVerifier({
      keys: gone.keys,
      issuer: 'http://sso.example/sso',
      audience: projectKey,
    })
    const header = Buffer.from('{"alg":"EdDSA","kid":"x","typ":"at+jwt"}').toString('base64url')
    await expect(verify(`${header}.e30.AAAA`)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })

  it('answering late or with nonsense is away too', async () => {
    const odd = createServer((request, response) => {
      if (request.url?.endsWith('/exchange')) return
      response.end('<html>')
    })
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve))
    const { port } = odd.address() as { port: number }
    const signOn = httpSignOn(`http://127.0.0.1:${port}/sso`, secret, 300)
    const away = { code: 'SERVICE_UNAVAILABLE' }
    await expect(signOn.exchange({ sessionId: 'x'.repeat(20), projectKey })).rejects.toMatchObject(away)
    await expect(signOn.confirm('x'.repeat(30))).rejects.toMatchObject(away)
    odd.closeAllConnections()
    odd.close()
  })
})

describe('accounts over HTTP', () => {
  const ask = (headers: Record<string, string>, path = 'get', given: unknown = crypto.randomUUID()) =>
    fetch(`${url}/api/back-channel/accounts/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ given }),
    })

  it('answer as in one process', async () => {
    const { accounts } = httpSignOn(url, secret)
    const {
      items: [found],
    } = await accounts.list({ statuses: ['A'], findText: email, limit: 5, offset: 0 })
    expect(found).toMatchObject({ email, status: 'A' })
    const { uid } = found!
    expect(await accounts.rename({ uid, lastName: 'Ли', firstName: 'Юн', middleName: '' })).toBeNull()
    expect(await accounts.get(uid)).toMatchObject({ lastName: 'Ли' })
    expect(await accounts.get(crypto.randomUUID())).toBeNull()
    expect(await accounts.checkPassword({ uid, password: 'wrong' })).toBe(false)
    await expect(accounts.setStatus({ uid, status: 'R' })).rejects.toMatchObject({ code: 'STATE_CHANGED' })
  })

  it.each<Record<string, string>>([
    {},
    { authorization: 'Bearer' },
    { authorization: `Bearer ${secret}x` },
    { authorization: `bearer ${secret}` },
    { authorization: secret },
  ])('ask for the shared secret: %j', async (headers) => {
    for (const path of Object.keys(accountCalls)) {
      const answer = await ask(headers, accountCallPath(path).split('/').at(-1))
      expect(answer.status).toBe(401)
    }
    expect((await ask(headers, '%67et')).status).toBe(401)
  })

  it('are closed altogether where no secret is set', async () => {
    const { app } = await createStandalone({
      config: {
        ...loadConfig({ LOG_LEVEL: 'silent', SECRETS_KEY: secretsKey }),
        ssoUrl: 'http://sso.example',
        worker: 'none',
      },
      pool: database.pool,
    })
    const answer = await app.inject({
      method: 'POST',
      url: '/sso/api/back-channel/accounts/get',
      headers: { 'content-type': 'application/json', authorization: 'Bearer undefined' },
      payload: JSON.stringify({ given: crypto.randomUUID() }),
    })
    expect(answer.statusCode).toBe(401)
    await app.close()
  })

  it('with another secret are away, which signs nobody out', async () => {
    const { accounts } = httpSignOn(url, 'another-secret-than-the-service-was-given')
    await expect(accounts.get(crypto.randomUUID())).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })
})

describe('the signing key', () => {
  it('is one, also when many processes start at once', async () => {
    await database.db.deleteFrom('sso.signing_key').execute()
    const starting = Array.from({ length: 5 }, () =>
      signingKeys(database.db, createVault(readKeys(secretsKey))).current(),
    )
    const kids = new Set((await Promise.all(starting)).map(({ kid }) => kid))
    expect(kids.size).toBe(1)
    expect(await database.db.selectFrom('sso.signing_key').select('kid').execute()).toHaveLength(1)
  })
})
