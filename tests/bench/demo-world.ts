import { mkdirSync } from 'node:fs'
import pg from 'pg'
import { seedDemo } from '../../database/demo/index.ts'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { startPortal } from './servers.ts'
import { countStatements } from './statement-costs.ts'

export type Say = (line: string) => void

type Of = {
  /** Folder below `.cache/bench`; it is filled once and used again. */
  name: string
  port: number
  say: Say
  /** Adds the rows to measure, unless they are there. */
  fill: (client: pg.Client) => Promise<void>
  measure: (given: { client: pg.Client; origin: string }) => Promise<void>
}

/** Runs a portal on the demo with many more rows of one kind, and measures it while the database counts its statements. */
export const onDemo = async ({ name, port, say, fill, measure }: Of): Promise<void> => {
  mkdirSync('.cache/bench', { recursive: true })
  const start = () =>
    startEmbeddedPostgres({ dataDir: `.cache/bench/${name}`, log: { info: () => {}, warn: say } })
  const first = await start()
  await migrate(first.url)
  // The portal fills an empty database with the demo: done before, so that both stand in one.
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
  const portal = await startPortal(server.url, port)
  await measure({ client, origin: portal.origin })
  await portal.stop()
  await client.end()
  await server.stop()
}

/** A line of a table of costs: what was measured, its milliseconds, and whether the goal holds. */
export const sayCost = (say: Say, name: string, ms: number, goal: number): void =>
  say(`| ${name} | ${ms.toFixed(1)} | <= ${goal}: ${ms <= goal ? 'holds' : 'MISSED'} |`)
