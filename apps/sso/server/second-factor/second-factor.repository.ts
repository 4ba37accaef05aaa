import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { periodOf } from './totp.ts'

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
export const keepPendingSecret = async (db: Db, accountId: string, secret: string): Promise<boolean> => {
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
const takeCode = async (db: Db, accountId: string, code: string, confirmed: boolean): Promise<boolean> => {
  const factor = await db
    .selectFrom('sso.second_factor')
    .select('secret')
    .where('account_id', '=', accountId)
    .where('confirmed_at', confirmed ? 'is not' : 'is', null)
    .executeTakeFirst()
  const period = factor ? periodOf(factor.secret, code) : null
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
export const confirmSecret = (db: Db, accountId: string, code: string): Promise<boolean> =>
  takeCode(db, accountId, code, false)

/** Proves the second factor by a code of the app or a recovery code; null when it is neither. */
export const proveSecondFactor = async (db: Db, accountId: string, typed: string): Promise<Proof | null> => {
  const code = typed.replace(/\s/g, '')
  if (/^\d{6}$/.test(code)) return (await takeCode(db, accountId, code, true)) ? 'CODE' : null
  return (await useRecoveryCode(db, accountId, code)) ? 'RECOVERY_CODE' : null
}

/** Takes the second factor away, its recovery codes included. */
export const removeSecondFactor = async (db: Db, accountId: string): Promise<void> => {
  await db.deleteFrom('sso.second_factor').where('account_id', '=', accountId).execute()
  await db.deleteFrom('sso.recovery_code').where('account_id', '=', accountId).execute()
}
