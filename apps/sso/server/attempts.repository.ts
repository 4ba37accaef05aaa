import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { accountLimit, failureMemory, networkOf, waitAfter } from '../domain/limits.rules.ts'
import { sourceOf } from './known-browser.repository.ts'
import { hashedEmail } from './secrets.ts'
import type { Visit } from './visit.ts'

/** Name of the job that notifies the owner of an address of repeated failed sign-ins. */
export const failuresJob = 'sso-failures'

/** What a failed attempt counts against. */
export type Source = { email: string; source: string; network: string }

/** Signed-in people re-authenticate with a separate limit: strangers cannot exhaust it. */
export const ownSessions = (email: string): Source => ({
  email,
  source: 'sessions',
  network: '',
})

/** A browser that signs in: one known to the account, or one of all others. */
export const browserSource = async (db: Db, visit: Visit, email: string): Promise<Source> => ({
  email,
  source: await sourceOf(db, visit.browser, email),
  network: networkOf(visit.address),
})

const refuseTooMany = async (tx: Db, { email, source }: Source): Promise<number> => {
  const { rows } = await sql<{ failures: number; window: number; last: number }>`
    select count(*)::int as failures,
      coalesce(ceil(extract(epoch from (array_agg(at order by at desc))[${accountLimit.hits}] - now())
        + ${accountLimit.seconds}), 0)::int as window,
      coalesce(ceil(extract(epoch from now() - max(at))), 0)::int as last
    from sso.login_failure
    where email_hash = ${hashedEmail(email)} and source = ${source} and at > now() - make_interval(secs => ${failureMemory})`.execute(
    tx,
  )
  const { failures, window, last } = rows[0]!
  const retryAfter = Math.max(window, waitAfter(failures) - last)
  if (retryAfter > 0) throw new ProductError('RATE_LIMITED', { retryAfter })
  return failures
}

/**
 * Records an attempt as a failure before the password is checked, so that a thousand concurrent attempts over all
 * processes get no more tries than sequential ones. `forgetFailures` reverts it. The fifth failure notifies the
 * owner, by a job that is also enqueued for unknown addresses.
 */
export const beginAttempt = (db: Db, from: Source): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { email, source, network } = from
    const emailHash = hashedEmail(email)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sso.login:${emailHash}`}, 0))`.execute(tx)
    const failures = await refuseTooMany(tx, from)
    await tx
      .insertInto('sso.login_failure')
      .values({ email_hash: emailHash, source, address: network })
      .execute()
    if ((failures + 1) % accountLimit.hits === 0) await enqueue(tx, failuresJob, { email })
  })

/** Clears the failures of a source that has authenticated, or of all sources if the owner has confirmed by email. */
export const forgetFailures = async (
  db: Db,
  { email, source }: { email: string; source?: string },
): Promise<void> => {
  const all = db.deleteFrom('sso.login_failure').where('email_hash', '=', hashedEmail(email))
  await (source === undefined ? all : all.where('source', '=', source)).execute()
}
