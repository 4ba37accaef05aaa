import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portalRulesVersion } from '#platform/domain/portal-rules.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import {
  confirm,
  goodPassword,
  letters,
  newestToken,
  page,
  registration,
  startPortal,
} from '../../../tests/support/sign-on.ts'

const database = await testDatabase()
let portal: Awaited<ReturnType<typeof startPortal>>

beforeAll(async () => {
  portal = await startPortal(database)
})
afterAll(() => portal.app.close())

const rulesOf = async (email: string) => {
  const { id } = await database.db
    .selectFrom('sso.account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return (await portal.sso.service.accounts.get(id))?.rules
}

describe('consent to the rules at registration', () => {
  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['one to an older text', '2020-01-01'],
    ['one to a later text', '2999-01-01'],
    ['a mere yes', true],
    ['something else', { version: portalRulesVersion }],
    ['many', [portalRulesVersion]],
    ['hostile text', `${portalRulesVersion}'; drop table sso.account; --`],
  ])('refuses %s at the field, and neither keeps nor mails anything', async (_what, rulesVersion) => {
    const email = 'unwilling@example.org'
    const answer = await portal.browser().post('/register', { ...registration(email), rulesVersion })
    expect(answer).toMatchObject({ status: 400, body: { fields: { rulesVersion: 'REQUIRED' } } })
    expect(await letters(database, email)).toEqual([])
    await expect(rulesOf(email)).rejects.toThrow()
  })

  it.each([undefined, '', '2020-01-01', true])(
    'refuses a registration without consent to the processing of personal data: %s',
    async (consentVersion) => {
      const answer = await portal
        .browser()
        .post('/register', { ...registration('unasked@example.org'), consentVersion })
      expect(answer).toMatchObject({ status: 400, body: { fields: { consentVersion: 'REQUIRED' } } })
      expect(await letters(database, 'unasked@example.org')).toEqual([])
    },
  )

  it('records the version and the instant with the account that its email confirms', async () => {
    const email = 'willing@example.org'
    const by = portal.browser()
    const before = Math.floor(Date.now() / 1000) * 1000
    await by.post('/register', registration(email))
    await confirm(by, await newestToken(database, email))
    const rules = await rulesOf(email)
    expect(rules?.version).toBe(portalRulesVersion)
    expect(Date.parse(rules!.acceptedAt)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(rules!.acceptedAt)).toBeLessThanOrEqual(Date.now())
  })

  it('records the consent of the registration that was confirmed, not of somebody else’s', async () => {
    const email = 'claimed@example.org'
    await portal.browser().post('/register', registration(email))
    await database.db
      .updateTable('sso.account')
      .set({ rules_version: 'of-a-stranger' })
      .where('email', '=', email)
      .execute()
    const owner = portal.browser()
    await owner.post('/register', registration(email))
    await confirm(owner, await newestToken(database, email))
    expect((await rulesOf(email))?.version).toBe(portalRulesVersion)
  })

  it('records none where an email about the password proves the address: who registered is unknown', async () => {
    const email = 'reset@example.org'
    const by = portal.browser()
    await by.post('/register', registration(email))
    await by.post('/forgotten-password', { email, locale: 'ru', ...page })
    const token = await newestToken(database, email)
    await by.post('/new-password', { token, password: goodPassword, passwordRepeat: goodPassword })
    expect(await rulesOf(email)).toBeNull()
    expect((await by.post('/login', { email, password: goodPassword, ...page })).status).toBe(200)
  })

  it('leaves an account from before the consent without one, and able to sign in', async () => {
    const email = 'early@example.org'
    const by = portal.browser()
    await by.post('/register', registration(email))
    await confirm(by, await newestToken(database, email))
    await database.db
      .updateTable('sso.account')
      .set({ rules_version: null, rules_accepted_at: null })
      .where('email', '=', email)
      .execute()
    expect(await rulesOf(email)).toBeNull()
    expect((await by.post('/login', { email, password: goodPassword, ...page })).status).toBe(200)
  })
})
