import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../tests/support/database.ts'
import { softAuthenticator, type Forgery } from '../../../../tests/support/passkey.ts'
import {
  exchange,
  goodPassword as password,
  letters,
  makeAccount,
  page,
  portalUrl,
  signIn,
  startPortal,
} from '../../../../tests/support/sign-on.ts'
import { relyingParty } from './relying-party.ts'

const database = await testDatabase()
let portal: Awaited<ReturnType<typeof startPortal>>
let accounts: Awaited<ReturnType<typeof startPortal>>['sso']['service']['accounts']

beforeAll(async () => {
  portal = await startPortal(database)
  ;({ accounts } = portal.sso.service)
})
afterAll(() => portal.app.close())

const owner = async (email: string) => {
  const browser = portal.browser()
  await makeAccount(database, browser, email)
  const sessionId = await signIn(browser, email)
  const { body } = await exchange(browser, sessionId)
  return { uid: String(body['uid']), sessionId }
}

const withPasskey = async (email: string) => {
  const { uid, sessionId } = await owner(email)
  const device = softAuthenticator(portalUrl)
  const options = await accounts.beginPasskey({ uid, password })
  await accounts.addPasskey({ uid, name: 'Телефон', response: device.register(options) })
  return { uid, sessionId, device }
}

const challenge = async (by = portal.browser()) =>
  (await by.post('/passkey/challenge', {})).body['options'] as Record<string, unknown>
const send = (response: Record<string, unknown>, by = portal.browser()) =>
  by.post('/passkey/sign-in', { response, ...page })
const refused = { status: 401, body: { code: 'WRONG_CREDENTIALS' } }

describe('a passkey', () => {
  it('is added after the password, reported to its owner, and lets in without a second step', async () => {
    const email = 'key@example.org'
    const { uid, sessionId, device } = await withPasskey(email)
    expect((await letters(database, email))[0]).toMatchObject({ template: 'PASSKEY_ADDED' })
    const { secret } = await accounts.beginSecondFactor({ uid, password })
    expect(secret).toBeTruthy()
    await database.db
      .updateTable('sso.second_factor')
      .set({ confirmed_at: new Date().toISOString() })
      .where('account_id', '=', uid)
      .execute()

    const by = portal.browser()
    const answer = await send(device.signIn(await challenge(by), { counter: 2 }), by)
    const bound = new URL(String(answer.body['redirectTo'])).searchParams.get('session_id')!
    expect((await exchange(by, bound)).body).toMatchObject({ uid })
    const { passkeys, passkeysPossible } = await accounts.security({ uid, sessionId })
    expect(passkeysPossible).toBe(true)
    expect(passkeys).toMatchObject([{ name: 'Телефон', lastUsedAt: expect.any(String) }])
  })

  it('is made with the password only, by the account it was begun for, once', async () => {
    const { uid } = await owner('maker@example.org')
    const stranger = await owner('stranger@example.org')
    await expect(accounts.beginPasskey({ uid, password: 'wrong-Horse1' })).rejects.toMatchObject({
      fields: { password: 'WRONG_PASSWORD' },
    })
    const invalid = { fields: { response: 'INVALID' } }
    const name = 'Чужой'
    const response = softAuthenticator(portalUrl).register(await accounts.beginPasskey({ uid, password }))
    await expect(accounts.addPasskey({ uid: stranger.uid, name, response })).rejects.toMatchObject(invalid)
    await accounts.addPasskey({ uid, name, response })
    await expect(accounts.addPasskey({ uid, name, response })).rejects.toMatchObject(invalid)
    await expect(accounts.addPasskey({ uid, name, response: {} })).rejects.toMatchObject(invalid)
  })

  it.each<[string, Forgery]>([
    ['on another page', { origin: 'https://evil.example' }],
    ['of another host', { rpId: 'evil.example' }],
    ['without finger, face or PIN', { verified: false }],
  ])('made %s is refused', async (name, forged) => {
    const { uid } = await owner(`forged-${name.length}@example.org`)
    const options = await accounts.beginPasskey({ uid, password })
    const response = softAuthenticator(portalUrl).register(options, forged)
    await expect(accounts.addPasskey({ uid, name, response })).rejects.toMatchObject({
      fields: { response: 'INVALID' },
    })
  })

  it.each<[string, Forgery]>([
    ['on another page', { origin: 'https://evil.example' }],
    ['of another host', { rpId: 'evil.example' }],
    ['without finger, face or PIN', { verified: false }],
    ['by a copy whose counter lags behind', { counter: 1 }],
  ])('used %s opens nothing', async (name, forged) => {
    const { device } = await withPasskey(`used-${name.length}@example.org`)
    expect((await send(device.signIn(await challenge(), { counter: 7 }))).status).toBe(200)
    expect(await send(device.signIn(await challenge(), { counter: 8, ...forged }))).toMatchObject(refused)
  })

  it('signs each challenge once, soon, and only those of the service', async () => {
    const { uid, device } = await withPasskey('once@example.org')
    const signed = device.signIn(await challenge(), { counter: 2 })
    expect((await send(signed)).status).toBe(200)
    expect(await send(signed)).toMatchObject(refused)
    const own = { challenge: Buffer.from('made up by somebody').toString('base64url') }
    expect(await send(device.signIn(own, { counter: 3 }))).toMatchObject(refused)
    // A challenge for adding a passkey cannot be used to sign in.
    const other = await accounts.beginPasskey({ uid, password })
    expect(await send(device.signIn(other, { counter: 4 }))).toMatchObject(refused)
    const late = await challenge()
    await database.db
      .updateTable('sso.passkey_challenge')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .execute()
    expect(await send(device.signIn(late, { counter: 5 }))).toMatchObject(refused)
  })

  it('unknown, removed, of a blocked account, or nonsense is answered alike', async () => {
    const removed = await withPasskey('removed@example.org')
    const { passkeys } = await accounts.security(removed)
    const { id } = passkeys[0]!
    const gone = { uid: removed.uid, id, password }
    await expect(accounts.removePasskey({ ...gone, password: 'wrong-Horse1' })).rejects.toMatchObject({
      fields: { password: 'WRONG_PASSWORD' },
    })
    await accounts.removePasskey(gone)
    await expect(accounts.removePasskey(gone)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const blocked = await withPasskey('blockedkey@example.org')
    await accounts.setStatus({ uid: blocked.uid, status: 'B' })
    for (const device of [softAuthenticator(portalUrl), removed.device, blocked.device]) {
      expect(await send(device.signIn(await challenge(), { counter: 9 }))).toMatchObject(refused)
    }
    for (const nonsense of [{}, { id: 7 }, { id, response: { clientDataJSON: '%' } }]) {
      expect(await send(nonsense)).toMatchObject(refused)
    }
  })
})

describe('the owner of a passkey', () => {
  it.each([
    ['https://portal.example/sso', 'https://portal.example', ['https://portal.example']],
    [
      'https://example.org/sso',
      'https://portal.example.org',
      ['https://example.org', 'https://portal.example.org'],
    ],
    ['https://sso.example.org/sso', 'https://portal.example.org', ['https://sso.example.org']],
    ['https://example.org/sso', 'https://evilexample.org', ['https://example.org']],
  ])('%s with the portal %s', (url, portalAddress, origins) => {
    const party = relyingParty({ url, project: { key: '-', url: portalAddress } })
    expect(new Set(party.origins)).toEqual(new Set(origins))
    expect(party.id).toBe(new URL(url).hostname)
  })
})
