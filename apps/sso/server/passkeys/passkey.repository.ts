import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { lifetimes } from '../../domain/limits.rules.ts'
import { hashed } from '../secrets.ts'

/** A passkey as its owner sees it. */
export type ListedPasskey = { id: string; name: string; since: string; lastUsedAt: string | null }

/** A passkey with what is needed to verify a signature, and its owner. */
export type KnownPasskey = {
  id: string
  accountId: string
  status: string
  publicKey: Buffer
  counter: number
}

/** Stores a challenge; without an account during sign-in. */
export const keepChallenge = async (db: Db, challenge: string, accountId: string | null): Promise<void> => {
  await db
    .insertInto('sso.passkey_challenge')
    .values({
      challenge_hash: hashed(challenge),
      account_id: accountId,
      expires_at: sql<string>`now() + make_interval(secs => ${lifetimes.passkeyChallenge})`,
    })
    .execute()
}

/** Consumes a challenge; false if it was created for something else, used, or expired. */
export const takeChallenge = async (
  db: Db,
  challenge: string,
  accountId: string | null,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sso.passkey_challenge')
    .where('challenge_hash', '=', hashed(challenge))
    .where(sql<boolean>`account_id is not distinct from ${accountId}::uuid`)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The passkeys of an account, newest first. */
export const listPasskeys = (db: Db, accountId: string): Promise<ListedPasskey[]> =>
  db
    .selectFrom('sso.passkey')
    .select(['id', 'name', 'created_at as since', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute()

export const addPasskey = async (
  db: Db,
  given: {
    id: string
    accountId: string
    publicKey: Uint8Array
    counter: number
    transports: string[]
    name: string
  },
): Promise<void> => {
  const { id, accountId, counter, transports, name } = given
  await db
    .insertInto('sso.passkey')
    .values({
      id,
      account_id: accountId,
      public_key: Buffer.from(given.publicKey),
      counter,
      transports,
      name,
    })
    .execute()
}

/** A passkey by its id. */
export const findPasskey = (db: Db, id: string): Promise<KnownPasskey | undefined> =>
  db
    .selectFrom('sso.passkey as k')
    .innerJoin('sso.account as a', 'a.id', 'k.account_id')
    .select(['k.id', 'a.id as accountId', 'a.status', 'k.public_key as publicKey', 'k.counter'])
    .where('k.id', '=', id)
    .executeTakeFirst()

export const notePasskeyUse = async (db: Db, id: string, counter: number): Promise<void> => {
  await db
    .updateTable('sso.passkey')
    .set({ counter, last_used_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Removes a passkey; false if the account has none with this id. */
export const removePasskey = async (db: Db, accountId: string, id: string): Promise<boolean> =>
  (
    await db
      .deleteFrom('sso.passkey')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst()
  ).numDeletedRows > 0n
