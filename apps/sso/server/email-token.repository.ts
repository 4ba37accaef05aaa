import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import type { AccountData } from './account.repository.ts'
import { hashed } from './secrets.ts'

/** What a one-time link is for. */
export type LinkKind = 'CONFIRM' | 'RESET'

/** Kills the links of one kind of an account. */
export const killLinks = async (db: Db, accountId: string, kind: LinkKind): Promise<void> => {
  await db
    .updateTable('sso.email_token')
    .set({ used_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute()
}

/** Adds a one-time link; a confirmation carries what its press makes true. */
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

/** Whether the link would still work: asked before costly work is done for it. */
export const isAlive = async (db: Db, kind: LinkKind, token: string): Promise<boolean> =>
  (await db.selectFrom('sso.email_token').select('kind').where(alive(kind, token)).executeTakeFirst()) !==
  undefined

/** Why a link does not work: nobody pressed it in its time, or it was used, replaced or never there. */
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

/** A link that was pressed: the account, the way back, and what its registration had. */
export type PressedLink = { accountId: string; redirect: string; registration: AccountData | null }

/** A registration that waits for its confirmation, by the link of its letter. */
export type OpenRegistration = {
  accountId: string
  email: string
  passwordHash: string
  redirect: string
  /** Whether its password has been given. */
  proved: boolean
}

/** The registration of a confirmation's link that would still work. */
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

/** Notes that the password of a registration was given; false when its link has died meanwhile. */
export const noteProof = async (db: Db, token: string): Promise<boolean> =>
  (
    await db
      .updateTable('sso.email_token')
      .set({ proved_at: sql`now()` })
      .where(alive('CONFIRM', token))
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Uses a link up: only one of many at once gets the account. */
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

/** What the newest confirmation of an account carries. */
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

/** Kills every link of an account and forgets what they carried. */
export const killEmailTokens = async (db: Db, accountId: string): Promise<void> => {
  await db
    .updateTable('sso.email_token')
    .set({ used_at: sql`coalesce(used_at, now())`, registration: null })
    .where('account_id', '=', accountId)
    .execute()
}
