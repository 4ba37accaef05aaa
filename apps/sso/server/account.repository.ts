import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** An account as sign-on judges it. */
export type Account = {
  id: string
  email: string
  passwordHash: string
  status: 'W' | 'A' | 'B' | 'R'
}

const columns = ['id', 'email', 'password_hash as passwordHash', 'status'] as const

/** The account of an address, whatever its state. */
export const accountByEmail = async (db: Db, email: string): Promise<Account | undefined> =>
  await db
    .selectFrom('sso.account')
    .select(columns)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()

/** Consent to the portal's rules: which text, and the instant. */
export type AcceptedRules = { version: string; acceptedAt: string }

/** What an account holds besides its address; the password as its hash. */
export type AccountData = {
  passwordHash: string
  lastName: string
  firstName: string
  middleName: string
  locale: 'ru' | 'en'
  /** The rules that were accepted, and when; a letter from before the consent carries none. */
  rules?: AcceptedRules
}

/** What a person gives at registration. */
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

/** Adds a waiting account; `undefined` when somebody has the address. */
export const addAccount = async (db: Db, given: Registration): Promise<string | undefined> => {
  const added = await db
    .insertInto('sso.account')
    .values({ email: given.email, status: 'W', ...values(given) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Lets a still unconfirmed account start over; `undefined` when the account is past that. */
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

/** The id of an account that nobody has confirmed; `undefined` when there is none of this address. */
export const waitingAccount = async (db: Db, email: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('sso.account')
      .select('id')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('status', '=', 'W')
      .executeTakeFirst()
  )?.id

/** Makes a waiting account active: the owner of the address has answered, to the registration that `data` is of. */
export const activate = async (db: Db, id: string, data?: AccountData | null): Promise<void> => {
  await db
    .updateTable('sso.account')
    .set({ ...(data ? values(data) : {}), status: 'A', confirmed_at: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'W')
    .execute()
}

/** Forgets the consent of a waiting account: nobody knows that whoever registered it owns the address. */
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
