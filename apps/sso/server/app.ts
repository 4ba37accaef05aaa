import type { FastifyBaseLogger, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { guest } from '#platform/domain/actor.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import type { Feature } from '#platform/server/feature.ts'
import type { FileStorage } from '#platform/server/files/storage.ts'
import { mountFeatures } from '#platform/server/http/mount.ts'
import type { Job } from '#platform/server/jobs/job.ts'
import { vaultOf } from '#platform/server/secrets/vault-key.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'
import { configuredValues } from '#platform/server/variables/configured-values.ts'
import { setVariableDefaults, variablesOf } from '#platform/server/variables/live-variables.ts'
import { endpoints } from '../contract/index.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { accountsOf } from './accounts/face.ts'
import { confirmAccount } from './confirm.use-case.ts'
import type { Deps } from './deps.ts'
import { forgetOld } from './forget-old.job.ts'
import { lifetimesNow } from './lifetimes.ts'
import { mailOfFailures } from './mail-of-failures.job.ts'
import { sendLetter } from './mail/send-letter.job.ts'
import { warmPasswords } from './passwords.ts'
import { reseal } from './reseal.ts'
import { refuseForeign } from './same-origin.ts'
import { postOf, projectOf, signOnUrl, type SsoConfig } from './settings.ts'
import { signingKeys } from './signing-key.ts'
import { ssoHandlers } from './sso.routes.ts'
import { endProjectSession, exchange, refresh } from './tokens.use-case.ts'
import { addUpstreamRoutes, upstreamOf } from './upstream/upstream.routes.ts'
import { setCookies, visitOf, type SsoContext } from './visit.ts'

type Options = {
  db: Db
  config: SsoConfig
  log: FastifyBaseLogger
  /** Minimum milliseconds of a response that must not reveal what was found; tests shorten it. */
  patience?: number
}

/** Longer than any of the indistinguishable cases takes. */
const standardPatience = 400

const depsOf = ({ db, config, log, patience }: Options, vault: Vault): Deps => ({
  db,
  log,
  keys: signingKeys(db, vault),
  vault,
  project: projectOf(config),
  url: signOnUrl(config),
  product: () => variablesOf(db).appName,
  upstream: upstreamOf(config.upstream, signOnUrl(config)),
  patience: patience ?? standardPatience,
})

const none = async (): Promise<never> => {
  throw notFound()
}

/** The service stores no files. */
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
    page: null,
    files: noFiles,
    log: request.log,
    visit: visitOf(request),
  })

/** Forms of the service are small: the largest is a passkey's response. */
const bodyLimitOfForms = 8 * 1024

/** The portal's calls to the service, called directly if both run in one process. */
const serviceOf = (deps: Deps) => ({
  exchange: (given: { sessionId: string; projectKey: string }) => exchange(deps, given),
  refresh: (given: { sessionId: string; projectKey: string; refreshToken: string }) => refresh(deps, given),
  end: async (sessionId: string): Promise<void> => void (await endProjectSession(deps, sessionId)),
  confirm: (token: string) => confirmAccount(deps, token),
  keys: () => deps.keys.published(),
  accounts: accountsOf(deps),
})

/** Builds the sign-on service: register `plugin` on an app, run `jobs` in a worker, pass `service` to the portal. */
export const createSso = (options: Options) => {
  setVariableDefaults(options.db, configuredValues(options.config))
  const vault = vaultOf(options.config)
  const deps = depsOf(options, vault)
  const feature: Feature = { name: 'sign-on', endpoints, handlers: ssoHandlers(deps) }
  const secure = deps.url.startsWith('https:')
  const jobs: readonly Job[] = [
    sendLetter(postOf(options.config, options.db, options.log)),
    mailOfFailures(deps),
    forgetOld(),
  ]
  const context = contextOf(options.db)
  const service = serviceOf(deps)

  const plugin: FastifyPluginAsync = async (app) => {
    await reseal(options.db, vault)
    app.addHook('onRequest', async (request) => refuseForeign(request, new URL(deps.url).origin))
    app.addHook('onSend', async (request, reply) => {
      const lines = setCookies(visitOf(request), {
        secure,
        sessionSeconds: lifetimesNow(options.db).session,
      })
      if (lines.length > 0 && reply.statusCode < 400) reply.header('set-cookie', lines)
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
    app.get('/sso/.well-known/jwks.json', async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300')
      return deps.keys.published()
    })
    mountFeatures(app, [feature], context, '/sso/api', { bodyLimit: bodyLimitOfForms })
    await app.register(accountRoutes(service.accounts, options.config.backChannelSecret, context))
    if (deps.upstream) addUpstreamRoutes(app, deps, deps.upstream)
    await warmPasswords()
  }
  return { feature, contextOf: context, jobs, service, plugin }
}
