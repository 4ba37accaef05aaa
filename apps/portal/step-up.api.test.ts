import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginStepUp, stepUp } from '../../features/identity/contract/security.endpoints.ts'
import { logInAs } from '../../features/people/contract/log-in-as.endpoints.ts'
import { grantRole } from '../../features/roles/contract/role.endpoints.ts'
import { everyEndpoint } from '../../tests/support/endpoints.ts'
import { openPortal } from '../../tests/support/portal.ts'
import { hashPassword } from '../sso/server/passwords.ts'

const portal = await openPortal()
const { db, make } = portal
const password = 'correct-Horse1'
const passwordHash = await hashPassword(password)

/** A person with an account at the sign-on service. */
const person = async (roles: ('ADMIN' | 'INI')[] = []) => {
  const made = await make.person({ roles })
  await db
    .insertInto('sso.account')
    .values({
      id: made.uid,
      email: made.email,
      password_hash: passwordHash,
      status: 'A',
      last_name: 'Х',
      first_name: 'У',
      locale: 'ru',
    })
    .execute()
  return made
}

/** Removes every re-authentication: the state right after signing in. */
const forget = () => sql`delete from step_up`.execute(db)
const required = { status: 403, body: { code: 'STEP_UP_REQUIRED' } }

const admin = await person(['ADMIN'])
const by = portal.as(admin)
const other = await person()
const grant = async () => by.call(grantRole, { body: { uid: (await person()).uid, role: 'EXP' } })
const prove = (body: Parameters<typeof by.call<typeof stepUp>>[1]['body']) => by.call(stepUp, { body })

beforeEach(async () => {
  await by.call(beginStepUp, { body: {} })
  await forget()
})

describe('a grave call', () => {
  it('is refused until the password was entered again, and does nothing before', async () => {
    const target = await person()
    const call = () => by.call(grantRole, { body: { uid: target.uid, role: 'EXP' } })
    expect(await call()).toMatchObject(required)
    expect(await prove({ password: 'wrong-Horse1' })).toMatchObject({
      status: 400,
      body: { fields: { password: 'WRONG_PASSWORD' } },
    })
    expect(await call()).toMatchObject(required)
    expect((await prove({ password })).status).toBe(204)
    expect((await call()).status).toBe(200)
  })

  it('is required again after ten minutes', async () => {
    await prove({ password })
    expect((await grant()).status).toBe(200)
    await sql`update step_up set fresh_until = fresh_until - interval '10 minutes'`.execute(db)
    expect(await grant()).toMatchObject(required)
  })

  it('wants the code as well where the second factor is on', async () => {
    const secret = new Secret({ size: 20 })
    await db
      .insertInto('sso.second_factor')
      .values({ account_id: admin.uid, secret: secret.base32, confirmed_at: new Date().toISOString() })
      .execute()
    expect((await by.call(beginStepUp, { body: {} })).body).toEqual({ secondFactor: true, passkey: null })
    expect(await prove({ password })).toMatchObject({ status: 400, body: { fields: { code: 'REQUIRED' } } })
    expect(await grant()).toMatchObject(required)
    expect((await prove({ password, code: new TOTP({ secret }).generate() })).status).toBe(204)
    expect((await grant()).status).toBe(200)
    await db.deleteFrom('sso.second_factor').execute()
  })

  it('is not opened by a passkey that nobody has', async () => {
    expect(await prove({ passkey: { id: 'nobodys', response: {} } })).toMatchObject({
      status: 401,
      body: { code: 'WRONG_CREDENTIALS' },
    })
    expect(await grant()).toMatchObject(required)
  })

  it('is closed to a user who is logged in as another: they do not know that person’s password', async () => {
    const chief = await person(['ADMIN'])
    await by.call(beginStepUp, { body: {} })
    await prove({ password })
    const acting = portal.actAs(chief, admin)
    const answer = await acting.call(grantRole, { body: { uid: other.uid, role: 'EXP' } })
    expect(answer.status).toBe(403)
    expect((await acting.call(stepUp, { body: { password } })).status).toBe(403)
  })

  it('of one session is not opened by the proof of another person in a session of the same mark', async () => {
    await prove({ password })
    await sql`update step_up set person_uid = ${other.uid}`.execute(db)
    expect(await grant()).toMatchObject(required)
  })

  it('says "not allowed" to those without the right, and asks them nothing', async () => {
    const answer = await portal.as(other).call(grantRole, { body: { uid: admin.uid, role: 'EXP' } })
    expect(answer.body['code']).not.toBe('STEP_UP_REQUIRED')
    const log = await by.send(logInAs, {
      headers: { 'session-id': 'x'.repeat(40) },
      body: { uid: other.uid, reason: 'x' },
    })
    expect(log).toMatchObject(required)
  })
})

it('these calls are grave', () => {
  const grave = everyEndpoint.filter(({ endpoint }) => endpoint.stepUp).map(({ endpoint }) => endpoint.name)
  expect(grave.toSorted()).toEqual([
    'acceptRoleRequest',
    'approveErasure',
    'blockPerson',
    'confirmRoleTransfer',
    'createApiToken',
    'createWebHook',
    'giveProjectLead',
    'grantRole',
    'importSystemVariables',
    'logInAs',
    'mergePeople',
    'offerRoleTransfer',
    'resetSecondFactor',
    'resetSystemVariable',
    'restoreDeletedProject',
    'saveSystemVariable',
    'setAccess',
    'setMemberRoles',
    'turnWebHookOn',
    'unblockPerson',
    'withdrawRole',
  ])
})
