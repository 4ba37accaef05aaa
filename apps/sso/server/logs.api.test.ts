import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import {
  exchange,
  goodPassword,
  newestToken,
  page,
  refresh,
  registration,
  signIn,
  startPortal,
} from '../../../tests/support/sign-on.ts'

const database = await testDatabase()
const lines: string[] = []
let portal: Awaited<ReturnType<typeof startPortal>>

beforeAll(async () => {
  portal = await startPortal(database, { level: 'trace' })
  // The logger's own stream, so that its serializers are tested, too.
  const stream = Object.getOwnPropertySymbols(portal.app.log).find(
    (symbol) => symbol.description === 'pino.stream',
  )!
  Object.assign(portal.app.log, { [stream]: { write: (line: string) => lines.push(line) } })
})
afterAll(() => portal.app.close())

it('no log contains a token, a session id, a password or a cookie', async () => {
  const email = 'logged@example.org'
  const browser = portal.browser()
  await browser.post('/register', registration(email))
  const confirmation = await newestToken(database, email)
  await browser.get(`/api/v1/integration/confirm-user?token=${confirmation}`)
  await browser.post('/confirm/password', { token: confirmation, password: goodPassword })
  await browser.get(`/api/v1/integration/confirm-user?token=${confirmation}`)
  await browser.post('/forgotten-password', { email, locale: 'ru', ...page })
  const reset = await newestToken(database, email)
  const sessionId = await signIn(browser, email)
  const { body } = await exchange(browser, sessionId)
  const next = await refresh(browser, sessionId, String(body['refreshToken']))
  await refresh(browser, sessionId, String(next.body['refreshToken']))
  await refresh(browser, sessionId, String(body['refreshToken']))
  await browser.get('/api/v1/jwt/get-token-info', { authorization: `Bearer ${String(body['accessToken'])}` })
  await browser.get(`/get-token?session_id=${sessionId}`)

  const log = lines.join('\n')
  expect(log).toContain('/api/v1/jwt/refresh-token?refreshToken=***')
  expect(log).toContain('refresh token used twice')
  const secrets = {
    confirmation,
    reset,
    sessionId,
    password: goodPassword,
    cookie: browser.cookie(),
    ...body,
    ...next.body,
  }
  const { uid: _uid, avatar: _avatar, ...struck } = secrets as Record<string, unknown>
  for (const [name, secret] of Object.entries(struck)) {
    expect(log.includes(String(secret)), `${name} is in the log`).toBe(false)
  }
})
