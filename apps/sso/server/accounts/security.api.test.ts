import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../tests/support/database.ts'
import {
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
const anotherPassword = 'another-Horse2'

/** Signs in again, in another browser. */
const elsewhere = async (email: string) => {
  const browser = portal.browser()
  const sessionId = await signIn(browser, email)
  const { body } = await exchange(browser, sessionId)
  const tokens = body as { accessToken: string; refreshToken: string; uid: string }
  const alive = async () => (await browser.post('/continue', page)).status === 200
  return { browser, sessionId, tokens, uid: tokens.uid, alive }
}

const signedIn = async (email: string) => {
  await makeAccount(database, portal.browser(), email)
  return elsewhere(email)
}

const login = async (email: string, typed: string) =>
  (await portal.browser().post('/login', { email, password: typed, ...page })).status

const templates = async (email: string) =>
  (await letters(database, email)).map(({ template }) => template as string)

describe('changing the password', () => {
  it('ends every other session, kills mailed links and notifies the owner', async () => {
    const email = 'change@example.org'
    const { uid, sessionId, alive } = await signedIn(email)
    const other = await elsewhere(email)
    await portal.browser().post('/forgotten-password', { email, locale: 'ru', ...page })
    const reset = await newestToken(database, email)
    const change = (given: object) =>
      accounts.changePassword({ uid, sessionId, password, newPassword: anotherPassword, ...given })
    await expect(change({ password: 'wrong-Horse1' })).rejects.toMatchObject({
      fields: { password: 'WRONG_PASSWORD' },
    })
    expect(await other.alive()).toBe(true)
    await change({})
    expect(await alive()).toBe(true)
    expect(await other.alive()).toBe(false)
    expect((await refresh(other.browser, other.sessionId, other.tokens.refreshToken)).status).toBe(401)
    expect((await templates(email))[0]).toBe('PASSWORD_CHANGED')
    expect(await login(email, password)).toBe(401)
    expect(await login(email, anotherPassword)).toBe(200)
    const pressed = { token: reset, password: 'third-Horse33', passwordRepeat: 'third-Horse33' }
    expect((await portal.browser().post('/new-password', pressed)).status).toBe(409)
  })

  it('from a session that is not the account’s own ends all of its sessions', async () => {
    const { uid, alive } = await signedIn('foreign@example.org')
    const stranger = await signedIn('foreigner@example.org')
    const { sessionId } = stranger
    await accounts.changePassword({ uid, sessionId, password, newPassword: anotherPassword })
    expect(await alive()).toBe(false)
    expect(await stranger.alive()).toBe(true)
  })
})

describe('sessions', () => {
  it('are listed with where they began, and which is this one', async () => {
    const email = 'list@example.org'
    const { uid, sessionId } = await signedIn(email)
    const other = await elsewhere(email)
    const { sessions } = await accounts.security({ uid, sessionId })
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    const { sessions: seenThere } = await accounts.security({ uid, sessionId: other.sessionId })
    expect(seenThere.find(({ current }) => current)?.id).toBe(sessions.find(({ current }) => !current)?.id)
    expect(sessions[0]).toMatchObject({
      userAgent: 'lightMyRequest',
      address: expect.stringMatching(/^10\./),
    })
  })

  it('end one by one or all but this one, tokens included', async () => {
    const email = 'end@example.org'
    const { uid, sessionId, alive } = await signedIn(email)
    const others = [await elsewhere(email), await elsewhere(email), await elsewhere(email)]
    const { sessions } = await accounts.security({ uid, sessionId: others[0]!.sessionId })
    await accounts.endSession({ uid, id: sessions.find(({ current }) => current)!.id })
    expect(await Promise.all(others.map((other) => other.alive()))).toEqual([false, true, true])
    await accounts.endOtherSessions({ uid, sessionId })
    expect(await Promise.all(others.map((other) => other.alive()))).toEqual([false, false, false])
    expect(await alive()).toBe(true)
    expect((await accounts.security({ uid, sessionId })).sessions).toHaveLength(1)
  })

  it('of somebody else are not found', async () => {
    const mine = await signedIn('mine@example.org')
    const theirs = await signedIn('theirs@example.org')
    const { sessions } = await accounts.security(theirs)
    await expect(accounts.endSession({ uid: mine.uid, id: sessions[0]!.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await theirs.alive()).toBe(true)
  })

  it('in which an administrator acts as the person are the administrator’s', async () => {
    const admin = await signedIn('hang@example.org')
    const person = await signedIn('hung@example.org')
    const acting = await accounts.impersonate({
      byUid: admin.uid,
      sessionId: admin.sessionId,
      uid: person.uid,
    })
    expect((await accounts.security(person)).sessions).toHaveLength(1)
    const { sessions } = await accounts.security({ uid: person.uid, sessionId: acting.sessionId })
    expect(sessions.some(({ current }) => current)).toBe(false)
  })

  it('from a new place are reported to the owner, from the old one they are not', async () => {
    const email = 'place@example.org'
    const first = portal.browser()
    await makeAccount(database, first, email)
    await signIn(first, email)
    expect(await templates(email)).not.toContain('NEW_SIGN_IN')
    await elsewhere(email)
    expect((await templates(email))[0]).toBe('NEW_SIGN_IN')
  })
})

describe('a refresh token used twice', () => {
  it('is reported to the owner once for each family', async () => {
    const email = 'reused@example.org'
    const { browser, sessionId, tokens } = await signedIn(email)
    const second = await refresh(browser, sessionId, tokens.refreshToken)
    await refresh(browser, sessionId, String(second.body['refreshToken']))
    for (let i = 0; i < 3; i++) await refresh(browser, sessionId, tokens.refreshToken)
    const notified = async () => (await templates(email)).filter((template) => template === 'TOKEN_REUSED')
    expect(await notified()).toHaveLength(1)
    const again = await elsewhere(email)
    await browser.post('/logout', {})
    // After signing out an old token reveals nothing new.
    await refresh(again.browser, again.sessionId, 'a-token-that-nobody-was-given')
    expect(await notified()).toHaveLength(1)
  })
})

describe('a change of address', () => {
  const ask = async (email: string, newEmail: string) => {
    const owner = await signedIn(email)
    const { uid, sessionId } = owner
    await accounts.requestEmailChange({ uid, sessionId, password, newEmail })
    return { ...owner, other: await elsewhere(email) }
  }
  const tokenOf = async (email: string, template: string): Promise<string> => {
    const letter = (await letters(database, email)).find((one) => one.template === template)
    return new URL(letter!.link).searchParams.get('token')!
  }
  const decide = (token: string, agree = true) =>
    portal.browser().post('/email-change/decide', { token, agree })
  const dead = { status: 409, body: { code: 'CONFIRMATION_LINK_USED' } }

  it.each([
    ['the old address first', ['old', 'new']],
    ['the new address first', ['new', 'old']],
  ])('is made when both have agreed: %s', async (name, order) => {
    const [from, to] = [`${order[0]}-from@example.org`, `${order[0]}-to@example.org`]
    const { uid, sessionId, alive, other } = await ask(from, to)
    expect(await accounts.security({ uid, sessionId })).toMatchObject({ email: from, pendingEmail: to })
    const tokens = { old: await tokenOf(from, 'EMAIL_APPROVE'), new: await tokenOf(to, 'EMAIL_CONFIRM') }
    const [first, second] = order.map((side) => tokens[side as 'old' | 'new'])
    expect((await decide(first!)).body, name).toEqual({ state: 'WAITING' })
    expect(await decide(first!)).toMatchObject(dead)
    expect(await login(from, password)).toBe(200)
    expect(await other.alive()).toBe(true)
    expect((await decide(second!)).body).toEqual({ state: 'CHANGED' })
    expect(await decide(second!)).toMatchObject(dead)
    expect(await accounts.security({ uid, sessionId })).toMatchObject({ email: to, pendingEmail: null })
    expect(await login(from, password)).toBe(401)
    expect(await login(to, password)).toBe(200)
    expect([await alive(), await other.alive()]).toEqual([true, false])
    expect((await templates(from))[0]).toBe('EMAIL_CHANGED')
    // The portal's person is updated at once, not with the next token.
    const person = () =>
      database.db.selectFrom('person').select('email').where('uid', '=', uid).executeTakeFirst()
    await expect.poll(person).toEqual({ email: to })
  })

  it('asks for the password', async () => {
    const { uid, sessionId } = await signedIn('asked@example.org')
    const given = { uid, sessionId, newEmail: 'asked-to@example.org' }
    await expect(accounts.requestEmailChange({ ...given, password: 'wrong-Horse1' })).rejects.toMatchObject({
      fields: { password: 'WRONG_PASSWORD' },
    })
    expect(await letters(database, 'asked-to@example.org')).toEqual([])
    await expect(
      accounts.requestEmailChange({ ...given, password, newEmail: 'Asked@example.org' }),
    ).rejects.toMatchObject({ fields: { email: 'ALREADY_TAKEN' } })
  })

  it('“was not me” stops it and ends every session', async () => {
    const { alive, other } = await ask('victim@example.org', 'thief@example.org')
    const approve = await tokenOf('victim@example.org', 'EMAIL_APPROVE')
    const confirm = await tokenOf('thief@example.org', 'EMAIL_CONFIRM')
    const look = await portal.browser().post('/email-change/look', { token: approve })
    expect(look.body).toEqual({ side: 'OLD', newEmail: 'thief@example.org' })
    expect((await decide(approve, false)).body).toEqual({ state: 'STOPPED' })
    expect(await decide(confirm)).toMatchObject(dead)
    expect([await alive(), await other.alive()]).toEqual([false, false])
    expect(await login('victim@example.org', password)).toBe(200)
  })

  it('to an address that somebody has looks the same, and never comes about', async () => {
    await makeAccount(database, portal.browser(), 'occupied@example.org')
    const { uid, sessionId } = await signedIn('wants@example.org')
    const before = await accounts.requestEmailChange({
      uid,
      sessionId,
      password,
      newEmail: 'free@example.org',
    })
    const after = await accounts.requestEmailChange({
      uid,
      sessionId,
      password,
      newEmail: 'Occupied@example.org',
    })
    expect(after).toEqual(before)
    expect(await accounts.security({ uid, sessionId })).toMatchObject({
      pendingEmail: 'Occupied@example.org',
    })
    expect(await templates('Occupied@example.org')).toEqual(['EMAIL_TAKEN'])
    const approve = await tokenOf('wants@example.org', 'EMAIL_APPROVE')
    expect((await decide(approve)).body).toEqual({ state: 'WAITING' })
    expect(await login('wants@example.org', password)).toBe(200)
  })

  it('loses to the person who confirms the address first, and wins over a registration never confirmed', async () => {
    await ask('slow@example.org', 'wanted@example.org')
    const approve = await tokenOf('slow@example.org', 'EMAIL_APPROVE')
    const confirm = await tokenOf('wanted@example.org', 'EMAIL_CONFIRM')
    await makeAccount(database, portal.browser(), 'wanted@example.org')
    await decide(approve)
    expect(await decide(confirm)).toMatchObject(dead)
    expect(await login('slow@example.org', password)).toBe(200)

    await ask('quick@example.org', 'squatted@example.org')
    const tokens = [
      await tokenOf('quick@example.org', 'EMAIL_APPROVE'),
      await tokenOf('squatted@example.org', 'EMAIL_CONFIRM'),
    ]
    await portal.browser().post('/register', registration('squatted@example.org'))
    await decide(tokens[0]!)
    expect((await decide(tokens[1]!)).body).toEqual({ state: 'CHANGED' })
  })

  it('is dead after its time, after another was requested, and once it is given up', async () => {
    const { uid, sessionId } = await ask('late@example.org', 'late-one@example.org')
    const first = await tokenOf('late@example.org', 'EMAIL_APPROVE')
    await accounts.requestEmailChange({ uid, sessionId, password, newEmail: 'late-two@example.org' })
    expect(await decide(first)).toMatchObject(dead)
    const second = await tokenOf('late@example.org', 'EMAIL_APPROVE')
    await accounts.cancelEmailChange({ uid })
    expect(await decide(second)).toMatchObject(dead)
    await accounts.requestEmailChange({ uid, sessionId, password, newEmail: 'late-three@example.org' })
    const third = await tokenOf('late@example.org', 'EMAIL_APPROVE')
    await sql`update sso.email_change set expires_at = now() - interval '1 second'`.execute(database.db)
    const expired = { status: 409, body: { code: 'CONFIRMATION_LINK_EXPIRED' } }
    expect(await decide(third)).toMatchObject(expired)
    expect(await portal.browser().post('/email-change/look', { token: third })).toMatchObject(expired)
    // An earlier link is still reported as replaced.
    expect(await decide(first)).toMatchObject(dead)
  })

  it('stores no token in the clear', async () => {
    await ask('kept@example.org', 'kept-to@example.org')
    const token = await tokenOf('kept@example.org', 'EMAIL_APPROVE')
    const rows = await database.db.selectFrom('sso.email_change').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
