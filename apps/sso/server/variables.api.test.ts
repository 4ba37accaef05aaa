import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readVariables } from '#platform/server/variables/live-variables.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { setVariable } from '../../../tests/support/set-variable.ts'
import {
  exchange,
  goodPassword,
  letters,
  makeAccount,
  page,
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
afterEach(async () => {
  await database.db.deleteFrom('application_setting').execute()
  await readVariables(database.db)
})

const context = async () =>
  (
    await portal
      .browser()
      .get(
        `/sso/api/page-context?project_key=${page.projectKey}&redirected_from=${encodeURIComponent(page.redirectedFrom)}`,
      )
  ).body

test('closed registration is refused and shown on the pages, and existing accounts sign in', async () => {
  const browser = portal.browser()
  await makeAccount(database, browser, 'before@closed.example')
  await setVariable(database.db, 'registration', 'off')
  const refused = await portal.browser().post('/register', registration('after@closed.example'))
  expect([refused.status, refused.body['code']]).toEqual([409, 'SWITCHED_OFF'])
  expect(await letters(database, 'after@closed.example')).toEqual([])
  expect(await context()).toMatchObject({ registration: false })
  expect(await signIn(browser, 'before@closed.example')).toBeTruthy()
})

test('a longer password is required of new ones, former ones remain valid', async () => {
  const browser = portal.browser()
  await makeAccount(database, browser, 'short@length.example')
  await setVariable(database.db, 'passwordLength', goodPassword.length + 1)
  const refused = await portal.browser().post('/register', registration('new@length.example'))
  expect([refused.status, refused.body['fields']]).toEqual([400, { password: 'PASSWORD_TOO_SHORT' }])
  expect(await context()).toMatchObject({ passwordLength: goodPassword.length + 1 })
  expect(await signIn(browser, 'short@length.example')).toBeTruthy()
})

test('tokens and sessions last as long as the variables say', async () => {
  await setVariable(database.db, 'accessTokenMinutes', 5)
  await setVariable(database.db, 'sessionDays', 2)
  const browser = portal.browser()
  await makeAccount(database, browser, 'short@session.example')
  const { body } = await exchange(browser, await signIn(browser, 'short@session.example'))
  const { exp = 0, iat = 0 } = decodeJwt(String(body['accessToken']))
  expect(exp - iat).toBe(300)
  const { rows } = await sql<{ session: number; token: number }>`
    select round(extract(epoch from s.expires_at - now()) / 86400)::int as session,
      (select round(extract(epoch from max(expires_at) - now()) / 86400)::int from sso.refresh_token) as token
    from sso.session s order by id desc limit 1`.execute(database.db)
  expect(rows).toEqual([{ session: 2, token: 2 }])
})

test('emails name the portal as it is called now', async () => {
  await setVariable(database.db, 'appName', 'Взлётная полоса')
  const [send] = portal.sso.jobs
  await portal.browser().post('/register', registration('named@product.example'))
  const [letter] = await letters(database, 'named@product.example')
  const printed: string[] = []
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = (line) => printed.push(String(line)) > 0
  try {
    await send!.run({ db: database.db, log: portal.app.log, lastAttempt: true } as never, {
      letterId: letter!.id,
    })
  } finally {
    process.stdout.write = write
  }
  expect(printed.join('')).toContain('Взлётная полоса')
})
