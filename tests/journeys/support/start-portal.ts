import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts'
import { databaseNote, journeysOrigin, journeysPort } from './origin.ts'

/** Starts the built portal on a fresh database: of TEST_DATABASE_URL, or of an embedded server in a temporary folder. */
const dataDir = mkdtempSync(join(tmpdir(), 'runway-journeys-'))
const given = process.env['TEST_DATABASE_URL']
const server = given
  ? { url: given, where: dataDir, stop: async () => {} }
  : await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.warn }, durable: false })

const name = `journeys_${process.pid}`
const client = new pg.Client({ connectionString: server.url })
await client.connect()
await client.query(`create database ${name}`)
await client.end()
const url = new URL(server.url)
url.pathname = `/${name}`

const portal = spawn(process.execPath, [join(import.meta.dirname, '../../../dist/server/main.js')], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(journeysPort),
    DATA_DIR: dataDir,
    DATABASE_URL: url.href,
    PUBLIC_URL: journeysOrigin,
    RUNWAY_MODE: 'demo',
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '100000',
    NODE_ENV: 'production',
  },
})
// What no page shows, a confirmation link or an ended session, the tests look up and change in the database.
mkdirSync(dirname(databaseNote), { recursive: true })
writeFileSync(databaseNote, url.href)
const cleanUp = (): void => {
  for (const folder of [dataDir, server.where]) rmSync(folder, { recursive: true, force: true })
  rmSync(databaseNote, { force: true })
}

// The portal's end is the end of its database and of all files.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => portal.kill('SIGTERM'))
portal.on('exit', (code) => void server.stop().finally(() => (cleanUp(), process.exit(code ?? 0))))
