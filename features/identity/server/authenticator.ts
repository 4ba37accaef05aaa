import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { guest, type Actor, type Person } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { expiringMap } from '#platform/server/expiring-map.ts'
import { listen } from '#platform/server/sockets/channels.ts'
import { getCheckFrame } from '../contract/check-frame.endpoints.ts'
import * as session from '../contract/session.endpoints.ts'
import { createEndedSessions } from './ended-sessions.ts'
import { accountChangedChannel, personChangedChannel, sessionEndedChannel } from './person-changed.ts'
import { loadPerson } from './person.repository.ts'
import type { Claims, VerifyToken } from './verify-token.ts'

const cacheSize = 20_000

/** Maximum age of cached rights in milliseconds, in case a notification is lost. */
const personLifetime = 60_000

/** Calls that issue or end tokens: they are sent with an expired one, and do not need the caller. */
const tokenless = new Set<string>(
  Object.values({ ...session, getCheckFrame })
    .filter(({ permission }) => permission === 'public')
    .map(({ path }) => path),
)

const bearer = (request: FastifyRequest): string | null =>
  /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null

const asksNobody = (request: FastifyRequest): boolean =>
  tokenless.has((request.routeOptions.url ?? '').replace(/^\/api\/v1/, ''))

/** Identifies the sender of a request. */
export type Authenticator = {
  authenticate: (request: FastifyRequest) => Promise<Actor>
  /** The same for a bare token. */
  personOfToken: (token: string) => Promise<Person>
  /** Whether a session has ended, for any reason. */
  hasEnded: (sid: string) => Promise<boolean>
  /** Settles when changes by other processes are received. */
  ready: Promise<void>
  stop: () => Promise<void>
}

/** Creates the authenticator; verified tokens and loaded people are cached, and invalidated by notifications from any process. */
export const createAuthenticator = (options: {
  db: Db
  verify: VerifyToken
  /** Sessions that have ended within the lifetime of an access token: read at startup and after lost notifications. */
  endedSessions: () => Promise<readonly string[]>
  /** For the LISTEN session; must not go through a transaction pooler. */
  databaseUrl: string
  log: FastifyBaseLogger
  /** Opens API tokens of programs: the texts that are one, and the person as it acts. */
  apiTokens?: {
    isOne: (bearer: string) => boolean
    open: (bearer: string, personOf: (uid: string) => Promise<Person | null>) => Promise<Person>
  }
  /** Called for accounts that no longer match their tokens: their address changed. */
  onAccountChanged?: (uid: string) => void
  /** Called for everybody whose rights changed, so that their connections are checked again. */
  onPersonChanged?: (uid: string) => void
  /** Called for every ended session, so that its connections are closed. */
  onSessionEnded?: (sid: string) => void
}): Authenticator => {
  const tokens = expiringMap<Claims>(cacheSize)
  const people = expiringMap<Promise<Person | null>>(cacheSize)
  const ended = createEndedSessions({
    read: options.endedSessions,
    onEnded: (sid) => options.onSessionEnded?.(sid),
  })
  let receivesChanges = false

  const { ready, stop } = listen({
    url: options.databaseUrl,
    log: options.log,
    channels: [personChangedChannel, sessionEndedChannel, accountChangedChannel],
    onHearing: () => {
      receivesChanges = true
      ended.listening()
    },
    onDeaf: () => {
      receivesChanges = false
      people.clear()
      ended.deaf()
    },
    onMessage: (channel, payload) => {
      if (channel === personChangedChannel) {
        people.delete(payload)
        return options.onPersonChanged?.(payload)
      }
      if (channel === accountChangedChannel) return options.onAccountChanged?.(payload)
      ended.note(payload)
    },
  })

  const claimsOf = async (token: string): Promise<Claims> => {
    const key = createHash('sha256').update(token).digest('base64url')
    const known = tokens.get(key)
    if (known) return known
    const claims = await options.verify(token)
    tokens.set(key, claims, claims.exp * 1000)
    return claims
  }

  /** Caches the promise, so that a notification during loading invalidates it, too. */
  const personOf = (uid: string): Promise<Person | null> => {
    const known = people.get(uid)
    if (known) return known
    const loading = loadPerson(options.db, uid)
    // Without notifications a cached entry could be outdated.
    if (!receivesChanges) return loading
    people.set(uid, loading, Date.now() + personLifetime)
    loading.catch(() => people.delete(uid))
    return loading
  }

  /** The impersonating person must still be an administrator. */
  const administratorOf = async (uid: string): Promise<string> => {
    const administrator = await personOf(uid)
    if (!administrator?.roles.includes('ADMIN')) throw new ProductError('SESSION_EXPIRED')
    return uid
  }

  const personOfToken = async (token: string): Promise<Person> => {
    const { sub, sid, act } = await claimsOf(token)
    const person = (await ended.has(sid)) ? null : await personOf(sub)
    if (!person) throw new ProductError('SESSION_EXPIRED')
    return { ...person, sid, ...(act ? { impersonatedBy: await administratorOf(act.sub) } : {}) }
  }

  return {
    authenticate: async (request) => {
      const token = asksNobody(request) ? null : bearer(request)
      if (token === null) return guest
      return options.apiTokens?.isOne(token) ? options.apiTokens.open(token, personOf) : personOfToken(token)
    },
    personOfToken,
    hasEnded: (sid) => ended.has(sid),
    ready,
    stop,
  }
}
