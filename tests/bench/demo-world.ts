import { mkdirSync } from 'node:fs'
import pg from 'pg'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { seedDemo } from '../../database/demo/index.ts'
import { startPortal } from './servers.ts'
import { countStatements } from './statement-costs.ts'

export type Say = (line: string) => void

type Of = {
  /** Folder below `.cache/bench`, filled once and reused. */
  name: string
  port: number
  say: Say
  /** Adds the rows to measure, unless they exist. */
  fill: (client: pg.Client) => Promise<void>
  measure: (given: { client: pg.Client; origin: string; pid: number }) => Promise<void>
  /** Further settings of the portal. */
  env?: Record<string, string>
}

/**
 * Runs a portal on the demo data with many more rows of one kind, and measures it while the database counts its
 * statements.
 */
export const onDemo = async ({ name, port, say, fill, measure, env }: Of): Promise<void> => {
  mkdirSync('.cache/bench', { recursive: true })
  const start = () =>
    startEmbeddedPostgres({ dataDir: `.cache/bench/${name}`, log: { info: () => {}, warn: say } })
  const first = await start()
  await migrate(first.url)
  // The portal seeds an empty database, so this is done before the rows are added.
  const pool = createPool(first.url)
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from project')
  if (rows[0]!.n === 0) await seedDemo(createDatabase(pool))
  await pool.end()
  const before = new pg.Client({ connectionString: first.url })
  await before.connect()
  await fill(before)
  await countStatements(before)
  await before.end()
  await first.stop()
  const server = await start()
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const portal = await startPortal(server.url, port, env)
  await measure({ client, origin: portal.origin, pid: portal.pid })
  await portal.stop()
  await client.end()
  await server.stop()
}

/** A row of a cost table: what was measured, its milliseconds, and whether the goal is met. */
export const sayCost = (say: Say, name: string, ms: number, goal: number): void =>
  say(`| ${name} | ${ms.toFixed(1)} | <= ${goal}: ${ms <= goal ? 'holds' : 'MISSED'} |`)
