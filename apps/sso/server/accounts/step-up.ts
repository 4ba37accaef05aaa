import { invalid, ProductError, type FieldErrors } from '#platform/domain/product-error.ts'
import { beginAttempt, forgetFailures, ownSessions } from '../attempts.repository.ts'
import type { Deps } from '../deps.ts'
import { passwordFits } from '../passwords.ts'
import { proveSecondFactor } from '../second-factor/second-factor.repository.ts'

/** The account whose owner has just re-authenticated. */
export type Proved = { id: string; email: string; locale: 'ru' | 'en' }

type StepUpRequest = { uid: string; password: string }

type Known = Proved & { passwordHash: string }

/** Checks the input; wrong attempts are limited as sign-ins are, so that a stolen session does not help guessing. */
const proved = async (
  { db }: Deps,
  uid: string,
  wrongOf: (account: Known) => Promise<FieldErrors | null>,
): Promise<Proved> => {
  const account = await db
    .selectFrom('sso.account')
    .select(['id', 'email', 'locale', 'password_hash as passwordHash'])
    .where('id', '=', uid)
    .where('status', '=', 'A')
    .executeTakeFirst()
  if (!account) throw new ProductError('SESSION_EXPIRED')
  const source = ownSessions(account.email)
  await beginAttempt(db, source)
  const wrong = await wrongOf(account)
  if (wrong) throw invalid(wrong)
  await forgetFailures(db, source)
  return account
}

const wrongPassword = async ({ passwordHash }: Known, password: string): Promise<FieldErrors | null> =>
  (await passwordFits(passwordHash, password)) ? null : { password: 'WRONG_PASSWORD' }

/** The account, if its password is correct (RATE_LIMITED with `retryAfter` after too many wrong ones). */
export const provePassword = (deps: Deps, { uid, password }: StepUpRequest): Promise<Proved> =>
  proved(deps, uid, (account) => wrongPassword(account, password))

/** Whether this is the account's password. */
export const checkPassword = (deps: Deps, request: StepUpRequest): Promise<boolean> =>
  provePassword(deps, request).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ProductError && error.fields) return false
      throw error
    },
  )

/** The account, if password and second factor are correct; both are one attempt. */
export const provePasswordAndCode = (deps: Deps, given: StepUpRequest & { code: string }): Promise<Proved> =>
  proved(deps, given.uid, async (account) => {
    const wrong = await wrongPassword(account, given.password)
    if (wrong) return wrong
    return (await proveSecondFactor(deps, given.uid, given.code)) ? null : { code: 'WRONG_CODE' }
  })
