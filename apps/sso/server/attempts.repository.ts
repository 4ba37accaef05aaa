import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { accountLimit, failureMemory, networkOf, waitAfter } from '../domain/limits.rules.ts'
import { sourceOf } from './known-browser.repository.ts'
import { hashedEmail } from './secrets.ts'
import type { Visit } from './visit.ts'

/** Name of the job that tells the owner of an address that somebody keeps failing to sign in. */
export const failuresJob = 'sso-failures'

/** Whose failures a wrong answer adds to. */
export type Source = { email: string; source: string; network: string }

/** Whoever is signed in proves who they are at a limit of their own: strangers cannot close it. */
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
 * Notes an attempt to sign in as a failure before the password is looked at, so that a thousand attempts at once
 * over all processes get no more tries than one after the other. `forgetFailures` takes it back. The fifth has its
 * owner told, by a job that is enqueued for unknown addresses, too.
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

/** Forgets the failures of a source that has proved to be the owner, or of all where they have shown it by letter. */
export const forgetFailures = async (
  db: Db,
  { email, source }: { email: string; source?: string },
): Promise<void> => {
  const all = db.deleteFrom('sso.login_failure').where('email_hash', '=', hashedEmail(email))
  await (source === undefined ? all : all.where('source', '=', source)).execute()
}
