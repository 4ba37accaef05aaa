import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { lifetimes } from '../../domain/limits.rules.ts'
import { hashed, newSecret } from '../secrets.ts'

/** A sign-in waiting for its second step. */
export type LoginStep = { accountId: string; email: string }

/** Starts a second step; continued by the browser with the returned token in its cookie. */
export const beginStep = async (db: Db, accountId: string): Promise<string> => {
  const token = newSecret()
  await db
    .insertInto('sso.login_step')
    .values({
      token_hash: hashed(token),
      account_id: accountId,
      expires_at: sql<string>`now() + make_interval(secs => ${lifetimes.loginStep})`,
    })
    .execute()
  return token
}

/** The second step of a browser, if it has not expired and its account is active. */
export const stepOf = async (db: Db, token: string | null): Promise<LoginStep | undefined> => {
  if (token === null) return undefined
  return db
    .selectFrom('sso.login_step as l')
    .innerJoin('sso.account as a', 'a.id', 'l.account_id')
    .select(['a.id as accountId', 'a.email'])
    .where('l.token_hash', '=', hashed(token))
    .where('l.expires_at', '>', sql<string>`now()`)
    .where('a.status', '=', 'A')
    .executeTakeFirst()
}

/** Consumes a step; false if another call has just done so. */
export const endStep = async (db: Db, token: string): Promise<boolean> =>
  (await db.deleteFrom('sso.login_step').where('token_hash', '=', hashed(token)).executeTakeFirst())
    .numDeletedRows > 0n
