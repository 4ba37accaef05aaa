import { sql } from 'kysely'
import { randomInt } from 'node:crypto'
import type { Db } from '#platform/server/context.ts'
import { hashed } from '../secrets.ts'

const count = 10
/** Without easily confused letters and digits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

const letter = (): string => alphabet.charAt(randomInt(alphabet.length))

/** Sixteen characters, 79 bits: a stored hash cannot be searched. */
const newCode = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, letter).join('')).join('-')

/** A code as typed, in its stored form. */
const hashOf = (accountId: string, typed: string): string =>
  hashed(`${accountId}:${typed.toLowerCase().replace(/[^a-z0-9]/g, '')}`)

/** Replaces the codes of an account; returned only once, stored only as hashes. */
export const replaceRecoveryCodes = async (db: Db, accountId: string): Promise<string[]> => {
  const codes = Array.from({ length: count }, newCode)
  await db.deleteFrom('sso.recovery_code').where('account_id', '=', accountId).execute()
  await db
    .insertInto('sso.recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(accountId, code) })))
    .execute()
  return codes
}

/** Consumes a code; false if it is not one of the account's or was used before. */
export const useRecoveryCode = async (db: Db, accountId: string, typed: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('sso.recovery_code')
    .set({ used_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(accountId, typed))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Number of codes left. */
export const recoveryCodesLeft = async (db: Db, accountId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('sso.recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
