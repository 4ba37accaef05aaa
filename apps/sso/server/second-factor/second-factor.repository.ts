import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'
import { periodOf } from './totp.ts'

/** Where the app's secrets are, and what opens them. */
export type Secrets = { db: Db; vault: Vault }

/** What the sealed secret of an account's app is bound to. */
export const factorPlace = (accountId: string): string => `sso.second_factor/${accountId}`

/** Which way a second factor was proved. */
export type Proof = 'CODE' | 'RECOVERY_CODE'

/** Whether an account asks for a second step. */
export const hasSecondFactor = async (db: Db, accountId: string): Promise<boolean> =>
  (await db
    .selectFrom('sso.second_factor')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/** Keeps a secret whose first code is still to come; one that is in use is not replaced (false). */
export const keepPendingSecret = async (
  { db, vault }: Secrets,
  accountId: string,
  plain: string,
): Promise<boolean> => {
  const secret = vault.seal(plain, factorPlace(accountId))
  const kept = await db
    .insertInto('sso.second_factor')
    .values({ account_id: accountId, secret })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, created_at: sql`now()`, last_step: 0 })
        .where('sso.second_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Takes a code of the app, of each period once; the row's update lets one of many at once pass. */
const takeCode = async (
  { db, vault }: Secrets,
  accountId: string,
  code: string,
  confirmed: boolean,
): Promise<boolean> => {
  const factor = await db
    .selectFrom('sso.second_factor')
    .select('secret')
    .where('account_id', '=', accountId)
    .where('confirmed_at', confirmed ? 'is not' : 'is', null)
    .executeTakeFirst()
  const period = factor ? periodOf(vault.open(factor.secret, factorPlace(accountId)), code) : null
  if (period === null) return false
  const { numUpdatedRows } = await db
    .updateTable('sso.second_factor')
    .set({ last_step: period, confirmed_at: sql`coalesce(confirmed_at, now())` })
    .where('account_id', '=', accountId)
    .where('last_step', '<', period)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Puts a pending secret to use by its first code. */
export const confirmSecret = (secrets: Secrets, accountId: string, code: string): Promise<boolean> =>
  takeCode(secrets, accountId, code, false)

/** Proves the second factor by a code of the app or a recovery code; null when it is neither. */
export const proveSecondFactor = async (
  secrets: Secrets,
  accountId: string,
  typed: string,
): Promise<Proof | null> => {
  const code = typed.replace(/\s/g, '')
  if (/^\d{6}$/.test(code)) return (await takeCode(secrets, accountId, code, true)) ? 'CODE' : null
  return (await useRecoveryCode(secrets.db, accountId, code)) ? 'RECOVERY_CODE' : null
}

/** Takes the second factor away, its recovery codes included. */
export const removeSecondFactor = async (db: Db, accountId: string): Promise<void> => {
  await db.deleteFrom('sso.second_factor').where('account_id', '=', accountId).execute()
  await db.deleteFrom('sso.recovery_code').where('account_id', '=', accountId).execute()
}
