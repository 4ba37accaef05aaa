import { randomBytes } from 'node:crypto'
import type { Db } from '#platform/server/context.ts'
import { hashed } from '../../../apps/sso/server/secrets.ts'
import { makeAccount } from './account.ts'
import { insertOne } from './insert.ts'
import { makePerson, type Person } from './person.ts'

/** Creates a session of a person at the sign-on service and returns the session id of the portal's browser. */
export const makeSession = async (db: Db, given: { person?: Person } = {}): Promise<string> => {
  const person = given.person ?? (await makePerson(db))
  const known = await db
    .selectFrom('sso.account')
    .select('id')
    .where('id', '=', person.uid)
    .executeTakeFirst()
  if (!known) await makeAccount(db, { person })
  const sessionId = randomBytes(32).toString('base64url')
  const { id } = await insertOne(db, 'sso.session', {
    account_id: person.uid,
    cookie_hash: hashed(randomBytes(32).toString('base64url')),
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  })
  await insertOne(db, 'sso.project_session', {
    session_id_hash: hashed(sessionId),
    session_id: id,
    project_key: 'runway-portal',
  })
  return sessionId
}
