import { join } from 'node:path'
import { loadConfig } from '#platform/server/config.ts'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { productFolder } from '#platform/server/product-folder.ts'
import { startTracing } from '#platform/server/tracing/start-tracing.ts'
import { refuseDemoAccounts } from '../../database/demo/left-over.ts'
import { createStandalone } from './server/standalone.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Runs the sign-on service alone; the portal finds it by `SSO_URL`. */
const main = async (): Promise<void> => {
  const read = loadConfig(process.env)
  const port = read.ssoPort
  const config = { ...read, ssoUrl: read.ssoUrl ?? `http://localhost:${port}` }
  const tracing = await startTracing(config.tracing, 'runway-sso')
  const server = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: { info: say, warn: say }, keep: true })
  await migrate(server.url)
  const pool = createPool(server.url)
  const close = async (): Promise<void> => {
    await pool.end()
    await server.stop()
  }
  const begin = async () => {
    if (config.mode === 'production') await refuseDemoAccounts(createDatabase(pool))
    return createStandalone({ config, pool, pages: join(productFolder(), 'dist/web') })
  }
  const service = await begin().catch(async (error: unknown) => {
    await close()
    throw error
  })
  await service.app.listen({ port, host: config.host })
  say(`The sign-on service is ready at ${config.ssoUrl}/sso`)
  say(`It signs people on to the portal at ${config.publicUrl}`)

  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    await service.stop()
    await close()
    await tracing.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop().then(() => process.exit(0)))
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
