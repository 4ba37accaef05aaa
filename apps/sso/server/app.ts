import type { FastifyBaseLogger, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { guest } from '#platform/domain/actor.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import type { Feature } from '#platform/server/feature.ts'
import type { FileStorage } from '#platform/server/files/storage.ts'
import { mountFeatures } from '#platform/server/http/mount.ts'
import type { Job } from '#platform/server/jobs/job.ts'
import { endpoints } from '../contract/index.ts'
import { lifetimes } from '../domain/limits.rules.ts'
import type { Deps } from './deps.ts'
import { forgetOld } from './forget-old.job.ts'
import { confirmAccount } from './links.use-case.ts'
import { sendLetter, type Post } from './mail/send-letter.job.ts'
import { warmPasswords } from './passwords.ts'
import { refuseForeign } from './same-origin.ts'
import { signingKeys } from './signing-key.ts'
import { ssoHandlers } from './sso.routes.ts'
import { endProjectSession, exchange, refresh } from './tokens.use-case.ts'
import { setCookie, visitOf, type SsoContext } from './visit.ts'

/** What the service is told about its surroundings. */
export type SsoSettings = {
  /** The public address of the service's pages, ending in `/sso`. */
  url: string
  /** The public address of the portal: the only place people are sent back to. */
  portalUrl: string
  projectKey: string
  post: Post
  /** See `Deps.patience`; tests shorten it. */
  patience?: number
}

const depsOf = (db: Db, settings: SsoSettings): Deps => ({
  db,
  keys: signingKeys(db),
  project: { key: settings.projectKey, url: new URL(settings.portalUrl).origin },
  url: settings.url,
  patience: settings.patience ?? 400,
})

const none = async (): Promise<never> => {
  throw notFound()
}

/** The service keeps no files. */
const noFiles: FileStorage = { put: none, open: none, remove: none }

const contextOf =
  (db: Db) =>
  async (request: FastifyRequest): Promise<SsoContext> => ({
    db,
    actor: guest,
    now: new Date(),
    locale: 'ru',
    acceleratorId: null,
    address: request.ip,
    requestId: request.id,
    files: noFiles,
    log: request.log,
    visit: visitOf(request),
  })

/** What the portal's server asks the service for, called directly when both run in one process. */
const serviceOf = (deps: Deps) => ({
  exchange: (given: { sessionId: string; projectKey: string }) => exchange(deps, given),
  refresh: (given: { sessionId: string; projectKey: string; refreshToken: string }) => refresh(deps, given),
  end: async (sessionId: string): Promise<void> => void (await endProjectSession(deps, sessionId)),
  confirm: (token: string) => confirmAccount(deps, token),
  keys: () => deps.keys.published(),
})

/** Builds the sign-on service: register `plugin` on an app, run `jobs` in a worker, hand `service` to the portal. */
export const createSso = (options: { db: Db; settings: SsoSettings; log: FastifyBaseLogger }) => {
  const { db, settings } = options
  const deps = depsOf(db, settings)
  const feature: Feature = { name: 'sign-on', endpoints, handlers: ssoHandlers(deps) }
  const cookie = { secure: settings.url.startsWith('https:'), seconds: lifetimes.session }
  const jobs: readonly Job[] = [sendLetter(settings.post), forgetOld]

  const plugin: FastifyPluginAsync = async (app) => {
    app.addHook('onRequest', async (request) => refuseForeign(request, new URL(settings.url).origin))
    app.addHook('onSend', async (request, reply) => {
      const line = setCookie(visitOf(request), cookie)
      if (line && reply.statusCode < 400) reply.header('set-cookie', line)
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
    app.get('/sso/.well-known/jwks.json', async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300')
      return deps.keys.published()
    })
    mountFeatures(app, [feature], contextOf(db), '/sso/api')
    await warmPasswords()
  }
  return { feature, contextOf: contextOf(db), jobs, service: serviceOf(deps), plugin }
}

/** The service's face towards a portal in the same process. */
export type SsoService = ReturnType<typeof serviceOf>
