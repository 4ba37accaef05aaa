import { loadConfig, type Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/context.ts'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts'
import { migrate } from '#platform/server/database/migrate.ts'

/** Runs a command on the migrated database of the configuration, and stops everything it started. */
export const onDatabase = async (
  run: (db: Db, config: Config, url: string) => Promise<void>,
): Promise<void> => {
  // Commands need no mail server and no public URL.
  const config = loadConfig({ ...process.env, RUNWAY_MODE: 'demo' })
  const log = { info: () => {}, warn: console.warn, error: console.error }
  const server = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log })
  try {
    await migrate(server.url)
    const db = createDatabase(createPool(server.url, { max: 2 }))
    try {
      await run(db, config, server.url)
    } finally {
      await db.destroy()
    }
  } finally {
    await server.stop()
  }
}
