import { createHash } from 'node:crypto'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { guest, type Actor, type Person } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { listen } from '#platform/server/sockets/channels.ts'
import { getCheckFrame } from '../contract/check-frame.endpoints.ts'
import * as session from '../contract/session.endpoints.ts'
import { expiringMap } from '#platform/server/expiring-map.ts'
import { createEndedSessions } from './ended-sessions.ts'
import { loadPerson } from './person.repository.ts'
import { accountChangedChannel, personChangedChannel, sessionEndedChannel } from './person-changed.ts'
import type { Claims, VerifyToken } from './verify-token.ts'

const cacheSize = 20_000

/** Should a notice ever be missed, a person's rights are stale no longer than this. */
const personLifetime = 60_000

/** Calls that give or end tokens: they come with an expired one, and do not ask who sends them. */
const tokenless = new Set<string>(
  Object.values({ ...session, getCheckFrame })
    .filter(({ permission }) => permission === 'public')
    .map(({ path }) => path),
)

const bearer = (request: FastifyRequest): string | null =>
  /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null

const asksNobody = (request: FastifyRequest): boolean =>
  tokenless.has((request.routeOptions.url ?? '').replace(/^\/api\/v1/, ''))

/** Says who sends a request. */
export type Authenticator = {
  authenticate: (request: FastifyRequest) => Promise<Actor>
  /** The same for a bare token. */
  personOfToken: (token: string) => Promise<Person>
  /** Whether a session has ended, whoever ended it. */
  hasEnded: (sid: string) => Promise<boolean>
  /** Settles when changes made by other processes are heard. */
  ready: Promise<void>
  stop: () => Promise<void>
}

/** Makes the authenticator; verified tokens and loaded people are kept, and dropped when any process says so. */
export const createAuthenticator = (options: {
  db: Db
  verify: VerifyToken
  /** The sessions that have ended within the lifetime of an access token: read at start and where notices were missed. */
  endedSessions: () => Promise<readonly string[]>
  /** For LISTEN: a session connection, not through a transaction pooler. */
  databaseUrl: string
  log: FastifyBaseLogger
  /** Opens API tokens of programs: the texts that are one, and the person as it acts. */
  apiTokens?: {
    isOne: (bearer: string) => boolean
    open: (bearer: string, personOf: (uid: string) => Promise<Person | null>) => Promise<Person>
  }
  /** Told of accounts that are not as their tokens tell any more: their address changed. */
  onAccountChanged?: (uid: string) => void
  /** Told of everybody whose rights changed, so that what they hold open is judged anew. */
  onPersonChanged?: (uid: string) => void
  /** Told of every ended session, so that what it holds open is closed. */
  onSessionEnded?: (sid: string) => void
}): Authenticator => {
  const tokens = expiringMap<Claims>(cacheSize)
  const people = expiringMap<Promise<Person | null>>(cacheSize)
  const ended = createEndedSessions({
    read: options.endedSessions,
    onEnded: (sid) => options.onSessionEnded?.(sid),
  })
  let hearsOfPeople = false

  const { ready, stop } = listen({
    url: options.databaseUrl,
    log: options.log,
    channels: [personChangedChannel, sessionEndedChannel, accountChangedChannel],
    onHearing: () => {
      hearsOfPeople = true
      ended.listening()
    },
    onDeaf: () => {
      hearsOfPeople = false
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

  /** The promise itself is kept, so that a notice arriving while it loads drops it too. */
  const personOf = (uid: string): Promise<Person | null> => {
    const known = people.get(uid)
    if (known) return known
    const loading = loadPerson(options.db, uid)
    // Nobody would tell that what is kept is out of date.
    if (!hearsOfPeople) return loading
    people.set(uid, loading, Date.now() + personLifetime)
    loading.catch(() => people.delete(uid))
    return loading
  }

  /** Who acts as somebody else must still be an administrator. */
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
