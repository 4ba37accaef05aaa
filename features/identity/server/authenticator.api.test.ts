import Fastify from 'fastify'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { silentLog } from '#platform/server/database/log.ts'
import { cutWire } from '../../../tests/support/cut-wire.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { createAuthenticator, createTokenVerifier, loadPerson } from '../index.ts'

const database = await testDatabase()
const issuer = 'https://portal.example/sso'
const audience = 'runway'
const uid = '00000000-0000-4000-8000-00000000000a'
const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
const stranger = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
const rsa = await generateKeyPair('RS256')
let keyRequests = 0
/** People reported as changed by the database. */
const received: string[] = []
/** The service's response about ended sessions. */
let ended: string[] = []

const verify = createTokenVerifier({
  issuer,
  audience,
  keys: async () => {
    keyRequests++
    return { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'ours', alg: 'EdDSA' }] }
  },
})
const authenticator = createAuthenticator({
  db: database.db,
  verify,
  databaseUrl: database.url,
  log: silentLog as never,
  endedSessions: async () => ended,
  onPersonChanged: (uid) => received.push(uid),
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
    const before = keyRequests
    for (let i = 0; i < 20; i++) await ask(`Bearer ${await token({ header: { kid: `guess-${i}` } })}`)
    expect(keyRequests - before).toBeLessThanOrEqual(1)
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
      .values([
        { name: 'One', approval: 'COORDINATED' },
        { name: 'Two', approval: 'COORDINATED' },
        { name: 'Waiting', approval: 'ON_COORDINATION' },
        { name: 'Rejected', approval: 'REJECTED' },
      ])
      .returning('id')
      .execute()
    const [one, two, waiting, rejected] = made.map(({ id }) => id) as [number, number, number, number]
    await database.db
      .insertInto('accelerator_member')
      .values([
        { accelerator_id: one, person_uid: uid, role: 'ACC', admin: true },
        { accelerator_id: one, person_uid: uid, role: 'TRC' },
        { accelerator_id: two, person_uid: uid, role: 'EXP', blocked: true },
        { accelerator_id: waiting, person_uid: uid, role: 'ACC', admin: true },
        { accelerator_id: rejected, person_uid: uid, role: 'ACC', admin: true },
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

  it('is cached: one who did not change is not read again', async () => {
    const bearer = `Bearer ${await token({ payload: { sid: 'another' } })}`
    await database.pool.query(`select pg_notify('person_changed', 'everything before is heard')`)
    await expect.poll(() => received).toContain('everything before is heard')
    expect((await ask(bearer)).body.roles).toContain('INV')
    // A change without a notification: the trigger is disabled.
    await database.pool.query('alter table person_role disable trigger tell_changed')
    await database.db.insertInto('person_role').values({ person_uid: uid, role: 'EXP' }).execute()
    await database.pool.query('alter table person_role enable trigger tell_changed')
    expect((await ask(bearer)).body.roles).not.toContain('EXP')
    await database.db.deleteFrom('person_role').where('role', '=', 'EXP').execute()
  })

  it.each([
    ['a role given', `insert into person_role values ('${uid}', 'EXP')`],
    ['a role taken away', `delete from person_role where role = 'EXP'`],
    ['an access flag given', `insert into person_access_flag values ('${uid}', 'REPORT_BUILDER')`],
    ['an access flag taken away', 'delete from person_access_flag'],
    [
      'a member who becomes administrator',
      `update accelerator_member set admin = role = 'ACC' and not admin`,
    ],
    ['a member blocked', `update accelerator_member set blocked = true where role = 'TRC'`],
    ['a member no longer blocked', `update accelerator_member set blocked = false where role = 'EXP'`],
    ['a member sent away', `delete from accelerator_member where role = 'EXP'`],
    ['an accelerator approved', `update accelerator set approval = 'COORDINATED' where name = 'Waiting'`],
    [
      'an accelerator no longer approved',
      `update accelerator set approval = 'REVOKED' where name = 'Waiting'`,
    ],
    ['an accelerator deleted', `delete from accelerator where name = 'One'`],
  ])('is read again by every portal when the database commits %s', async (_change, statement) => {
    const bearer = `Bearer ${await token({ payload: { sid: 'another' } })}`
    const before = (await ask(bearer)).body
    await database.pool.query(statement)
    const after = { ...(await loadPerson(database.db, uid)), sid: 'another' }
    expect(after).not.toEqual(before)
    await expect.poll(async () => (await ask(bearer)).body).toEqual(after)
  })

  it('who is blocked is signed in nowhere', async () => {
    const bearer = `Bearer ${await token()}`
    await database.db.updateTable('person').set({ status: 'B' }).where('uid', '=', uid).execute()
    await expect.poll(async () => (await ask(bearer)).status).toBe(401)
    expect(await loadPerson(database.db, uid)).toBeNull()
  })
})

describe('an ended session', () => {
  /** Another portal on the same database, which has not received any notifications yet. */
  const start = async (read = async (): Promise<string[]> => ended) => {
    const closed: string[] = []
    const started = createAuthenticator({
      db: database.db,
      verify,
      databaseUrl: database.url,
      log: silentLog as never,
      endedSessions: read,
      onSessionEnded: (sid) => closed.push(sid),
    })
    await started.ready
    return { ...started, closed }
  }
  const of = (sid: string) => token({ payload: { sid, sub: other } })
  const other = '00000000-0000-4000-8000-00000000000c'
  const over = { code: 'SESSION_EXPIRED' }
  const dropSessions = () =>
    database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`,
    )

  beforeAll(async () => {
    await database.db
      .insertInto('person')
      .values({ uid: other, email: 'o@example.org', last_name: 'O', first_name: 'O' })
      .execute()
  })

  it('stays ended when the portal restarts', async () => {
    ended = ['left-before']
    const portal = await start()
    await expect(portal.personOfToken(await of('left-before'))).rejects.toMatchObject(over)
    expect(await portal.personOfToken(await of('still-there'))).toMatchObject({ sid: 'still-there' })
    expect(portal.closed).toEqual(['left-before'])
    await portal.stop()
  })

  it('is detected after the database has ended the listening session, and while nobody listens', async () => {
    ended = []
    const portal = await start()
    const accessToken = await of('left-in-the-gap')
    expect(await portal.personOfToken(accessToken)).toMatchObject({ uid: other })
    ended = ['left-in-the-gap']
    await dropSessions()
    await expect
      .poll(() => portal.personOfToken(accessToken).catch((error: unknown) => error))
      .toMatchObject(over)
    expect(portal.closed).toEqual(['left-in-the-gap'])
    await portal.stop()
  })

  it('is not guessed at: an unknown session gets no answer, and gets one when the service is back', async () => {
    let away = true
    const portal = await start(async () => {
      if (away) throw new ProductError('SERVICE_UNAVAILABLE', { retryAfter: 2 })
      return []
    })
    const accessToken = await of('unknown-yet')
    await expect(portal.personOfToken(accessToken)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    away = false
    expect(await portal.personOfToken(accessToken)).toMatchObject({ uid: other })
    await portal.stop()
  })

  it('leaves rights that changed in the gap no time: a person is read again', async () => {
    ended = []
    const portal = await start()
    const accessToken = await of('kept')
    await portal.personOfToken(accessToken)
    await database.pool.query('alter table person_role disable trigger tell_changed')
    await database.db.insertInto('person_role').values({ person_uid: other, role: 'EXP' }).execute()
    expect((await portal.personOfToken(accessToken)).roles).not.toContain('EXP')
    await dropSessions()
    await expect.poll(async () => (await portal.personOfToken(accessToken)).roles).toContain('EXP')
    await portal.stop()
  })

  it('and while a portal receives no changes, every request reads rights again', async () => {
    ended = []
    const wire = await cutWire(database.url)
    const portal = createAuthenticator({
      db: database.db,
      verify,
      databaseUrl: wire.url,
      log: silentLog as never,
      endedSessions: async () => ended,
    })
    await portal.ready
    const accessToken = await of('deaf')
    const roles = async () => (await portal.personOfToken(accessToken)).roles
    await database.pool.query('alter table person_role disable trigger tell_changed')
    await database.db.deleteFrom('person_role').where('person_uid', '=', other).execute()
    wire.cut()
    await expect.poll(roles).toEqual(['INI'])
    await database.db.insertInto('person_role').values({ person_uid: other, role: 'INV' }).execute()
    expect(await roles()).toEqual(['INI', 'INV'])
    await database.db.deleteFrom('person_role').where('person_uid', '=', other).execute()
    expect(await roles()).toEqual(['INI'])
    await database.pool.query('alter table person_role enable trigger tell_changed')
    wire.mend()
    await portal.stop()
    await wire.close()
  })
})
