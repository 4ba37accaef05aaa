import Fastify from 'fastify'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#platform/domain/actor.ts'
import { silentLog } from '#platform/server/database/log.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { createAuthenticator, createTokenVerifier, loadPerson, personChanged } from '../index.ts'

const database = await testDatabase()
const issuer = 'https://portal.example/sso'
const audience = 'runway'
const uid = '00000000-0000-4000-8000-00000000000a'
const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
const stranger = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
const rsa = await generateKeyPair('RS256')
let asked = 0

const verify = createTokenVerifier({
  issuer,
  audience,
  keys: async () => {
    asked++
    return { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'ours', alg: 'EdDSA' }] }
  },
})
const authenticator = createAuthenticator({
  db: database.db,
  verify,
  databaseUrl: database.url,
  log: silentLog as never,
})
const app = Fastify()
app.setErrorHandler((error: { code?: string; status?: number }, _request, reply) =>
  reply.status(error.status ?? 500).send({ code: error.code }),
)
app.get('/api/v1/anything', (request) => authenticator.authenticate(request))
app.get('/api/v1/jwt/refresh-token', (request) => authenticator.authenticate(request))

const claims = {
  sid: 'session',
  email: 'p@example.org',
  lastName: 'P',
  firstName: 'Q',
  middleName: '',
  locale: 'ru',
}
const now = () => Math.floor(Date.now() / 1000)

type Change = { header?: Record<string, unknown>; payload?: JWTPayload; key?: CryptoKey; at?: number }
const token = ({ header, payload, key, at = now() }: Change = {}) =>
  new SignJWT({ iss: issuer, aud: audience, sub: uid, iat: at, exp: at + 900, ...claims, ...payload })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'ours', typ: 'at+jwt', ...header })
    .sign(key ?? pair.privateKey)

const ask = async (authorization?: string, url = '/api/v1/anything') => {
  const answer = await app.inject({ url, headers: authorization ? { authorization } : {} })
  return { status: answer.statusCode, body: answer.json() as Person & { code?: string } }
}

beforeAll(async () => {
  await database.db
    .insertInto('person')
    .values({ uid, email: 'p@example.org', last_name: 'P', first_name: 'Q' })
    .execute()
  await authenticator.ready
  await app.ready()
})
afterAll(async () => {
  await authenticator.stop()
  await app.close()
})

describe('a request', () => {
  it('without a token is a guest', async () => {
    expect((await ask()).body).toEqual({ kind: 'guest' })
  })

  it('with a good token is its person', async () => {
    expect((await ask(`Bearer ${await token()}`)).body).toMatchObject({ kind: 'person', uid, roles: ['INI'] })
  })

  it.each([
    ['two minutes behind ours: a token that has just ended here', -900 - 115],
    ['two minutes before ours: a token not made yet', 115],
  ])('is its person although the clock of the service is %s', async (_name, seconds) => {
    const answer = await ask(`Bearer ${await token({ at: now() + seconds })}`)
    expect(answer).toMatchObject({ status: 200, body: { kind: 'person', uid } })
  })

  it('for new tokens does not ask who sends it: its access token has expired', async () => {
    const old = await token({ at: now() - 5000 })
    expect((await ask(`Bearer ${old}`, '/api/v1/jwt/refresh-token')).body).toEqual({ kind: 'guest' })
    expect((await ask(`Bearer ${old}`)).status).toBe(401)
  })
})

describe('a token is refused', () => {
  const refused: [string, () => Promise<string> | string][] = [
    [
      'with alg none',
      () =>
        new UnsecuredJWT({ sub: uid, ...claims })
          .setIssuer(issuer)
          .setAudience(audience)
          .setExpirationTime('1h')
          .setIssuedAt()
          .encode(),
    ],
    ['of an unknown key id', () => token({ header: { kid: 'theirs' } })],
    ['without a key id', () => token({ header: { kid: undefined } })],
    ['signed by a stranger under our key id', () => token({ key: stranger.privateKey })],
    ['signed by another algorithm', () => token({ header: { alg: 'RS256' }, key: rsa.privateKey })],
    [
      'signed with our public key as a password',
      async () => {
        const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(pair.publicKey)))
        return new SignJWT({ iss: issuer, aud: audience, sub: uid, iat: now(), exp: now() + 900, ...claims })
          .setProtectedHeader({ alg: 'HS256', kid: 'ours', typ: 'at+jwt' })
          .sign(secret)
      },
    ],
    ['for another audience', () => token({ payload: { aud: 'another' } })],
    ['of another issuer', () => token({ payload: { iss: 'https://evil.example/sso' } })],
    ['of another type', () => token({ header: { typ: 'JWT' } })],
    ['after its time and two minutes of leeway', () => token({ at: now() - 900 - 125 })],
    ['that never ends', () => token({ payload: { exp: undefined } })],
    ['of nobody', () => token({ payload: { sub: undefined } })],
    ['of a person we do not know', () => token({ payload: { sub: '00000000-0000-4000-8000-00000000000b' } })],
    ['whose subject is no uid', () => token({ payload: { sub: "' or 1=1" } })],
    [
      'with a changed payload',
      async () => {
        const [head, , tail] = (await token()).split('.')
        return [
          head,
          Buffer.from(JSON.stringify({ iss: issuer, aud: audience, sub: uid, exp: now() + 9000 })).toString(
            'base64url',
          ),
          tail,
        ].join('.')
      },
    ],
    ['that is none', () => 'nonsense'],
  ]

  it.each(refused)('%s', async (_name, make) => {
    expect(await ask(`Bearer ${await make()}`)).toEqual({ status: 401, body: { code: 'SESSION_EXPIRED' } })
  })

  it('and unknown key ids do not make us ask for the keys each time', async () => {
    const before = asked
    for (let i = 0; i < 20; i++) await ask(`Bearer ${await token({ header: { kid: `guess-${i}` } })}`)
    expect(asked - before).toBeLessThanOrEqual(1)
  })
})

describe('a person', () => {
  it('has every role and membership, in one answer', async () => {
    await database.db
      .insertInto('person_role')
      .values([
        { person_uid: uid, role: 'INV' },
        { person_uid: uid, role: 'INI' },
      ])
      .execute()
    const made = await database.db
      .insertInto('accelerator')
      .values([{ name: 'One' }, { name: 'Two' }])
      .returning('id')
      .execute()
    const [one, two] = made.map(({ id }) => id) as [number, number]
    await database.db
      .insertInto('accelerator_member')
      .values([
        { accelerator_id: one, person_uid: uid, role: 'ACC', admin: true },
        { accelerator_id: one, person_uid: uid, role: 'TRC' },
        { accelerator_id: two, person_uid: uid, role: 'EXP', blocked: true },
      ])
      .execute()
    expect(await loadPerson(database.db, uid)).toEqual({
      kind: 'person',
      uid,
      roles: ['INI', 'INV'],
      memberships: [{ acceleratorId: one, roles: ['ACC', 'TRC'], admin: true }],
      accessFlags: [],
      impersonatedBy: null,
    })
  })

  it('is kept, and read again when some process says it changed', async () => {
    const bearer = `Bearer ${await token({ payload: { sid: 'another' } })}`
    await personChanged(database.db, uid)
    await expect.poll(async () => (await ask(bearer)).body.roles).toContain('INV')
    await database.db.insertInto('person_role').values({ person_uid: uid, role: 'EXP' }).execute()
    expect((await ask(bearer)).body.roles).not.toContain('EXP')
    await personChanged(database.db, uid)
    await expect.poll(async () => (await ask(bearer)).body.roles).toContain('EXP')
  })

  it('who is blocked is signed in nowhere', async () => {
    const bearer = `Bearer ${await token()}`
    await database.db.transaction().execute(async (tx) => {
      await tx.updateTable('person').set({ status: 'B' }).where('uid', '=', uid).execute()
      await personChanged(tx, uid)
    })
    await expect.poll(async () => (await ask(bearer)).status).toBe(401)
    expect(await loadPerson(database.db, uid)).toBeNull()
  })
})
