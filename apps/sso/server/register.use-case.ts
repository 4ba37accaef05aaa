import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import { letterLimit, lifetimes, networkLimits, networkOf } from '../domain/limits.rules.ts'
import { confirmLink, signInAgain, signInLink, signInPath } from '../domain/redirect.rules.ts'
import { addAccount, waitingAccount, type AccountData, type Registration } from './account.repository.ts'
import { atLeast } from './at-least.ts'
import type { Deps } from './deps.ts'
import { addEmailToken } from './email-token.repository.ts'
import { post } from './mail/letter.repository.ts'
import { checkedReturn } from './page-parameters.ts'
import { hashNewPassword } from './passwords.ts'
import { hashedEmail, newSecret } from './secrets.ts'
import type { Visit } from './visit.ts'

type Form = Omit<Registration, 'passwordHash' | 'rules'> & {
  password: string
  rulesVersion: string
  projectKey: string
  redirectedFrom: string
}

/** Counts an email that a stranger may cause: by network, and by its recipient's address. */
export const countLetter = async (db: Db, visit: Visit, email: string): Promise<void> => {
  await countHit(db, `sso.mail:${networkOf(visit.address)}`, networkLimits.mail)
  await countHit(db, `sso.letter:${hashedEmail(email)}`, letterLimit)
}

/**
 * Emails the link that confirms an unconfirmed account. Its data is applied when it is used, so a registration of the
 * same address by another person replaces nothing.
 */
export const sendConfirmation = async (
  tx: Db,
  deps: Deps,
  account: { id: string; email: string; locale: 'ru' | 'en' },
  registration: AccountData | undefined,
  redirect = signInPath,
): Promise<void> => {
  const { id: accountId, email: to, locale } = account
  const token = newSecret()
  await addEmailToken(tx, {
    token,
    accountId,
    kind: 'CONFIRM',
    redirect,
    seconds: lifetimes.confirmLink,
    ...(registration ? { registration } : {}),
  })
  await post(tx, { to, locale, template: 'CONFIRM', link: confirmLink(deps.project, token, redirect) })
}

const record = async (tx: Db, deps: Deps, given: Registration, redirect: string): Promise<void> => {
  const letter = { to: given.email, locale: given.locale }
  const accountId = (await addAccount(tx, given)) ?? (await waitingAccount(tx, given.email))
  if (!accountId) {
    return post(tx, { ...letter, template: 'ALREADY_REGISTERED', link: signInLink(deps.project, redirect) })
  }
  const { email: _email, ...registration } = given
  await sendConfirmation(tx, deps, { id: accountId, ...given }, registration, redirect)
}

/** Registers an unconfirmed account. A known address gets the same response after the same work; its owner is notified by email. */
export const registerAccount = async (
  deps: Deps,
  visit: Visit,
  form: Form,
): Promise<Record<string, never>> => {
  if (variablesOf(deps.db).registration === 'off') throw new ProductError('SWITCHED_OFF')
  const redirect = signInAgain(checkedReturn(deps.project, form))
  await countLetter(deps.db, visit, form.email)
  await atLeast(deps.patience, async () => {
    const passwordHash = await hashNewPassword(deps.db, form.password)
    const { lastName, firstName, middleName, email, locale, rulesVersion } = form
    const rules = { version: rulesVersion, acceptedAt: new Date().toISOString() }
    const given = { lastName, firstName, middleName, email, locale, passwordHash, rules }
    await deps.db.transaction().execute((tx) => record(tx, deps, given, redirect))
  })
  return {}
}
