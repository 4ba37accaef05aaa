import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '#platform/server/config.ts'
import { createDatabase, pingDatabase } from '#platform/server/database/connection.ts'
import { createHttpApp } from '#platform/server/http/app.ts'
import { serveAssets } from '#platform/server/http/built-assets.ts'
import { followVariables, variablesOf } from '#platform/server/variables/live-variables.ts'
import { asLocale, type Locale } from '#platform/web/i18n/locales.ts'
import { createSso } from './app.ts'
import { serveCheckFrame } from './check-frame.page.ts'
import { servePages } from './pages.ts'
import { startSsoWorker } from './worker.ts'

/** The service as a separate program, on its own port. */
export type Standalone = { app: FastifyInstance; stop: () => Promise<void> }

const addPages = async (
  app: FastifyInstance,
  folder: string,
  { portalUrl, language }: { portalUrl: string; language: () => Locale | null },
): Promise<void> => {
  if (!existsSync(join(folder, 'sso.html')))
    throw new Error('The pages are not built yet: run `npm run build`')
  await serveAssets(app, folder)
  await app.register(fastifyStatic, { root: folder, serve: false })
  // Requested by every page besides its assets.
  for (const file of ['theme.js', 'favicon.svg'])
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file, { maxAge: 3_600_000 }))
  servePages(app, folder, { apart: true, language })
  serveCheckFrame(app, folder, portalUrl)
}

/** Composes the service without the portal. `ssoUrl` is its public URL; `pages` the folder of its built pages. */
export const createStandalone = async (options: {
  config: Config & { ssoUrl: string }
  pool: pg.Pool
  pages?: string
}): Promise<Standalone> => {
  const { config, pool } = options
  const db = createDatabase(pool)
  const app = await createHttpApp({
    logLevel: config.logLevel,
    https: config.ssoUrl.startsWith('https:'),
    requestsPerMinute: () => variablesOf(db).requestsPerMinute,
    trustProxy: config.trustProxy,
    constraintErrors: {},
  })
  const stopFollowing = followVariables(db, ({ logLevel }) => {
    app.log.level = logLevel
  })
  const sso = createSso({ db, config, log: app.log })
  await app.register(sso.plugin)
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const database = await pingDatabase(pool)
    return reply.status(database ? 200 : 503).send({ status: database ? 'ready' : 'not ready', database })
  })
  if (options.pages)
    await addPages(app, options.pages, {
      portalUrl: config.publicUrl,
      language: () => asLocale(variablesOf(db).languages),
    })
  const worker = config.worker === 'none' ? null : startSsoWorker({ pool, db, jobs: sso.jobs, log: app.log })
  return {
    app,
    stop: async () => {
      stopFollowing()
      await worker?.stop()
      await app.close()
    },
  }
}
