import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { lifetimes } from '../../domain/limits.rules.ts'
import { hashed } from '../secrets.ts'

/** The recipient of a link's email: the current address, or the new one. */
export type Side = 'OLD' | 'NEW'

/** A pending change of address. */
export type EmailChange = {
  id: number
  accountId: string
  newEmail: string
  keptSession: number | null
  side: Side
  approved: boolean
  confirmed: boolean
}

/** Closes the pending change of an account; the links of its emails become invalid. */
export const closeEmailChange = async (db: Db, accountId: string): Promise<void> => {
  await db
    .updateTable('sso.email_change')
    .set({ closed_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .execute()
}

/** Opens a change, replacing an earlier one. Without a token for the new address it can never be completed. */
export const openEmailChange = async (
  db: Db,
  given: {
    accountId: string
    oldEmail: string
    newEmail: string
    keptSession: number | null
    oldToken: string
    newToken: string | null
  },
): Promise<void> => {
  await closeEmailChange(db, given.accountId)
  await db
    .insertInto('sso.email_change')
    .values({
      account_id: given.accountId,
      old_email: given.oldEmail,
      new_email: given.newEmail,
      kept_session_id: given.keptSession,
      old_token_hash: hashed(given.oldToken),
      new_token_hash: given.newToken === null ? null : hashed(given.newToken),
      expires_at: sql<string>`now() + make_interval(secs => ${lifetimes.emailChange})`,
    })
    .execute()
}

/** The pending change of an unused link; locked if it is to be decided. */
export const changeOfLink = async (
  db: Db,
  token: string,
  lock = sql.raw(''),
): Promise<EmailChange | undefined> => {
  const { rows } = await sql<EmailChange>`
    select c.id, c.account_id as "accountId", c.new_email as "newEmail", c.kept_session_id as "keptSession",
      case when c.old_token_hash = ${hashed(token)} then 'OLD' else 'NEW' end as side,
      c.approved_at is not null as approved, c.confirmed_at is not null as confirmed
    from sso.email_change c
    where (c.old_token_hash = ${hashed(token)} and c.approved_at is null
        or c.new_token_hash = ${hashed(token)} and c.confirmed_at is null)
      and c.closed_at is null and c.expires_at > now() ${lock}`.execute(db)
  return rows[0]
}

/** Why a link is invalid: expired, used, its change closed, or unknown. */
export const deadChange = async (db: Db, token: string): Promise<ProductError> => {
  const { rows } = await sql`
    select from sso.email_change where ${hashed(token)} in (old_token_hash, new_token_hash)
      and closed_at is null and expires_at <= now()`.execute(db)
  return new ProductError(rows.length > 0 ? 'CONFIRMATION_LINK_EXPIRED' : 'CONFIRMATION_LINK_USED')
}

/** Records the confirmation of one side. */
export const agreeToChange = async (db: Db, id: number, side: Side): Promise<void> => {
  await db
    .updateTable('sso.email_change')
    .set(side === 'OLD' ? { approved_at: sql`now()` } : { confirmed_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Changes the address of the account; false if it has been taken meanwhile. */
export const setEmail = async (db: Db, accountId: string, email: string): Promise<boolean> => {
  // Registered but never confirmed, and the owner has just proved to be another person.
  await sql`delete from sso.account
    where lower(email) = lower(${email}) and status = 'W' and id <> ${accountId}`.execute(db)
  const { rows } = await sql`
    update sso.account set email = ${email} where id = ${accountId}
      and not exists (select from sso.account o where lower(o.email) = lower(${email}) and o.id <> ${accountId})
    returning id`.execute(db)
  return rows.length > 0
}
