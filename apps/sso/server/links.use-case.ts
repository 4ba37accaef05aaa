import type { Db } from '#platform/server/context.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { lifetimes, networkLimits, networkOf } from '../domain/limits.rules.ts'
import { newPasswordLink } from '../domain/redirect.rules.ts'
import {
  accountByEmail,
  activate,
  emailOf,
  forgetUnprovedConsent,
  setPassword,
} from './account.repository.ts'
import { atLeast } from './at-least.ts'
import { forgetFailures } from './attempts.repository.ts'
import type { Deps } from './deps.ts'
import {
  addEmailToken,
  deadLink,
  isAlive,
  killEmailTokens,
  killLinks,
  useEmailToken,
} from './email-token.repository.ts'
import { endSessionsOf } from './end-sessions.repository.ts'
import { knowBrowser } from './known-browser.repository.ts'
import { post } from './mail/letter.repository.ts'
import { checkedReturn } from './page-parameters.ts'
import { hashNewPassword } from './passwords.ts'
import { countLetter } from './register.use-case.ts'
import { newSecret } from './secrets.ts'
import type { Visit } from './visit.ts'

type Forgotten = { email: string; locale: 'ru' | 'en'; projectKey: string; redirectedFrom: string }

/** Emails an account a new link to set a password; earlier ones become invalid. */
export const sendResetLink = async (
  tx: Db,
  deps: Pick<Deps, 'url' | 'project'>,
  account: { id: string; email: string },
  { locale, address }: { locale: 'ru' | 'en'; address: URL },
): Promise<void> => {
  const token = newSecret()
  const link = newPasswordLink(deps.url, deps.project, token, address)
  await killLinks(tx, account.id, 'RESET')
  await addEmailToken(tx, {
    token,
    accountId: account.id,
    kind: 'RESET',
    redirect: '',
    seconds: lifetimes.resetLink,
  })
  await post(tx, { template: 'RESET', to: account.email, locale, link })
}

/** Emails the owner of a known address a link to set a new password; the response and its time do not reveal it. */
export const forgotPassword = async (
  deps: Deps,
  visit: Visit,
  form: Forgotten,
): Promise<Record<string, never>> => {
  const address = checkedReturn(deps.project, form)
  await countLetter(deps.db, visit, form.email)
  await atLeast(deps.patience, () =>
    deps.db.transaction().execute(async (tx) => {
      const account = await accountByEmail(tx, form.email)
      if (account?.status !== 'A' && account?.status !== 'W') return
      await sendResetLink(tx, deps, account, { locale: form.locale, address })
    }),
  )
  return {}
}

/**
 * Sets a new password by the emailed link: all sessions end, other links become invalid, and an unconfirmed account
 * is confirmed, because the email reached its owner. This browser becomes known: failures of others do not block the
 * owner in it.
 */
export const resetPassword = async (
  deps: Deps,
  visit: Visit,
  form: { token: string; password: string },
): Promise<Record<string, never>> => {
  await countHit(deps.db, `sso.reset:${networkOf(visit.address)}`, networkLimits.mail)
  if (!(await isAlive(deps.db, 'RESET', form.token))) throw await deadLink(deps.db, 'RESET', form.token)
  const passwordHash = await hashNewPassword(deps.db, form.password)
  await deps.db.transaction().execute(async (tx) => {
    const link = await useEmailToken(tx, 'RESET', form.token)
    if (!link) throw await deadLink(tx, 'RESET', form.token)
    await setPassword(tx, link.accountId, passwordHash)
    await forgetUnprovedConsent(tx, link.accountId)
    await activate(tx, link.accountId)
    await killEmailTokens(tx, link.accountId)
    await endSessionsOf(tx, link.accountId)
    await forgetFailures(tx, { email: await emailOf(tx, link.accountId) })
    await knowBrowser(tx, visit, link.accountId)
  })
  return {}
}
