import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** An account as used for sign-on. */
export type Account = {
  id: string
  email: string
  passwordHash: string
  status: 'W' | 'A' | 'B' | 'R'
}

const columns = ['id', 'email', 'password_hash as passwordHash', 'status'] as const

/** The account with an address, in any state. */
export const accountByEmail = async (db: Db, email: string): Promise<Account | undefined> =>
  await db
    .selectFrom('sso.account')
    .select(columns)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()

/** Consent to the portal's rules: the version, and the instant. */
export type AcceptedRules = { version: string; acceptedAt: string }

/** Data of an account besides its address; the password is hashed. */
export type AccountData = {
  passwordHash: string
  lastName: string
  firstName: string
  middleName: string
  locale: 'ru' | 'en'
  /** The accepted rules, and when; emails older than the consent have none. */
  rules?: AcceptedRules
}

/** Input of a registration. */
export type Registration = AccountData & { email: string }

const values = (given: AccountData) => ({
  password_hash: given.passwordHash,
  last_name: given.lastName,
  first_name: given.firstName,
  middle_name: given.middleName,
  locale: given.locale,
  rules_version: given.rules?.version ?? null,
  rules_accepted_at: given.rules?.acceptedAt ?? null,
})

/** Adds an unconfirmed account; `undefined` if the address is taken. */
export const addAccount = async (db: Db, given: Registration): Promise<string | undefined> => {
  const added = await db
    .insertInto('sso.account')
    .values({ email: given.email, status: 'W', ...values(given) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Restarts the registration of an unconfirmed account; `undefined` if it is confirmed. */
export const registerAgain = async (db: Db, given: Registration): Promise<string | undefined> => {
  const changed = await db
    .updateTable('sso.account')
    .set(values(given))
    .where(sql`lower(email)`, '=', given.email.toLowerCase())
    .where('status', '=', 'W')
    .returning('id')
    .executeTakeFirst()
  return changed?.id
}

/** The id of an unconfirmed account; `undefined` if there is none with this address. */
export const waitingAccount = async (db: Db, email: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('sso.account')
      .select('id')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('status', '=', 'W')
      .executeTakeFirst()
  )?.id

/**
 * Activates an unconfirmed account with the `data` of the registration that the owner of the address has confirmed;
 * false if it is not unconfirmed any more.
 */
export const activate = async (db: Db, id: string, data?: AccountData | null): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('sso.account')
    .set({ ...(data ? values(data) : {}), status: 'A', confirmed_at: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'W')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the consent of an unconfirmed account: it is unknown if the registrant owns the address. */
export const forgetUnprovedConsent = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable('sso.account')
    .set({ rules_version: null, rules_accepted_at: null })
    .where('id', '=', id)
    .where('status', '=', 'W')
    .execute()
}

export const setPassword = async (db: Db, id: string, passwordHash: string): Promise<void> => {
  await db.updateTable('sso.account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** The address of an account. */
export const emailOf = async (db: Db, id: string): Promise<string> =>
  (await db.selectFrom('sso.account').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
