import { mkdirSync } from 'node:fs'
import type { Db } from '#platform/server/context.ts'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { seedDemo } from '../../../database/demo/index.ts'

/** A demo database, reused between measurements; `prepare` adds the data of a measurement. */
export const openDemo = async <T>(
  prepare: (db: Db) => Promise<T>,
): Promise<{ url: string; prepared: T; stop: () => Promise<void> }> => {
  mkdirSync('.cache/bench', { recursive: true })
  const server = await startEmbeddedPostgres({
    dataDir: '.cache/bench/screens',
    log: { info: () => {}, warn: (line) => void process.stderr.write(`${line}\n`) },
  })
  await migrate(server.url)
  const pool = createPool(server.url)
  const db = createDatabase(pool)
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from project')
  if (rows[0]!.n === 0) await seedDemo(db)
  const prepared = await prepare(db)
  await pool.end()
  return { url: server.url, prepared, stop: server.stop }
}
