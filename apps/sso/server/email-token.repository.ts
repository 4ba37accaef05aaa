import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import type { AccountData } from './account.repository.ts'
import { hashed } from './secrets.ts'

/** The purpose of a one-time link. */
export type LinkKind = 'CONFIRM' | 'RESET'

/** Invalidates the links of one kind of an account. */
export const killLinks = async (db: Db, accountId: string, kind: LinkKind): Promise<void> => {
  await db
    .updateTable('sso.email_token')
    .set({ used_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute()
}

/** Adds a one-time link; a confirmation includes the data that it will apply. */
export const addEmailToken = async (
  db: Db,
  given: {
    token: string
    accountId: string
    kind: LinkKind
    redirect: string
    seconds: number
    registration?: AccountData
  },
): Promise<void> => {
  await db
    .insertInto('sso.email_token')
    .values({
      token_hash: hashed(given.token),
      account_id: given.accountId,
      kind: given.kind,
      redirect: given.redirect,
      registration: given.registration ? JSON.stringify(given.registration) : null,
      expires_at: sql<string>`now() + make_interval(secs => ${given.seconds})`,
    })
    .execute()
}

const alive = (kind: LinkKind, token: string) =>
  sql<boolean>`token_hash = ${hashed(token)} and kind = ${kind} and used_at is null and expires_at > now()`

/** Whether the link is still valid: checked before costly work. */
export const isAlive = async (db: Db, kind: LinkKind, token: string): Promise<boolean> =>
  (await db.selectFrom('sso.email_token').select('kind').where(alive(kind, token)).executeTakeFirst()) !==
  undefined

/** Why a link is invalid: expired, used, replaced or unknown. */
export const deadLink = async (db: Db, kind: LinkKind, token: string): Promise<ProductError> => {
  const found = await db
    .selectFrom('sso.email_token')
    .select('kind')
    .where(
      sql<boolean>`token_hash = ${hashed(token)} and kind = ${kind} and used_at is null and expires_at <= now()`,
    )
    .executeTakeFirst()
  return new ProductError(found ? 'CONFIRMATION_LINK_EXPIRED' : 'CONFIRMATION_LINK_USED')
}

/** A used link: the account, the return address, and the data of its registration. */
export type PressedLink = { accountId: string; redirect: string; registration: AccountData | null }

/** A pending registration, by its email's link. */
export type OpenRegistration = {
  accountId: string
  email: string
  passwordHash: string
  redirect: string
  /** Whether its password was entered. */
  proved: boolean
}

/** The registration of a valid confirmation link. */
export const registrationOf = (db: Db, token: string): Promise<OpenRegistration | undefined> =>
  db
    .selectFrom('sso.email_token as t')
    .innerJoin('sso.account as a', 'a.id', 't.account_id')
    .select([
      'a.id as accountId',
      'a.email',
      'redirect',
      sql<string>`coalesce(registration ->> 'passwordHash', a.password_hash)`.as('passwordHash'),
      sql<boolean>`proved_at is not null`.as('proved'),
    ])
    .where(alive('CONFIRM', token))
    .where('a.status', '=', 'W')
    .executeTakeFirst()

/** Records that the password of a registration was entered; false if its link has become invalid meanwhile. */
export const noteProof = async (db: Db, token: string): Promise<boolean> =>
  (
    await db
      .updateTable('sso.email_token')
      .set({ proved_at: sql`now()` })
      .where(alive('CONFIRM', token))
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Consumes a link: of concurrent calls only one gets the account. */
export const useEmailToken = (db: Db, kind: LinkKind, token: string): Promise<PressedLink | undefined> =>
  db
    .updateTable('sso.email_token')
    .set({ used_at: sql`now()` })
    .where(alive(kind, token))
    .returning([
      'account_id as accountId',
      'redirect',
      sql<AccountData | null>`registration`.as('registration'),
    ])
    .executeTakeFirst()

/** The data in the newest confirmation of an account. */
export const newestRegistration = async (db: Db, accountId: string): Promise<AccountData | undefined> =>
  (
    await db
      .selectFrom('sso.email_token')
      .select(sql<AccountData | null>`registration`.as('registration'))
      .where('account_id', '=', accountId)
      .where('kind', '=', 'CONFIRM')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.registration ?? undefined

/** Invalidates every link of an account and deletes their data. */
export const killEmailTokens = async (db: Db, accountId: string): Promise<void> => {
  await db
    .updateTable('sso.email_token')
    .set({ used_at: sql`coalesce(used_at, now())`, registration: null })
    .where('account_id', '=', accountId)
    .execute()
}
