import { sql } from 'kysely'
import { offerFirstStart } from '#features/first-start'
import { loadConfig, type Config } from '#platform/server/config.ts'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/server/database/embedded.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { treeStorage } from '#platform/server/files/storage.ts'
import { loadWorkbooks } from '#platform/server/spreadsheets/write-sheet.ts'
import { startTracing } from '#platform/server/tracing/start-tracing.ts'
import { filesTree } from '#platform/server/trees/portal-trees.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import { demoAccounts, demoPassword } from '../../database/demo/accounts.ts'
import { isEmpty } from '../../database/demo/is-empty.ts'
import { refuseDemoAccounts } from '../../database/demo/left-over.ts'
import { addPages } from './pages.ts'
import { createPortal } from './portal.ts'

const say = (line = ''): void => void process.stdout.write(`${line}\n`)

const plainLog = { info: say, warn: say, error: say }

/** Pool size of one process: shared by requests, jobs and their transactions. */
const poolSize = 20

/** A running portal. `stop` lets requests finish and ends jobs and database; further calls wait for the same end. */
export type RunningPortal = { stop: () => Promise<void> }

type OpenDatabase = Pick<EmbeddedPostgres, 'url' | 'where' | 'isRestarting' | 'stop'>

const openDatabase = async (config: Config): Promise<OpenDatabase> => {
  if (config.databaseUrl)
    return { url: config.databaseUrl, where: 'DATABASE_URL', isRestarting: () => false, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir: config.dataDir, log: plainLog, keep: true })
}

const serve = async (config: Config, server: OpenDatabase): Promise<RunningPortal> => {
  await migrate(server.url)
  const pool = createPool(server.url, { max: poolSize })
  const db = createDatabase(pool)
  // On a server of one's own its administrator decides about extensions.
  if (!config.databaseUrl)
    await sql`create extension if not exists pg_stat_statements`.execute(db).catch(() => {})
  if (config.mode === 'production') await refuseDemoAccounts(db)
  const seeded = config.mode === 'demo' && (await isEmpty(db))
  if (seeded) {
    // Loaded only for seeding: the demo's texts and writers are a tenth of the program.
    const { seedDemo } = await import('../../database/demo/index.ts')
    await seedDemo(db, { files: treeStorage(filesTree(config)) })
  }

  const portal = await createPortal({
    config,
    url: server.url,
    pool,
    db,
    isDatabaseRestarting: server.isRestarting,
  })
  await addPages(portal.app, {
    origin: config.publicUrl,
    askIn: portal.askIn,
    signOnInside: config.ssoUrl === undefined,
    variables: () => variablesOf(db),
  })
  if (config.worker !== 'none') await portal.startWorker()
  portal.watch()
  await loadWorkbooks()
  if (config.worker !== 'only') await portal.app.listen({ port: config.port, host: config.host })
  say(`Database: ${server.where}`)
  say(`Runway is ready at ${config.publicUrl}`)
  // A reader of the log may administer an empty portal; a worker shows no pages.
  const link =
    config.mode === 'production' && config.worker !== 'only'
      ? await offerFirstStart(db, config.publicUrl)
      : null
  if (link) say(`Nobody administers the portal yet. Open this within 24 hours, it works once:\n  ${link}`)
  if (config.mode === 'demo') {
    say(`Demo accounts (password ${demoPassword}):`)
    for (const { email, role } of demoAccounts) say(`  ${email.padEnd(28)} ${role}`)
  }

  let stopped: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    await portal.stop()
    await pool.end()
    await server.stop()
  }
  return { stop: () => (stopped ??= stop()) }
}

/**
 * Runs a portal with these environment variables: opens and migrates its database, seeds an empty demo and serves
 * requests. Throws for invalid variables, or if the database does not open.
 */
export const runPortal = async (variables: NodeJS.ProcessEnv): Promise<RunningPortal> => {
  const config = loadConfig(variables)
  const tracing = await startTracing(config.tracing, 'runway')
  const server = await openDatabase(config)
  // A failed start must not leave the embedded database server running.
  const portal = await serve(config, server).catch(async (error: Error) => {
    await server.stop()
    throw error
  })
  return { stop: () => portal.stop().then(tracing.stop) }
}
