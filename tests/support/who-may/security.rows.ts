import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { hashed } from '../../../apps/sso/server/secrets.ts'
import * as security from '../../../features/identity/contract/security.endpoints.ts'
import { insertOne } from '../factories/insert.ts'
import type { Person } from '../factories/person.ts'
import { row, type Row } from './row.ts'
import { everybody, type World } from './world.ts'

const password = 'correct-Horse1'

/** The person's account in its initial state, with a session: earlier calls may have changed both. */
const account = async ({ make, db }: World, person: Person) => {
  await db.deleteFrom('sso.account').where('id', '=', person.uid).execute()
  await make.account({ person, password })
  const session = await insertOne(db, 'sso.session', {
    account_id: person.uid,
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const sessionId = randomBytes(24).toString('base64url')
  await insertOne(db, 'sso.project_session', {
    session_id_hash: hashed(sessionId),
    session_id: session.id,
    project_key: 'runway-portal',
  })
  return { id: session.id, headers: { 'session-id': sessionId } }
}

/** A second factor, active or not, and one of its codes. */
const factor = async ({ db }: World, person: Person, confirmed: boolean) => {
  const secret = new Secret({ size: 20 })
  await insertOne(db, 'sso.second_factor', {
    account_id: person.uid,
    secret: secret.base32,
    confirmed_at: confirmed ? new Date().toISOString() : null,
  })
  return new TOTP({ secret }).generate()
}

/** Calls on the caller's own account, which never name another. */
export const securityRows: readonly Row[] = [
  row(security.getSecurity, everybody, async (world, by) => ({
    headers: (await account(world, by)).headers,
  })),
  row(security.changePassword, everybody, async (world, by) => ({
    headers: (await account(world, by)).headers,
    body: { current: password, password: 'another-Horse2', passwordRepeat: 'another-Horse2' },
  })),
  row(security.changeEmail, everybody, async (world, by) => ({
    headers: (await account(world, by)).headers,
    body: { email: `new.${by.email}`, password },
  })),
  row(security.cancelEmailChange, everybody, () => ({ body: {} })),
  row(security.endSession, everybody, async (world, by) => ({ body: { id: (await account(world, by)).id } })),
  row(security.endOtherSessions, everybody, async (world, by) => ({
    headers: (await account(world, by)).headers,
    body: {},
  })),
  row(security.beginSecondFactor, everybody, async (world, by) => {
    await account(world, by)
    return { body: { password } }
  }),
  row(security.confirmSecondFactor, everybody, async (world, by) => {
    await account(world, by)
    return { body: { code: await factor(world, by, false) } }
  }),
  row(security.renewRecoveryCodes, everybody, async (world, by) => {
    await account(world, by)
    return { body: { password, code: await factor(world, by, true) } }
  }),
  row(security.beginStepUp, everybody, async (world, by) => {
    await account(world, by)
    return { body: {} }
  }),
  row(security.stepUp, everybody, async (world, by) => {
    await account(world, by)
    return { body: { password } }
  }),
  row(security.beginPasskey, everybody, async (world, by) => {
    await account(world, by)
    return { body: { password } }
  }),
  // An invalid passkey is refused (400); the journey adds a valid one.
  row(security.addPasskey, everybody, async (world, by) => {
    await account(world, by)
    return { body: { name: 'Телефон', response: {} } }
  }),
  row(security.removePasskey, everybody, async (world, by) => {
    await account(world, by)
    const id = randomBytes(16).toString('base64url')
    await insertOne(world.db, 'sso.passkey', {
      id,
      account_id: by.uid,
      public_key: Buffer.from('-'),
      name: 'Телефон',
    })
    return { body: { id, password } }
  }),
  row(security.disableSecondFactor, everybody, async (world, by) => {
    await account(world, by)
    return { body: { password, code: await factor(world, by, true) } }
  }),
]
