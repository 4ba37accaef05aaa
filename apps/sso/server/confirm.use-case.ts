import { invalid } from '#platform/domain/product-error.ts'
import { countHit, uncountHit } from '#platform/server/rate-limit.ts'
import { linkLimit, networkLimits, networkOf } from '../domain/limits.rules.ts'
import { confirmLink, confirmPage } from '../domain/redirect.rules.ts'
import { activate } from './account.repository.ts'
import type { Deps } from './deps.ts'
import {
  deadLink,
  killEmailTokens,
  noteProof,
  registrationOf,
  useEmailToken,
  type OpenRegistration,
} from './email-token.repository.ts'
import { passwordFits } from './passwords.ts'
import { hashed } from './secrets.ts'
import { renewSession } from './sign-in.use-case.ts'
import type { Visit } from './visit.ts'

/** Result of a link: confirmed, or the page that first asks for the registration's password. */
export type Confirmation = { redirectTo: string | null; passwordPage: string | null }

const open = async (deps: Deps, token: string): Promise<OpenRegistration> => {
  const registration = await registrationOf(deps.db, token)
  if (!registration) throw await deadLink(deps.db, 'CONFIRM', token)
  return registration
}

/** The registration that an email's link belongs to. */
export const lookAtRegistration = async (deps: Deps, token: string): Promise<{ email: string }> => ({
  email: (await open(deps, token)).email,
})

/**
 * Checks the password chosen at the registration of this email: the registrant of another person's address cannot
 * make the owner confirm it, nor can a program that opens links. Also signs in; the session is valid from the
 * confirmation on.
 */
export const proveRegistration = async (
  deps: Deps,
  visit: Visit,
  { token, password }: { token: string; password: string },
): Promise<{ redirectTo: string }> => {
  const { accountId, passwordHash, redirect } = await open(deps, token)
  const network = `sso.login:${networkOf(visit.address)}`
  await countHit(deps.db, network, networkLimits.login)
  await countHit(deps.db, `sso.confirm:${hashed(token)}`, linkLimit)
  if (!(await passwordFits(passwordHash, password))) throw invalid({ password: 'WRONG_PASSWORD' })
  await uncountHit(deps.db, network)
  return deps.db.transaction().execute(async (tx) => {
    if (!(await noteProof(tx, token))) throw await deadLink(tx, 'CONFIRM', token)
    await renewSession(tx, deps, visit, accountId)
    return { redirectTo: confirmLink(deps.project, token, redirect) }
  })
}

/** Confirms a registration by its link, after its password was entered; until then nothing changes (ADR 21). */
export const confirmAccount = async (deps: Deps, token: string): Promise<Confirmation> => {
  const { proved } = await open(deps, token)
  if (!proved) return { redirectTo: null, passwordPage: confirmPage(deps.url, deps.project, token) }
  return deps.db.transaction().execute(async (tx) => {
    const link = await useEmailToken(tx, 'CONFIRM', token)
    if (!link) throw await deadLink(tx, 'CONFIRM', token)
    await activate(tx, link.accountId, link.registration)
    await killEmailTokens(tx, link.accountId)
    return { redirectTo: link.redirect || null, passwordPage: null }
  })
}
