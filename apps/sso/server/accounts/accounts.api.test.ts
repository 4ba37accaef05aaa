import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../tests/support/database.ts'
import { insertOne } from '../../../../tests/support/factories/insert.ts'
import { setVariable } from '../../../../tests/support/set-variable.ts'
import {
  confirm,
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
import { forgetOld } from '../forget-old.job.ts'

const database = await testDatabase()
let portal: Awaited<ReturnType<typeof startPortal>>
let accounts: Awaited<ReturnType<typeof startPortal>>['sso']['service']['accounts']

beforeAll(async () => {
  portal = await startPortal(database)
  ;({ accounts } = portal.sso.service)
})
afterAll(() => portal.app.close())

const idOf = async (email: string): Promise<string> =>
  (
    await database.db
      .selectFrom('sso.account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id

const signedIn = async (email: string) => {
  const browser = portal.browser()
  await makeAccount(database, browser, email)
  const sessionId = await signIn(browser, email)
  const { body } = await exchange(browser, sessionId)
  return { browser, sessionId, uid: await idOf(email), tokens: body as Record<string, string> }
}

const infoStatus = async (token: string | undefined): Promise<number> => {
  const answer = await portal
    .browser()
    .get('/api/v1/jwt/get-token-info', { authorization: `Bearer ${String(token)}` })
  return answer.status
}

describe('accounts that the portal asks about', () => {
  it('are read one by one and found by state, name and address', async () => {
    await portal.browser().post('/register', { ...registration('find@waiting.example'), lastName: 'Ждущая' })
    const uid = await idOf('find@waiting.example')
    expect(await accounts.get(uid)).toMatchObject({
      uid,
      email: 'find@waiting.example',
      status: 'W',
      confirmedAt: null,
      secondFactor: false,
    })
    expect(await accounts.get('00000000-0000-4000-8000-000000000000')).toBeNull()
    const found = (findText: string, statuses: ('W' | 'A' | 'R')[] = ['W', 'R']) =>
      accounts.list({ statuses, findText, limit: 10, offset: 0 })
    expect(await found('ждущ')).toMatchObject({ total: 1, items: [{ uid }] })
    expect(await found('WAITING.example')).toMatchObject({ total: 1, items: [{ uid }] })
    expect(await found('ждущ', ['A'])).toEqual({ total: 0, items: [] })
    // Wildcards are ordinary characters.
    expect(await found('%%%')).toEqual({ total: 0, items: [] })
  })

  it('carry their new names in the next token', async () => {
    const { browser, sessionId, uid, tokens } = await signedIn('renamed@example.org')
    await accounts.rename({ uid, lastName: 'Петрова', firstName: 'Ольга', middleName: 'Ильинична' })
    const next = await refresh(browser, sessionId, tokens['refreshToken']!)
    expect(decodeJwt(String(next.body['accessToken']))).toMatchObject({
      lastName: 'Петрова',
      middleName: 'Ильинична',
    })
  })

  it('end every session when blocked, and sign in again when unblocked', async () => {
    const { browser, sessionId, uid, tokens } = await signedIn('blocked@example.org')
    await accounts.setStatus({ uid, status: 'B' })
    expect((await refresh(browser, sessionId, tokens['refreshToken']!)).status).toBe(401)
    await expect.poll(() => infoStatus(tokens['accessToken'])).toBe(401)
    const login = { email: 'blocked@example.org', password: goodPassword, ...page }
    expect(await browser.post('/login', login)).toMatchObject({ body: { code: 'WRONG_CREDENTIALS' } })
    await accounts.setStatus({ uid, status: 'B' })
    await accounts.setStatus({ uid, status: 'A' })
    expect((await browser.post('/login', login)).status).toBe(200)
    await expect(accounts.setStatus({ uid, status: 'R' })).rejects.toMatchObject({ code: 'STATE_CHANGED' })
  })

  it('wait no longer once rejected, and are made active by their email only', async () => {
    await portal.browser().post('/register', registration('rejected@example.org'))
    const uid = await idOf('rejected@example.org')
    await expect(accounts.setStatus({ uid, status: 'A' })).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    await accounts.setStatus({ uid, status: 'R' })
    const token = await newestToken(database, 'rejected@example.org')
    expect((await confirm(portal.browser(), token)).status).toBe(409)
    await expect(accounts.resendConfirmation({ uid })).rejects.toMatchObject({ code: 'STATE_CHANGED' })
  })

  it('get a new link in place of an email that was not delivered', async () => {
    const email = 'undelivered@example.org'
    await portal.browser().post('/register', registration(email))
    const first = await newestToken(database, email)
    const [mail] = await letters(database, email)
    await expect(accounts.renewLetter({ id: mail!.id })).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    await database.db
      .updateTable('sso.mail')
      .set({ status: 'FAILED', link: '' })
      .where('id', '=', mail!.id)
      .execute()
    const shown = await accounts.letter({ id: mail!.id })
    expect(shown).toMatchObject({ to: email, template: 'CONFIRM', renewable: true })
    expect(JSON.stringify(shown)).not.toContain(first)
    await accounts.renewLetter({ id: mail!.id })
    const second = await newestToken(database, email)
    expect(second).not.toBe(first)
    // A second press must not kill the link that is on its way.
    await expect(accounts.renewLetter({ id: mail!.id })).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    expect(await accounts.letter({ id: mail!.id })).toMatchObject({ renewable: false })
    expect(await newestToken(database, email)).toBe(second)
    expect((await confirm(portal.browser(), first)).status).toBe(409)
    expect((await confirm(portal.browser(), second)).status).toBe(200)
    const { id } = await insertOne(database.db, 'sso.mail', {
      template: 'RESET',
      to_address: email,
      locale: 'en',
      link: '',
      status: 'FAILED',
    })
    await accounts.renewLetter({ id })
    expect((await letters(database, email))[0]).toMatchObject({ template: 'RESET', status: 'QUEUED' })
    const { id: notice } = await insertOne(database.db, 'sso.mail', {
      template: 'NEW_SIGN_IN',
      to_address: email,
      locale: 'en',
      link: '',
      status: 'FAILED',
    })
    await expect(accounts.renewLetter({ id: notice })).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    expect(await accounts.letter({ id: 2_000_000_000 })).toBeNull()
  })

  it('get a new link once, by one of two presses, only within a week, and keep their own limit', async () => {
    const email = 'pressed@example.org'
    const { uid } = await signedIn(email)
    const failed = (created_at: string) =>
      insertOne(database.db, 'sso.mail', {
        template: 'RESET',
        to_address: email,
        locale: 'ru',
        link: '',
        status: 'FAILED',
        created_at,
      })
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const old = await failed(daysAgo(8))
    await expect(accounts.renewLetter({ id: old.id })).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    expect(await accounts.letter({ id: old.id })).toMatchObject({ renewable: false })
    const count = async () =>
      (await letters(database, email)).filter(({ template }) => template === 'RESET').length
    for (let i = 0; i < 6; i++) {
      const { id } = await failed(daysAgo(6))
      const before = await count()
      const pressed = await Promise.allSettled([accounts.renewLetter({ id }), accounts.renewLetter({ id })])
      expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await count()).toBe(before + 1)
    }
    expect(await accounts.get(uid)).toMatchObject({ status: 'A' })
    const requested = await portal.browser().post('/forgotten-password', { email, locale: 'ru', ...page })
    expect(requested.status).toBe(200)
    expect(await count()).toBe(14)
  })

  it('are mailed their confirmation again, but not without end', async () => {
    const email = 'resent@example.org'
    await portal.browser().post('/register', registration(email))
    const uid = await idOf(email)
    await accounts.resendConfirmation({ uid })
    expect(await letters(database, email)).toHaveLength(2)
    const token = await newestToken(database, email)
    for (let i = 0; i < 3; i++) await accounts.resendConfirmation({ uid })
    await expect(accounts.resendConfirmation({ uid })).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    expect(token).not.toBe(await newestToken(database, email))
    const confirmed = await confirm(portal.browser(), await newestToken(database, email))
    expect(confirmed.status).toBe(200)
    expect(await accounts.get(uid)).toMatchObject({ status: 'A', confirmedAt: expect.any(String) })
  })

  it('leave nothing behind when erased, and their address is free', async () => {
    const email = 'erased@example.org'
    const { browser, sessionId, uid, tokens } = await signedIn(email)
    await accounts.erase({ uid })
    expect(await accounts.get(uid)).toBeNull()
    expect(await letters(database, email)).toEqual([])
    expect((await refresh(browser, sessionId, tokens['refreshToken']!)).status).toBe(401)
    await expect.poll(() => infoStatus(tokens['accessToken'])).toBe(401)
    await makeAccount(database, portal.browser(), email)
    expect(await idOf(email)).not.toBe(uid)
    await accounts.erase({ uid })
  })
})

describe('emails of the service', () => {
  const write = (values: {
    to_address: string
    status?: 'QUEUED' | 'SENT' | 'KEPT' | 'FAILED'
    created_at?: string
  }) =>
    insertOne(database.db, 'sso.mail', {
      template: 'NEW_SIGN_IN',
      locale: 'ru',
      link: '',
      status: 'SENT',
      ...values,
    })

  it('to former addresses of an account go with it, but not those of another', async () => {
    const { uid } = await signedIn('now@example.org')
    await makeAccount(database, portal.browser(), 'owner-of-wish@example.org')
    for (const [old_email, new_email] of [
      ['Then@example.org', 'owner-of-wish@example.org'],
      ['then@example.org', 'now@example.org'],
    ] as const)
      await insertOne(database.db, 'sso.email_change', {
        account_id: uid,
        old_email,
        new_email,
        old_token_hash: crypto.randomUUID(),
        closed_at: '2026-01-01T00:00:00Z',
        expires_at: '2026-01-01T00:00:00Z',
      })
    await write({ to_address: 'then@example.org' })
    const emailsBefore = await letters(database, 'owner-of-wish@example.org')
    expect(emailsBefore.length).toBeGreaterThan(0)
    await accounts.erase({ uid })
    expect(await letters(database, 'then@example.org')).toEqual([])
    expect(await letters(database, 'now@example.org')).toEqual([])
    expect(await letters(database, 'owner-of-wish@example.org')).toEqual(emailsBefore)
  })

  it('are stored for the days of the email log, except those that wait', async () => {
    const to_address = 'long-ago@example.org'
    const old = { to_address, created_at: new Date(Date.now() - 31 * 86_400_000).toISOString() }
    await write(old)
    const waiting = await write({ ...old, status: 'QUEUED' })
    const fresh = await write({ to_address })
    await setVariable(database.db, 'emailLogDays', 30)
    await forgetOld().run({ db: database.db } as never, {})
    expect((await letters(database, to_address)).map(({ id }) => id)).toEqual([fresh.id, waiting.id])
  })
})

describe('a password requested repeatedly', () => {
  it('is limited as a sign-in is, apart from the tries of strangers', async () => {
    const { uid } = await signedIn('step@example.org')
    expect(await accounts.checkPassword({ uid, password: goodPassword })).toBe(true)
    for (let i = 0; i < 5; i++) {
      expect(await accounts.checkPassword({ uid, password: 'wrong-Horse1' })).toBe(false)
    }
    const refused = { code: 'RATE_LIMITED', params: { retryAfter: expect.any(Number) } }
    await expect(accounts.checkPassword({ uid, password: goodPassword })).rejects.toMatchObject(refused)
    const login = { email: 'step@example.org', password: goodPassword, ...page }
    expect((await portal.browser().post('/login', login)).status).toBe(200)
  })
})

describe('acting as somebody else', () => {
  const administrator = async (email: string) => {
    const made = await signedIn(email)
    await database.db.insertInto('person_role').values({ person_uid: made.uid, role: 'ADMIN' }).execute()
    return made
  }

  it('belongs to the session of the administrator and is named in the token', async () => {
    const admin = await administrator('acting@example.org')
    const target = await signedIn('acted@example.org')
    const lastSeen = () =>
      database.db
        .selectFrom('person')
        .select('last_seen_at')
        .where('uid', '=', target.uid)
        .executeTakeFirstOrThrow()
    const seen = await lastSeen()
    const { sessionId } = await accounts.impersonate({
      byUid: admin.uid,
      sessionId: admin.sessionId,
      uid: target.uid,
    })
    const { body } = await exchange(admin.browser, sessionId)
    expect(await lastSeen()).toEqual(seen)
    expect(decodeJwt(String(body['accessToken']))).toMatchObject({ sub: target.uid, act: { sub: admin.uid } })
    expect(await infoStatus(String(body['accessToken']))).toBe(200)
    const next = await refresh(admin.browser, sessionId, String(body['refreshToken']))
    expect(decodeJwt(String(next.body['accessToken']))).toMatchObject({ act: { sub: admin.uid } })

    await expect(
      accounts.impersonate({ byUid: admin.uid, sessionId, uid: target.uid }),
    ).rejects.toMatchObject({ code: 'ACCESS_DENIED' })
    await admin.browser.post('/logout', {})
    await expect.poll(() => infoStatus(String(next.body['accessToken']))).toBe(401)
    expect(await infoStatus(target.tokens['accessToken'])).toBe(200)
  })

  it('ends with its tokens, and the administrator goes on as themselves', async () => {
    const admin = await administrator('returning@example.org')
    const target = await signedIn('returned@example.org')
    const { sessionId } = await accounts.impersonate({
      byUid: admin.uid,
      sessionId: admin.sessionId,
      uid: target.uid,
    })
    const { body } = await exchange(admin.browser, sessionId)
    const own = await accounts.endImpersonation({ sessionId })
    await expect.poll(() => infoStatus(String(body['accessToken']))).toBe(401)
    expect((await refresh(admin.browser, sessionId, String(body['refreshToken']))).status).toBe(401)
    const again = await exchange(admin.browser, own.sessionId)
    expect(again).toMatchObject({ status: 200, body: { uid: admin.uid } })
    expect(decodeJwt(String(again.body['accessToken']))['act']).toBeUndefined()
    await expect(accounts.endImpersonation(own)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    await expect(accounts.endImpersonation({ sessionId })).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  })

  it('is only of active accounts, from a living session, never as oneself', async () => {
    const admin = await administrator('strict@example.org')
    const { sessionId } = admin
    await portal.browser().post('/register', registration('unconfirmed@example.org'))
    const waiting = await idOf('unconfirmed@example.org')
    const refused = (uid: string, byUid = admin.uid) => accounts.impersonate({ byUid, sessionId, uid })
    await expect(refused(waiting)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    await expect(refused('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(refused(admin.uid)).rejects.toMatchObject({ code: 'ACCESS_DENIED' })
    const another = await administrator('another@example.org')
    await expect(refused(waiting, another.uid)).rejects.toMatchObject({ code: 'ACCESS_DENIED' })
    await admin.browser.post('/logout', {})
    await expect(refused(waiting)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  })

  it('is over when the person is blocked', async () => {
    const admin = await administrator('overtaken@example.org')
    const target = await signedIn('overtaking@example.org')
    const { sessionId } = await accounts.impersonate({
      byUid: admin.uid,
      sessionId: admin.sessionId,
      uid: target.uid,
    })
    const { body } = await exchange(admin.browser, sessionId)
    await accounts.setStatus({ uid: target.uid, status: 'B' })
    expect((await refresh(admin.browser, sessionId, String(body['refreshToken']))).status).toBe(401)
    await expect.poll(() => infoStatus(String(body['accessToken']))).toBe(401)
  })
})
