import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { upstreamLifetime } from '../../domain/upstream.rules.ts'
import type { Account } from '../account.repository.ts'
import { hashed } from '../secrets.ts'
import type { UpstreamChecks } from './provider.ts'

const inTime = sql<string>`now() + make_interval(secs => ${upstreamLifetime})`
const alive = sql<boolean>`expires_at > now()`

/** A sign-in in progress: its destination and language. */
export type Attempt = UpstreamChecks & {
  redirect: string
  locale: 'ru' | 'en'
  /** The version of the rules shown by the previous page; null if none. */
  rulesVersion: string | null
}

/** Records a sign-in that is redirected to the provider. */
export const addAttempt = async (db: Db, browser: string, attempt: Attempt): Promise<void> => {
  await db
    .insertInto('sso.upstream_attempt')
    .values({
      state_hash: hashed(attempt.state),
      browser_hash: hashed(browser),
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      redirect: attempt.redirect,
      locale: attempt.locale,
      rules_version: attempt.rulesVersion,
      expires_at: inTime,
    })
    .execute()
}

/** Consumes the sign-in of a state: once, and only for the browser that started it. */
export const takeAttempt = async (db: Db, browser: string, state: string): Promise<Attempt | undefined> => {
  const row = await db
    .deleteFrom('sso.upstream_attempt')
    .where('state_hash', '=', hashed(state))
    .where('browser_hash', '=', hashed(browser))
    .where(alive)
    .returning([
      'nonce',
      'code_verifier as codeVerifier',
      'redirect',
      'locale',
      'rules_version as rulesVersion',
    ])
    .executeTakeFirst()
  return row && { ...row, state }
}

/** The account linked to a provider's subject; updates its last use. */
export const linkedAccount = async (
  db: Db,
  issuer: string,
  subject: string,
): Promise<Pick<Account, 'id' | 'status'> | undefined> => {
  const { rows } = await sql<Pick<Account, 'id' | 'status'>>`
    update sso.upstream_identity i set last_used_at = now() from sso.account a
    where a.id = i.account_id and i.issuer = ${issuer} and i.subject = ${subject}
    returning a.id, a.status`.execute(db)
  return rows[0]
}

/** Links a provider's subject to an account; an existing link is unchanged. */
export const addIdentity = async (
  db: Db,
  identity: { issuer: string; subject: string; accountId: string },
): Promise<void> => {
  await db
    .insertInto('sso.upstream_identity')
    .values({ issuer: identity.issuer, subject: identity.subject, account_id: identity.accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The link to create once the account's password is entered. */
export type PendingLink = {
  issuer: string
  subject: string
  accountId: string
  email: string
  redirect: string
}

/** Stores a pending link. */
export const addPendingLink = async (
  db: Db,
  secrets: { token: string; browser: string },
  link: Omit<PendingLink, 'email'>,
): Promise<void> => {
  await db
    .insertInto('sso.upstream_link')
    .values({
      token_hash: hashed(secrets.token),
      browser_hash: hashed(secrets.browser),
      issuer: link.issuer,
      subject: link.subject,
      account_id: link.accountId,
      redirect: link.redirect,
      expires_at: inTime,
    })
    .execute()
}

/** A pending link, for the browser in which it was started. */
export const pendingLink = (
  db: Db,
  { token, browser }: { token: string; browser: string },
): Promise<PendingLink | undefined> =>
  db
    .selectFrom('sso.upstream_link as l')
    .innerJoin('sso.account as a', 'a.id', 'l.account_id')
    .select(['l.issuer', 'l.subject', 'l.account_id as accountId', 'a.email', 'l.redirect'])
    .where('l.token_hash', '=', hashed(token))
    .where('l.browser_hash', '=', hashed(browser))
    .where('a.status', '=', 'A')
    .where(alive)
    .executeTakeFirst()

/** Why a pending link is invalid: expired, used or unknown. */
export const deadPendingLink = async (db: Db, token: string): Promise<ProductError> => {
  const { rows } = await sql`
    select from sso.upstream_link where token_hash = ${hashed(token)} and expires_at <= now()`.execute(db)
  return new ProductError(rows.length > 0 ? 'CONFIRMATION_LINK_EXPIRED' : 'CONFIRMATION_LINK_USED')
}

/** Consumes it: of concurrent calls only one gets true. */
export const takePendingLink = async (db: Db, token: string): Promise<boolean> => {
  const taken = await db
    .deleteFrom('sso.upstream_link')
    .where('token_hash', '=', hashed(token))
    .returning('token_hash')
    .executeTakeFirst()
  return taken !== undefined
}

/** Deletes unfinished sign-ins. */
export const forgetUnfinished = async (db: Db): Promise<void> => {
  await sql`delete from sso.upstream_attempt where expires_at < now()`.execute(db)
  await sql`delete from sso.upstream_link where expires_at < now()`.execute(db)
}
