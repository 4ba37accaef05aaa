import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { setPassword } from '../account.repository.ts'
import type { Deps } from '../deps.ts'
import { closeEmailChange } from '../email-change/email-change.repository.ts'
import { killEmailTokens } from '../email-token.repository.ts'
import { endOtherSessionsOf } from '../end-sessions.repository.ts'
import { letterTo } from '../mail/letter-to.ts'
import { hashNewPassword } from '../passwords.ts'
import { ownSession } from '../session.repository.ts'
import { provePassword } from './step-up.ts'

/** Changes the password: every other session ends, emailed links become invalid, and the owner is notified. */
export const changePassword = async (
  deps: Deps,
  given: Parameters<SignOnAccounts['changePassword']>[0],
): Promise<void> => {
  const { uid, sessionId } = given
  await provePassword(deps, given)
  const passwordHash = await hashNewPassword(deps.db, given.newPassword)
  await deps.db.transaction().execute(async (tx) => {
    await setPassword(tx, uid, passwordHash)
    await killEmailTokens(tx, uid)
    await closeEmailChange(tx, uid)
    await endOtherSessionsOf(tx, uid, await ownSession(tx, uid, sessionId))
    await letterTo(tx, deps, uid, 'PASSWORD_CHANGED')
  })
}
