import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { letterLimit } from '../../domain/limits.rules.ts'
import { emailChangeLink, forgottenLink } from '../../domain/redirect.rules.ts'
import { accountByEmail } from '../account.repository.ts'
import { provePassword, type Proved } from '../accounts/step-up.ts'
import { atLeast } from '../at-least.ts'
import type { Deps } from '../deps.ts'
import { post } from '../mail/letter.repository.ts'
import { hashedEmail, newSecret } from '../secrets.ts'
import { ownSession } from '../session.repository.ts'
import { openEmailChange } from './email-change.repository.ts'

type Given = Parameters<SignOnAccounts['requestEmailChange']>[0]

const open = async (
  tx: Db,
  deps: Deps,
  account: Proved,
  { uid, sessionId, newEmail }: Given,
): Promise<void> => {
  const { locale } = account
  const taken = await accountByEmail(tx, newEmail)
  const free = taken === undefined || taken.status === 'W'
  const [oldToken, newToken] = [newSecret(), newSecret()]
  await openEmailChange(tx, {
    accountId: uid,
    oldEmail: account.email,
    newEmail,
    keptSession: await ownSession(tx, uid, sessionId),
    oldToken,
    newToken: free ? newToken : null,
  })
  const linkOf = (token: string) => emailChangeLink(deps.url, deps.project, token)
  await post(tx, {
    template: 'EMAIL_APPROVE',
    to: account.email,
    locale,
    link: linkOf(oldToken),
    about: newEmail,
  })
  await post(
    tx,
    free
      ? { template: 'EMAIL_CONFIRM', to: newEmail, locale, link: linkOf(newToken), about: account.email }
      : { template: 'EMAIL_TAKEN', to: newEmail, locale, link: forgottenLink(deps.url, deps.project) },
  )
}

/**
 * Starts a change of address: both addresses get an email and must confirm. For an address already taken the response
 * and the work are the same; its owner is notified by email.
 */
export const requestEmailChange = async (deps: Deps, given: Given): Promise<void> => {
  const account = await provePassword(deps, given)
  if (account.email.toLowerCase() === given.newEmail.toLowerCase()) throw invalid({ email: 'ALREADY_TAKEN' })
  await countHit(deps.db, `sso.letter:${hashedEmail(account.email)}`, letterLimit)
  await countHit(deps.db, `sso.letter:${hashedEmail(given.newEmail)}`, letterLimit)
  await atLeast(deps.patience, () => deps.db.transaction().execute((tx) => open(tx, deps, account, given)))
}
