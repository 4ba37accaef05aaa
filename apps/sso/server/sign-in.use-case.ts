import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { countHit, uncountHit } from '#platform/server/rate-limit.ts'
import { networkLimits, networkOf } from '../domain/limits.rules.ts'
import { secondStepPage, withSession } from '../domain/redirect.rules.ts'
import { accountByEmail, type Account } from './account.repository.ts'
import { beginAttempt, browserSource, forgetFailures } from './attempts.repository.ts'
import type { Deps } from './deps.ts'
import { endSession } from './end-sessions.repository.ts'
import { knowBrowser } from './known-browser.repository.ts'
import { mailOfNewPlace } from './new-place.ts'
import { checkedReturn } from './page-parameters.ts'
import { passwordFits } from './passwords.ts'
import { beginStep } from './second-factor/login-step.repository.ts'
import { hasSecondFactor } from './second-factor/second-factor.repository.ts'
import { newSecret } from './secrets.ts'
import { bindSession, renewCookie, sessionOfCookie, startSession } from './session.repository.ts'
import type { Visit } from './visit.ts'

type Page = { projectKey: string; redirectedFrom: string }

/** The account with this password; counts failures. */
export const prove = async (
  deps: Deps,
  visit: Visit,
  form: { email: string; password: string },
): Promise<Account> => {
  const { db } = deps
  const networkKey = `sso.login:${networkOf(visit.address)}`
  await countHit(db, networkKey, networkLimits.login)
  const source = await browserSource(db, visit, form.email)
  await beginAttempt(db, source)
  const account = await accountByEmail(db, form.email)
  const fits = await passwordFits(account?.passwordHash, form.password)
  // Unknown, unconfirmed and blocked accounts get the same error as a wrong password.
  if (!fits || account?.status !== 'A') throw new ProductError('WRONG_CREDENTIALS')
  // If a code is required next, the attempt counts until it is correct.
  if (!(await hasSecondFactor(db, account.id))) await forgetFailures(db, source)
  await uncountHit(db, networkKey)
  return account
}

/** The browser's session after a sign-in, always with a new cookie. */
export const renewSession = async (db: Db, deps: Deps, visit: Visit, accountId: string): Promise<number> => {
  const cookie = newSecret()
  const old = await sessionOfCookie(db, visit.cookie)
  visit.newCookie = cookie
  await knowBrowser(db, visit, accountId)
  if (old?.accountId === accountId) {
    await renewCookie(db, old.id, cookie)
    return old.id
  }
  // Another person's session in this browser ends, with that person's tokens.
  if (old) await endSession(db, old.id)
  await mailOfNewPlace(db, deps, visit, accountId)
  return startSession(db, { accountId, cookie, userAgent: visit.userAgent, address: visit.address })
}

/** Binds a newly created session id. The one that the page was opened with is never bound: the sender of the link knows it. */
const bind = async (
  db: Db,
  session: number,
  projectKey: string,
  address: URL,
): Promise<{ redirectTo: string }> => {
  const sessionId = newSecret()
  await bindSession(db, { sessionId, session, projectKey })
  return { redirectTo: withSession(address, sessionId) }
}

/** Signs in a fully authenticated person. */
export const enter = async (
  tx: Db,
  deps: Deps,
  visit: Visit,
  { accountId, address }: { accountId: string; address: URL },
): Promise<{ redirectTo: string }> => {
  const session = await renewSession(tx, deps, visit, accountId)
  return bind(tx, session, deps.project.key, address)
}

/** After the first factor, a password or an upstream provider: signed in, or the second step. */
export const afterFirstFactor = async (
  deps: Deps,
  visit: Visit,
  accountId: string,
  address: URL,
): Promise<{ redirectTo: string }> => {
  if (await hasSecondFactor(deps.db, accountId)) {
    visit.newStep = await beginStep(deps.db, accountId)
    return { redirectTo: secondStepPage(deps.url, deps.project, address) }
  }
  return deps.db.transaction().execute((tx) => enter(tx, deps, visit, { accountId, address }))
}

/** Signs in by password and returns the next page. */
export const signIn = async (deps: Deps, visit: Visit, form: Page & { email: string; password: string }) => {
  const address = checkedReturn(deps.project, form)
  const account = await prove(deps, visit, form)
  return afterFirstFactor(deps, visit, account.id, address)
}

/** Signs on to the project with the browser's existing session. */
export const goOnSignedIn = async (deps: Deps, visit: Visit, page: Page) => {
  const address = checkedReturn(deps.project, page)
  const session = await sessionOfCookie(deps.db, visit.cookie)
  if (!session) throw new ProductError('SESSION_EXPIRED')
  return bind(deps.db, session.id, page.projectKey, address)
}

/** Ends the browser's session at the service and everything derived from it. */
export const signOut = async (deps: Deps, visit: Visit): Promise<Record<string, never>> => {
  const session = await sessionOfCookie(deps.db, visit.cookie)
  if (session) await endSession(deps.db, session.id)
  visit.newCookie = null
  return {}
}
