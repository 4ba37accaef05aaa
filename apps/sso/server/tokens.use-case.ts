import { SignJWT } from 'jose'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import type { Deps } from './deps.ts'
import { endFamilyOfUsed, endSession } from './end-sessions.repository.ts'
import { lifetimesNow } from './lifetimes.ts'
import { letterTo } from './mail/letter-to.ts'
import {
  addRefreshToken,
  repeatRefreshToken,
  successorOf,
  takeBinding,
  useRefreshToken,
  type Holder,
} from './refresh-token.repository.ts'
import { hashed, newSecret } from './secrets.ts'
import { oneAtATime, sessionOfProject } from './session.repository.ts'

/** The tokens of a project's session. */
export type Tokens = { accessToken: string; refreshToken: string; uid: string; avatar: string | null }

const sign = async (deps: Deps, holder: Holder, sessionId: string, projectKey: string): Promise<string> => {
  const { kid, key } = await deps.keys.current()
  const { email, lastName, firstName, middleName, locale, actingUid, boundAt } = holder
  const { accessToken, impersonation } = lifetimesNow(deps.db)
  const until = Math.floor(boundAt + impersonation)
  const act = actingUid ? { act: { sub: actingUid, until } } : {}
  const ends = Math.floor(Date.now() / 1000) + accessToken
  return new SignJWT({ email, lastName, firstName, middleName, locale, sid: hashed(sessionId), ...act })
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'at+jwt' })
    .setIssuer(deps.url)
    .setAudience(projectKey)
    .setSubject(holder.uid)
    .setIssuedAt()
    .setExpirationTime(actingUid ? Math.min(ends, until) : ends)
    .sign(key)
}

const tokensFor = async (
  deps: Deps,
  holder: Holder,
  session: { sessionId: string; projectKey: string },
  refreshToken: string,
): Promise<Tokens> => ({
  accessToken: await sign(deps, holder, session.sessionId, session.projectKey),
  refreshToken,
  uid: holder.uid,
  avatar: null,
})

type ProjectSession = { sessionId: string; projectKey: string }

/** Exchanges a session id bound a moment ago for the first tokens. */
export const exchange = async (deps: Deps, session: ProjectSession): Promise<Tokens> => {
  // Before the transaction takes a connection: reading the key may need another one.
  await deps.keys.current()
  return deps.db.transaction().execute(async (tx) => {
    await oneAtATime(tx, session.sessionId)
    const holder = await takeBinding(tx, session.sessionId, session.projectKey)
    if (!holder) throw new ProductError('SESSION_EXPIRED')
    const refreshToken = newSecret()
    await addRefreshToken(tx, refreshToken, session.sessionId)
    return tokensFor(deps, holder, session, refreshToken)
  })
}

const nextOf = async (
  tx: Db,
  { refreshToken: used, sessionId, projectKey }: ProjectSession & { refreshToken: string },
): Promise<{ holder: Holder; refreshToken: string } | undefined> => {
  await oneAtATime(tx, sessionId)
  const first = await useRefreshToken(tx, used, sessionId, projectKey)
  const holder = first ?? (await repeatRefreshToken(tx, used, sessionId, projectKey))
  if (!holder) return undefined
  const refreshToken = successorOf(used, holder.family)
  if (first) await addRefreshToken(tx, refreshToken, sessionId, holder.family)
  return { holder, refreshToken }
}

/**
 * Issues the next pair of tokens and consumes the refresh token. Within moments a repeated use returns the same
 * successor (ADR 10, 20); any later one ends the whole family.
 */
export const refresh = async (
  deps: Deps,
  given: ProjectSession & { refreshToken: string },
): Promise<Tokens> => {
  await deps.keys.current()
  const next = await deps.db.transaction().execute((tx) => nextOf(tx, given))
  if (next) return tokensFor(deps, next.holder, given, next.refreshToken)
  // Outside the transaction: the revocation must be committed although the call fails.
  const reused = await deps.db.transaction().execute(async (tx) => {
    await oneAtATime(tx, given.sessionId)
    const family = await endFamilyOfUsed(tx, given.refreshToken)
    // The family ends only once, so its owner is notified only once.
    if (family.ended) await letterTo(tx, deps, family.ended, 'TOKEN_REUSED')
    return family.reused
  })
  if (reused)
    deps.log.warn({ sid: hashed(given.sessionId) }, 'refresh token used twice, its family is revoked')
  throw new ProductError('SESSION_EXPIRED')
}

/** Ends the browser's session behind a project's session id; an unknown one has already ended. */
export const endProjectSession = async (deps: Deps, sessionId: string): Promise<Record<string, never>> => {
  const session = await sessionOfProject(deps.db, sessionId)
  if (session) await endSession(deps.db, session)
  return {}
}
