import { ProductError } from '#platform/domain/product-error.ts'
import { beginAttempt, forgetFailures } from '../attempts.repository.ts'
import type { Deps } from '../deps.ts'
import { passwordFits } from '../passwords.ts'
import { hashedEmail } from '../secrets.ts'

/**
 * Whether this is the account's password: asked of somebody signed in before something grave. A wrong one counts as a
 * failure to sign in, so that a found session is no place to guess the password at (RATE_LIMITED with `retryAfter`).
 */
export const checkPassword = async (
  { db }: Deps,
  { uid, password }: { uid: string; password: string },
): Promise<boolean> => {
  const account = await db
    .selectFrom('sso.account')
    .select(['email', 'password_hash', 'status'])
    .where('id', '=', uid)
    .executeTakeFirst()
  if (account?.status !== 'A') throw new ProductError('SESSION_EXPIRED')
  const emailHash = hashedEmail(account.email)
  await beginAttempt(db, emailHash, '')
  const fits = await passwordFits(account.password_hash, password)
  if (fits) await forgetFailures(db, emailHash)
  return fits
}
