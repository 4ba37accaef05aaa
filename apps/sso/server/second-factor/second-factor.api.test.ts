import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../tests/support/database.ts'
import {
  exchange,
  goodPassword,
  letters,
  makeAccount,
  page,
  portalUrl,
  signIn,
  startPortal,
} from '../../../../tests/support/sign-on.ts'

const database = await testDatabase()
let portal: Awaited<ReturnType<typeof startPortal>>
let accounts: Awaited<ReturnType<typeof startPortal>>['sso']['service']['accounts']

beforeAll(async () => {
  portal = await startPortal(database)
  ;({ accounts } = portal.sso.service)
})
afterAll(() => portal.app.close())

const password = goodPassword
/** Codes of the periods around now: each is valid once. */
const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 })

const withFactor = async (email: string) => {
  const browser = portal.browser()
  await makeAccount(database, browser, email)
  const { body } = await exchange(browser, await signIn(browser, email))
  const uid = String(body['uid'])
  const { secret, address } = await accounts.beginSecondFactor({ uid, password })
  const { recoveryCodes } = await accounts.confirmSecondFactor({ uid, code: codeOf(secret, -1) })
  return { uid, secret, address, recoveryCodes }
}

const start = async (email: string, by = portal.browser()) => {
  const answer = await by.post('/login', { email, password, ...page })
  return { by, answer, code: (code: string) => by.post('/second-step', { code, ...page }) }
}

const wrongCode = { status: 400, body: { fields: { code: 'WRONG_CODE' } } }

describe('setting up', () => {
  it('requires the password, then the first code, and notifies the owner', async () => {
    const email = 'setup@example.org'
    const browser = portal.browser()
    await makeAccount(database, browser, email)
    const { body } = await exchange(browser, await signIn(browser, email))
    const uid = String(body['uid'])
    await expect(accounts.beginSecondFactor({ uid, password: 'wrong-Horse1' })).rejects.toMatchObject({
      fields: { password: 'WRONG_PASSWORD' },
    })
    const { secret, address } = await accounts.beginSecondFactor({ uid, password })
    expect(address).toContain(`secret=${secret}`)
    expect(address).toMatch(/^otpauth:\/\/totp\/Runway:setup%40example\.org\?/)
    // No second step until the first code was entered.
    expect((await start(email)).answer.body['redirectTo']).toContain('/get-token')
    expect(await accounts.get(uid)).toMatchObject({ secondFactor: false })
    await expect(accounts.confirmSecondFactor({ uid, code: '000000' })).rejects.toMatchObject({
      fields: { code: 'WRONG_CODE' },
    })
    const { recoveryCodes } = await accounts.confirmSecondFactor({ uid, code: codeOf(secret) })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await letters(database, email))[0]).toMatchObject({ template: 'SECOND_FACTOR_ON' })
    expect(await accounts.get(uid)).toMatchObject({ secondFactor: true })
    // An active secret cannot be replaced.
    await expect(accounts.beginSecondFactor({ uid, password })).rejects.toMatchObject({
      code: 'STATE_CHANGED',
    })
    await expect(accounts.confirmSecondFactor({ uid, code: codeOf(secret, 1) })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
  })

  it('stores recovery codes as hashes only', async () => {
    const { recoveryCodes, uid } = await withFactor('hashes@example.org')
    const stored = await database.db
      .selectFrom('sso.recovery_code')
      .select('code_hash')
      .where('account_id', '=', uid)
      .execute()
    expect(stored).toHaveLength(10)
    for (const code of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code)
  })
})

describe('signing in', () => {
  it('needs password and code; the password alone opens nothing', async () => {
    const { secret } = await withFactor('two@example.org')
    const { by, answer, code } = await start('two@example.org')
    expect(String(answer.body['redirectTo'])).toMatch(`${portalUrl}/sso/second-step?`)
    expect(by.cookie()).toBeUndefined()
    expect((await by.post('/continue', page)).status).toBe(401)
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^sso_step=[\w-]{43}; Path=\/sso; HttpOnly; SameSite=Lax; Max-Age=600$/,
    )
    const done = await code(codeOf(secret))
    const sessionId = new URL(String(done.body['redirectTo'])).searchParams.get('session_id')!
    expect((await exchange(by, sessionId)).status).toBe(200)
    expect(by.cookie('sso_step')).toBeUndefined()
  })

  it('takes a code once, in another browser too, and none of an earlier period', async () => {
    const { secret } = await withFactor('replay@example.org')
    const used = codeOf(secret)
    expect((await (await start('replay@example.org')).code(used)).status).toBe(200)
    const again = await start('replay@example.org')
    expect(await again.code(used)).toMatchObject(wrongCode)
    expect(await again.code(codeOf(secret, -1))).toMatchObject(wrongCode)
    expect((await again.code(` ${codeOf(secret, 1).replace(/^.../, '$& ')}`)).status).toBe(200)
  })

  it('lets one of many at once with the same code in', async () => {
    const { secret } = await withFactor('race@example.org')
    const steps = await Promise.all(Array.from({ length: 2 }, () => start('race@example.org')))
    const code = codeOf(secret)
    const answers = await Promise.all(steps.map((step) => step.code(code)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it('takes a recovery code once, however it is typed, and notifies the owner', async () => {
    const email = 'recovery@example.org'
    const { recoveryCodes } = await withFactor(email)
    const [code = ''] = recoveryCodes
    const typed = code.toUpperCase().replaceAll('-', ' ')
    expect((await (await start(email)).code(typed)).status).toBe(200)
    const mails = await letters(database, email)
    expect(mails.map(({ template }) => template)).toContain('RECOVERY_CODE_USED')
    expect(await (await start(email)).code(code)).toMatchObject(wrongCode)
  })

  it('is bound to the browser that gave the password, and to its time', async () => {
    const { secret } = await withFactor('bound@example.org')
    const step = await start('bound@example.org')
    const elsewhere = await portal.browser().post('/second-step', { code: codeOf(secret), ...page })
    expect(elsewhere).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED' } })
    await database.db.updateTable('sso.login_step').set({ expires_at: '2020-01-01T00:00:00Z' }).execute()
    expect((await step.code(codeOf(secret))).status).toBe(401)
  })

  it('goes on to known addresses only', async () => {
    const { secret } = await withFactor('redirect@example.org')
    const { by } = await start('redirect@example.org')
    const evil = { ...page, redirectedFrom: 'https://evil.example/get-token' }
    const answer = await by.post('/second-step', { code: codeOf(secret), ...evil })
    expect(answer).toMatchObject({ status: 400, body: { fields: { redirectedFrom: 'INVALID' } } })
  })

  it('counts wrong codes like wrong passwords: knowing the password buys no more tries', async () => {
    const email = 'guess@example.org'
    const { secret } = await withFactor(email)
    const { code } = await start(email)
    for (let i = 0; i < 4; i++) expect(await code('000000')).toMatchObject(wrongCode)
    const refused = await code(codeOf(secret))
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1700)
    expect((await start(email)).answer.status).toBe(429)
  })

  it('of a blocked account stops at the second step', async () => {
    const { secret, uid } = await withFactor('blockedhere@example.org')
    const { code } = await start('blockedhere@example.org')
    await accounts.setStatus({ uid, status: 'B' })
    expect((await code(codeOf(secret))).status).toBe(401)
  })
})

describe('taking it away', () => {
  it('needs password and code, and notifies the owner', async () => {
    const email = 'off@example.org'
    const { uid, secret, recoveryCodes } = await withFactor(email)
    const off = (given: { password?: string; code?: string }) =>
      accounts.disableSecondFactor({ uid, password, code: codeOf(secret), ...given })
    await expect(off({ password: 'wrong-Horse1' })).rejects.toMatchObject({
      fields: { password: 'WRONG_PASSWORD' },
    })
    await expect(off({ code: '000000' })).rejects.toMatchObject({ fields: { code: 'WRONG_CODE' } })
    await off({ code: recoveryCodes[3]! })
    expect((await letters(database, email))[0]).toMatchObject({ template: 'SECOND_FACTOR_OFF' })
    expect((await start(email)).answer.body['redirectTo']).toContain('/get-token')
  })

  it('is no place to guess a code at, though the password is known', async () => {
    const { uid, secret } = await withFactor('guessoff@example.org')
    const attempt = (code: string) => accounts.disableSecondFactor({ uid, password, code })
    for (let i = 0; i < 5; i++) await expect(attempt('000000')).rejects.toMatchObject({ fields: {} })
    await expect(attempt(codeOf(secret))).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('renewed recovery codes replace the old ones', async () => {
    const email = 'renewed@example.org'
    const { uid, secret, recoveryCodes } = await withFactor(email)
    const renewed = await accounts.renewRecoveryCodes({ uid, password, code: codeOf(secret) })
    const { code } = await start(email)
    expect(await code(recoveryCodes[0]!)).toMatchObject(wrongCode)
    expect((await code(renewed.recoveryCodes[0]!)).status).toBe(200)
  })
})
