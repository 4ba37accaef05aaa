import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts'
import { journeysPort } from './origin.ts'

/** Starts the built portal on a fresh database: of TEST_DATABASE_URL, or of an embedded server in a temporary folder. */
const dataDir = mkdtempSync(join(tmpdir(), 'runway-journeys-'))
const given = process.env['TEST_DATABASE_URL']
const server = given
  ? { url: given, stop: async () => {} }
  : await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.warn }, durable: false })

const name = `journeys_${process.pid}`
const client = new pg.Client({ connectionString: server.url })
await client.connect()
await client.query(`create database ${name}`)
await client.end()
const url = new URL(server.url)
url.pathname = `/${name}`

Object.assign(process.env, {
  PORT: String(journeysPort),
  DATA_DIR: dataDir,
  DATABASE_URL: url.href,
  RUNWAY_MODE: 'demo',
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '100000',
  NODE_ENV: 'production',
})
const cleanUp = (): void => rmSync(dataDir, { recursive: true, force: true })
process.on('SIGTERM', () => {
  // The portal stops by itself on the same signal; the server and the folder go after it.
  setTimeout(() => void server.stop().finally(cleanUp), 1500)
})
await import('../../../dist/server/main.js' as string)
