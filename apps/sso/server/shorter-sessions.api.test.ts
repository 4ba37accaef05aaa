import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { edgeValuesOf } from '../../../tests/support/edge-values.ts'
import { setVariable } from '../../../tests/support/set-variable.ts'
import { exchange, makeAccount, refresh, signIn, startPortal } from '../../../tests/support/sign-on.ts'
import { sessionOfCookie } from './session.repository.ts'

const database = await testDatabase()
let portal: Awaited<ReturnType<typeof startPortal>>

beforeAll(async () => {
  portal = await startPortal(database)
})
afterAll(() => portal.app.close())

/** A session with its tokens, last used some days ago. */
const usedDaysAgo = async (email: string, days: number) => {
  const browser = portal.browser()
  await makeAccount(database, browser, email)
  const sessionId = await signIn(browser, email)
  const { body } = await exchange(browser, sessionId)
  await sql`update sso.session set last_used_at = now() - make_interval(days => ${days})
    where account_id = (select id from sso.account where email = ${email})`.execute(database.db)
  await sql`update sso.refresh_token set created_at = now() - make_interval(days => ${days})
    where used_at is null and token_hash in (select r.token_hash from sso.refresh_token r
      join sso.project_session p using (session_id_hash) join sso.session s on s.id = p.session_id
      join sso.account a on a.id = s.account_id where a.email = ${email})`.execute(database.db)
  const cookie = browser.cookie() ?? null
  return {
    holds: async () => (await sessionOfCookie(database.db, cookie)) !== undefined,
    refresh: () => refresh(browser, sessionId, String(body['refreshToken'])),
  }
}

test('a shorter lifetime ends the sessions that began under a longer one, and only those', async () => {
  const old = await usedDaysAgo('old@shorter.example', 3)
  const recent = await usedDaysAgo('recent@shorter.example', 1)
  expect([await old.holds(), await recent.holds()]).toEqual([true, true])
  await setVariable(database.db, 'sessionDays', 2)
  expect([await old.holds(), await recent.holds()]).toEqual([false, true])
  expect((await old.refresh()).status).toBe(401)
  expect((await recent.refresh()).status).toBe(200)
  // The refused token was not used up: it is no theft when the administrator corrects the number.
  await setVariable(database.db, 'sessionDays', 30)
  expect((await old.refresh()).status).toBe(200)
})

test.each(['sessionDays', 'accessTokenMinutes', 'logInAsMinutes', 'stepUpMinutes'] as const)(
  'people sign in and go on with %s at either end of its range',
  async (key) => {
    for (const end of edgeValuesOf(key)) {
      await setVariable(database.db, key, Number(end))
      const browser = portal.browser()
      const email = `${key}-${end}@ends.example`.toLowerCase()
      await makeAccount(database, browser, email)
      const sessionId = await signIn(browser, email)
      const { status, body } = await exchange(browser, sessionId)
      const next = await refresh(browser, sessionId, String(body['refreshToken']))
      expect([end, status, next.status]).toEqual([end, 200, 200])
    }
  },
)
