import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { periodOf } from './totp.ts'

/** The stored secrets, and the vault that decrypts them. */
export type Secrets = { db: Db; vault: Vault }

/** The vault's place of an account's secret. */
export const factorPlace = (accountId: string): string => `sso.second_factor/${accountId}`

/** How a second factor was proved. */
export type Proof = 'CODE' | 'RECOVERY_CODE'

/** Whether an account requires a second step. */
export const hasSecondFactor = async (db: Db, accountId: string): Promise<boolean> =>
  (await db
    .selectFrom('sso.second_factor')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/** Stores a secret that awaits its first code; an active one is not replaced (false). */
export const keepPendingSecret = async (
  { db, vault }: Secrets,
  accountId: string,
  plain: string,
): Promise<boolean> => {
  const secret = vault.seal(plain, factorPlace(accountId))
  const saved = await db
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
  return saved !== undefined
}

/** Accepts a code of the app, once per period; the row's update lets only one of concurrent calls succeed. */
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

/** Activates a pending secret by its first code. */
export const confirmSecret = (secrets: Secrets, accountId: string, code: string): Promise<boolean> =>
  takeCode(secrets, accountId, code, false)

/** Checks an app's code or a recovery code; null if neither matches. */
export const proveSecondFactor = async (
  secrets: Secrets,
  accountId: string,
  typed: string,
): Promise<Proof | null> => {
  const code = typed.replace(/\s/g, '')
  if (/^\d{6}$/.test(code)) return (await takeCode(secrets, accountId, code, true)) ? 'CODE' : null
  return (await useRecoveryCode(secrets.db, accountId, code)) ? 'RECOVERY_CODE' : null
}

/** Removes the second factor with its recovery codes. */
export const removeSecondFactor = async (db: Db, accountId: string): Promise<void> => {
  await db.deleteFrom('sso.second_factor').where('account_id', '=', accountId).execute()
  await db.deleteFrom('sso.recovery_code').where('account_id', '=', accountId).execute()
}
