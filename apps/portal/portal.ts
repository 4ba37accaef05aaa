import type { FastifyInstance } from 'fastify'
import { hostname } from 'node:os'
import type pg from 'pg'
import { collectCallTimes, startWatching } from '#features/administration'
import { createPortalGate, forgetWorks } from '#features/announcements'
import { isApiToken, openApiToken, tokenGate } from '#features/api-tokens'
import { findUnwantedMails } from '#features/communication'
import { createAuthenticator, createTokenVerifier, followAccount, httpSignOn } from '#features/identity'
import { resealCalendars } from '#features/mentoring'
import { showcaseHooks } from '#features/showcases'
import { webHookTables } from '#features/web-hooks'
import { forgetDevicesOfSession, resealPushKey } from '#features/web-push'
import { projectKey } from '#platform/domain/project-key.ts'
import type { VariableValues } from '#platform/domain/variables/system-variables.ts'
import { backupKeys } from '#platform/server/backup/backup-keys.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/context.ts'
import { filesFolder } from '#platform/server/files/files-folder.ts'
import { createForgetFilesJob } from '#platform/server/files/forget-files.job.ts'
import { reportingStorage, treeStorage } from '#platform/server/files/storage.ts'
import { createSweepFilesJob } from '#platform/server/files/sweep-files.job.ts'
import { virusScan } from '#platform/server/files/virus-scan.ts'
import { resealHooks } from '#platform/server/hooks/reseal-hooks.ts'
import { createHttpApp } from '#platform/server/http/app.ts'
import type { Gate } from '#platform/server/http/gate.ts'
import { mountFeatures } from '#platform/server/http/mount.ts'
import { startWorker, type Worker } from '#platform/server/jobs/worker.ts'
import { configuredTransport } from '#platform/server/mail/configured-transport.ts'
import { createForgetMailsJob } from '#platform/server/mail/forget-mails.job.ts'
import { createSendMailJob } from '#platform/server/mail/send-mail.job.ts'
import { keyFileOf, secretKeysOf, vaultOf } from '#platform/server/secrets/vault-key.ts'
import { addSiteMap } from '#platform/server/site-map/site-map.routes.ts'
import { createSocketHub } from '#platform/server/sockets/hub.ts'
import { mountSocket } from '#platform/server/sockets/socket.routes.ts'
import { socketOrigin } from '#platform/server/sockets/tickets.ts'
import { backupTree, filesTree } from '#platform/server/trees/portal-trees.ts'
import { probeTree } from '#platform/server/trees/probe-tree.ts'
import { configuredValues } from '#platform/server/variables/configured-values.ts'
import {
  followVariables,
  readVariables,
  setVariableDefaults,
  variablesOf,
} from '#platform/server/variables/live-variables.ts'
import { languageParam, locales, type Locale } from '#platform/web/i18n/locales.ts'
import type { Ask } from '#platform/web/public/ask.ts'
import { createSso } from '../sso/server/app.ts'
import { signOnUrl } from '../sso/server/settings.ts'
import { pages } from '../web/public/pages.ts'
import { askAsGuest } from './ask-as-guest.ts'
import { createContextOf } from './context.ts'
import { createFeatures } from './features.ts'
import { addHealth } from './health.ts'
import { addMetrics } from './metrics.ts'
import { addOpenApi } from './openapi.ts'
import { addPreviews } from './previews.ts'

/** Dependencies of a portal process. */
export type PortalOptions = {
  config: Config
  url: string
  pool: pg.Pool
  db: Db
  /** Whether the embedded database server crashed and is being restarted. */
  isDatabaseRestarting?: () => boolean
}

/** A portal process: its app, an optional worker, and a common stop. */
export type Portal = {
  app: FastifyInstance
  /** Makes public calls in process, for server-rendered pages, in the page's language. */
  askIn: (locale: Locale) => Ask
  startWorker: () => Promise<Worker>
  /** Looks every minute at what may be wrong and alarms the administrators: also while no worker lives. */
  watch: () => void
  /** Requests finish, jobs are released, database sessions end. */
  stop: () => Promise<void>
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** The secret shared with an external sign-on service: accounts cannot be managed without it. */
const sharedSecret = ({ backChannelSecret }: Config): string => {
  if (!backChannelSecret) throw new Error('BACK_CHANNEL_SECRET: is needed when SSO_URL is set')
  return backChannelSecret
}

/** Origins of the support chats. */
const chatOrigins = ({ supportChatUrl, supportChatGuestUrl }: VariableValues): string[] => [
  ...new Set([supportChatUrl, supportChatGuestUrl].flatMap((url) => (url ? [new URL(url).origin] : []))),
]

/** Composes platform, features and, unless it runs elsewhere, the sign-on service. Does not listen yet. */
export const createPortal = async (options: PortalOptions): Promise<Portal> => {
  const { config, url, pool, db } = options
  setVariableDefaults(db, configuredValues(config))
  const https = config.publicUrl.startsWith('https:')
  const constraintErrors: Record<string, never> = {}
  const app = await createHttpApp({
    logLevel: config.logLevel,
    https,
    requestsPerMinute: () => variablesOf(db).requestsPerMinute,
    trustProxy: config.trustProxy,
    constraintErrors,
    frames: config.ssoUrl ? [config.ssoUrl] : [],
    scripts: () => chatOrigins(variablesOf(db)),
    socket: socketOrigin(config.publicUrl),
  })
  const { log } = app
  // The first answer already goes by what is stored.
  await readVariables(db)
  const stopFollowing = followVariables(db, ({ logLevel }) => {
    log.level = logLevel
  })
  const sso = config.ssoUrl ? null : createSso({ db, config, log })
  const signOnAddress = signOnUrl(config)
  const signOn = sso ? sso.service : httpSignOn(signOnAddress, sharedSecret(config))
  const verify = createTokenVerifier({
    keys: signOn.keys,
    issuer: signOnAddress,
    audience: projectKey,
  })
  // A page that shows a maintenance notice must find it in force on this process, too.
  const hub = createSocketHub({ db, url, log, onBanner: () => forgetWorks(db) })
  const authenticator = createAuthenticator({
    db,
    verify,
    databaseUrl: url,
    log,
    onAccountChanged: (uid) => {
      followAccount(db, signOn.accounts, uid).catch((error: unknown) =>
        log.warn({ err: error, uid }, 'a changed account is followed with its next token'),
      )
    },
    apiTokens: { isOne: isApiToken, open: (bearer, personOf) => openApiToken(db, bearer, personOf) },
    // A page whose person lost a right connects again, with a new ticket that is checked again.
    onPersonChanged: (uid) => hub.connections.close(uid),
    endedSessions: () => signOn.accounts.endedSessions({}),
    onSessionEnded: (sid) => {
      hub.connections.closeSession(sid)
      forgetDevicesOfSession(db, sid).catch((error: unknown) =>
        log.warn({ err: error }, 'devices of an ended session could not be removed'),
      )
    },
  })
  const uploads = filesTree(config)
  const backupPlace = backupTree(config)
  const files = reportingStorage(treeStorage(uploads))
  const vault = once(() => vaultOf(config))
  const transport = configuredTransport(config, () => variablesOf(db).mailSender, { log })
  const features = createFeatures({
    eventPlatform: config.eventPlatform,
    sockets: () => hub.connections.people().length,
    bounces: config.bounces,
    auditSealFile: config.auditSealFile,
    keyFile: () => keyFileOf(config),
    firstStart: {
      mailSetting: () =>
        [config.smtpUrl, variablesOf(db).mailSender, config.smtpSecondUrl].filter(Boolean).join(' '),
      filesSetting: uploads.name,
      backups: backupPlace && { place: backupPlace.name, probe: () => probeTree(backupPlace) },
    },
    backups: config.backups &&
      backupPlace && {
        base: backupPlace,
        url,
        files: uploads,
        keys: () => backupKeys(secretKeysOf(config)),
      },
    files,
    mail: transport,
    demo: config.mode === 'demo',
    publicUrl: config.publicUrl,
    vault,
    settings: config,
    identity: {
      signOn,
      verify,
      publicUrl: config.publicUrl,
      signOnUrl: signOnAddress,
    },
  })
  for (const feature of features) Object.assign(constraintErrors, feature.constraintErrors)

  let stopping = false
  await addOpenApi(app)
  addSiteMap(app, {
    db,
    origin: config.publicUrl,
    languages: { param: languageParam, codes: locales },
    isListed: () => variablesOf(db).searchEngines === 'on',
    pages: pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path),
    sources: features.flatMap((feature) => feature.siteMap ?? []),
  })
  const storeCallTimes = collectCallTimes(app, db)
  if (config.metricsToken) addMetrics(app, { token: config.metricsToken, pool, db })
  addHealth(app, pool, { isStopping: () => stopping, isDatabaseRestarting: options.isDatabaseRestarting })
  await mountSocket(app, {
    db,
    hub,
    publicUrl: config.publicUrl,
    hasEnded: authenticator.hasEnded,
    opensPerMinute: () => variablesOf(db).requestsPerMinute,
  })
  if (sso) await app.register(sso.plugin)
  const contextOf = createContextOf({ db, files, authenticator })
  const closedByWorks = createPortalGate(db)
  const gate: Gate = async (request) => {
    await tokenGate(request)
    await closedByWorks(request)
  }
  mountFeatures(app, features, contextOf, '/api/v1', {
    scan: virusScan(config.virusScanCommand, log),
    largestUpload: () => variablesOf(db).uploadMegabytes * 1024 * 1024,
    gate,
  })

  const guestsAsk = (locale: Locale): Ask =>
    askAsGuest(features, gate, {
      db,
      files,
      locale,
      acceleratorId: null,
      address: '',
      requestId: 'page',
      page: null,
      log,
    })
  const asks = { ru: guestsAsk('ru'), en: guestsAsk('en') }
  const askIn = (locale: Locale): Ask => asks[locale]
  addPreviews(app, { features, askIn, origin: config.publicUrl })
  const workers: Worker[] = []
  let stopWatching: (() => void) | undefined
  const mail = createSendMailJob({
    transport,
    findUnwanted: findUnwantedMails,
    ...(config.mode === 'demo' ? { print } : {}),
  })
  return {
    app,
    askIn,
    startWorker: async () => {
      for (const tables of [showcaseHooks, webHookTables]) await resealHooks(db, vault, tables)
      await resealCalendars(db, vault)
      await resealPushKey(db, vault)
      const worker = await startWorker({
        pool,
        db,
        url,
        log,
        subscribers: features.flatMap((feature) => feature.subscribers ?? []),
        jobs: [
          ...features.flatMap((feature) => feature.jobs ?? []),
          ...(sso?.jobs ?? []),
          createForgetFilesJob(files),
          createSweepFilesJob(features.flatMap((feature) => feature.files ?? [])),
          mail,
          createForgetMailsJob(),
        ],
      })
      workers.push(worker)
      return worker
    },
    watch: () => {
      stopWatching ??= startWatching({
        db,
        log,
        publicUrl: config.publicUrl,
        mail: transport,
        filesFolder: filesFolder(config.dataDir),
        backupsOn: config.backups !== null,
        host: hostname(),
      })
    },
    stop: async () => {
      stopping = true
      stopFollowing()
      stopWatching?.()
      await Promise.all(workers.map((worker) => worker.stop()))
      await app.close()
      await storeCallTimes()
      await Promise.all([hub.stop(), authenticator.stop()])
      transport?.close()
    },
  }
}
