// Adds many projects to the demo, for measuring: npm run demo -- --projects 100000
import { parseArgs } from 'node:util'
import { addProjects, isEmpty, seedDemo } from '../database/demo/index.ts'
import { loadConfig } from '#platform/server/config.ts'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { portalFiles } from '#platform/server/files/storage.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const { values } = parseArgs({ options: { projects: { type: 'string', default: '1000' } } })
const projects = Number(values.projects)
if (!Number.isInteger(projects) || projects < 1 || projects > 2_000_000) {
  process.stderr.write('--projects must be a whole number from 1 to 2000000\n')
  process.exit(1)
}

const config = loadConfig(process.env)
const silent = { info: () => {}, warn: say, error: say }
const server = config.databaseUrl
  ? { url: config.databaseUrl, stop: async () => {} }
  : await startEmbeddedPostgres({ dataDir: config.dataDir, log: silent })
await migrate(server.url)
const pool = createPool(server.url, { max: 2 })
const db = createDatabase(pool)
const began = Date.now()
try {
  if (await isEmpty(db)) await seedDemo(db, { files: portalFiles(config.dataDir) })
  await addProjects(db, projects)
  say(`${projects} projects added in ${Math.round((Date.now() - began) / 1000)} s`)
} finally {
  await db.destroy()
  await server.stop()
}
