import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import { emailAddress, personName } from '#platform/contract/fields.ts'
import { portalRulesVersion } from '#platform/domain/portal-rules.ts'
import type { Db } from '#platform/server/context.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import { networkOf } from '../../domain/limits.rules.ts'
import { upstreamLimit, upstreamOutcome, type UpstreamFailure } from '../../domain/upstream.rules.ts'
import { accountByEmail, activate, addAccount, registerAgain } from '../account.repository.ts'
import type { Deps } from '../deps.ts'
import { killEmailTokens } from '../email-token.repository.ts'
import { checkedReturn } from '../page-parameters.ts'
import { hashPassword } from '../passwords.ts'
import { newSecret } from '../secrets.ts'
import { afterFirstFactor } from '../sign-in.use-case.ts'
import type { Visit } from '../visit.ts'
import { failureOf } from './failures.ts'
import type { Upstream, UpstreamPerson } from './provider.ts'
import * as repository from './upstream.repository.ts'

const valid = personName()

const name = (given: unknown): string | undefined => valid.safeParse(given).data

/** A person's names as far as the provider returns them; missing ones are derived from the full name or the address. */
const namesOf = (person: UpstreamPerson) => {
  const { family, given, middle, full } = person.names
  const words = typeof full === 'string' ? full.trim().split(/\s+/) : []
  const local = person.email
    ?.split('@')[0]
    ?.replace(/[^\p{L}]+/gu, ' ')
    .trim()
  const first = name(given) ?? name(words[0]) ?? name(local) ?? '-'
  const last = name(family) ?? (words.length > 1 ? name(words.at(-1)) : undefined) ?? '-'
  return { firstName: first, lastName: last, middleName: name(middle) ?? '' }
}

type Begin = {
  projectKey: string
  redirectedFrom: string
  locale: 'ru' | 'en'
  rulesVersion: string | null
}

/** The context of a sign-in: browser, destination, and the previous page's parameters. */
type Way = Pick<repository.Attempt, 'locale' | 'rulesVersion'> & { browser: string; back: URL }

/** The next page, or back to the sign-in page with the reason. */
export type Step = { redirectTo: string } | { failure: UpstreamFailure; back: URL | null }

/** Starts a sign-in at the provider; it can be finished only in this browser, once. */
export const beginUpstream = async (
  deps: Deps,
  upstream: Upstream,
  visit: Visit,
  given: Begin & { browser: string },
): Promise<Step> => {
  const back = checkedReturn(deps.project, given)
  const checks = { state: newSecret(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
  try {
    await countHit(deps.db, `sso.upstream:${networkOf(visit.address)}`, upstreamLimit)
    const address = await upstream.begin(checks, given.locale)
    await repository.addAttempt(deps.db, given.browser, {
      ...checks,
      redirect: back.href,
      locale: given.locale,
      rulesVersion: given.rulesVersion,
    })
    return { redirectTo: address.href }
  } catch (error) {
    return { failure: failureOf(deps, error), back }
  }
}

/** A confirmed account without a password: its hash matches nothing until a password is set by email. */
const addConfirmed = async (
  db: Db,
  person: UpstreamPerson,
  email: string,
  { locale, rulesVersion }: Way,
): Promise<string> => {
  const registration = {
    email,
    passwordHash: await hashPassword(newSecret()),
    locale,
    ...namesOf(person),
    ...(rulesVersion ? { rules: { version: rulesVersion, acceptedAt: new Date().toISOString() } } : {}),
  }
  const id = (await addAccount(db, registration)) ?? (await registerAgain(db, registration))
  if (!id) throw new Error('somebody else has taken the address at this moment')
  // Links sent before belong to the person who registered the address without owning it.
  await killEmailTokens(db, id)
  await activate(db, id)
  return id
}

const join = (deps: Deps, person: UpstreamPerson, email: string, way: Way): Promise<string> =>
  deps.db.transaction().execute(async (tx) => {
    const accountId = await addConfirmed(tx, person, email, way)
    await repository.addIdentity(tx, { ...person, accountId })
    return accountId
  })

const askForPassword = async (
  deps: Deps,
  person: UpstreamPerson,
  accountId: string,
  { browser, back }: Way,
): Promise<Step> => {
  const token = newSecret()
  const { issuer, subject } = person
  await repository.addPendingLink(
    deps.db,
    { token, browser },
    { issuer, subject, accountId, redirect: back.href },
  )
  const page = new URL(`${deps.url}/link`)
  page.searchParams.set('token', token)
  page.searchParams.set('project_key', deps.project.key)
  page.searchParams.set('redirected_from', back.href)
  return { redirectTo: page.href }
}

const proceed = async (deps: Deps, visit: Visit, person: UpstreamPerson, way: Way): Promise<Step> => {
  const { back } = way
  const email = emailAddress().safeParse(person.email).data
  const linked = await repository.linkedAccount(deps.db, person.issuer, person.subject)
  const known = email === undefined ? undefined : await accountByEmail(deps.db, email)
  const outcome = upstreamOutcome({
    linked: linked?.status,
    emailVerified: person.emailVerified && email !== undefined,
    ofEmail: known?.status,
    rulesAccepted: way.rulesVersion === portalRulesVersion,
    registration: variablesOf(deps.db).registration === 'on',
  })
  if (outcome === 'UNVERIFIED' || outcome === 'BLOCKED' || outcome === 'RULES' || outcome === 'CLOSED')
    return { failure: outcome, back }
  if (outcome === 'PROVE') return askForPassword(deps, person, known!.id, way)
  const accountId = outcome === 'SIGN_IN' ? linked!.id : await join(deps, person, email!, way)
  return afterFirstFactor(deps, visit, accountId, back)
}

/** Finishes a sign-in with the provider's response. */
export const finishUpstream = async (
  deps: Deps,
  upstream: Upstream,
  visit: Visit,
  returned: URL,
): Promise<Step> => {
  const browser = visit.upstream
  const state = returned.searchParams.get('state')
  const attempt = browser && state ? await repository.takeAttempt(deps.db, browser, state) : undefined
  if (!browser || !attempt) return { failure: 'EXPIRED', back: null }
  const back = new URL(attempt.redirect)
  try {
    const person = await upstream.finish(returned, attempt)
    return await proceed(deps, visit, person, { ...attempt, browser, back })
  } catch (error) {
    return { failure: failureOf(deps, error), back }
  }
}
