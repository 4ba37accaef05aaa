import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { accountLimit } from '../domain/limits.rules.ts'

/**
 * Notes an attempt to sign in as a failure before the password is looked at, so that a thousand attempts at once
 * over all processes get no more tries than one after the other. `success` takes it back.
 */
export const beginAttempt = (db: Db, emailHash: string, network: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sso.login:${emailHash}`}, 0))`.execute(tx)
    const { rows } = await sql<{ retryAfter: number }>`
      select greatest(1, ceil(extract(epoch from at - now()) + ${accountLimit.seconds}))::int as "retryAfter"
      from sso.login_failure
      where email_hash = ${emailHash} and at > now() - make_interval(secs => ${accountLimit.seconds})
      order by at desc offset ${accountLimit.hits - 1} limit 1`.execute(tx)
    if (rows[0]) throw new ProductError('RATE_LIMITED', rows[0])
    await tx.insertInto('sso.login_failure').values({ email_hash: emailHash, address: network }).execute()
  })

/** Forgets the failures of an account whose owner has proved to be there. */
export const forgetFailures = async (db: Db, emailHash: string): Promise<void> => {
  await db.deleteFrom('sso.login_failure').where('email_hash', '=', emailHash).execute()
}
