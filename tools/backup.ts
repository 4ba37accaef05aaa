import { join } from 'node:path'
import { loadConfig } from '#platform/server/config.ts'
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts'
import { backup } from './backup/backup.ts'
import { restore } from './backup/restore.ts'

/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`, on the database and files of the configuration. */
const [action, folder] = process.argv.slice(2)
const actions = { backup, restore }

if (!folder || (action !== 'backup' && action !== 'restore')) {
  process.stderr.write('npm run backup -- FOLDER, or npm run restore -- FOLDER\n')
  process.exit(1)
}
const config = loadConfig(process.env)
const server = config.databaseUrl
  ? { url: config.databaseUrl, stop: async () => {} }
  : await startEmbeddedPostgres({ dataDir: config.dataDir, log: { info: () => {}, warn: console.warn } })
try {
  const tables = await actions[action]({ url: server.url, files: join(config.dataDir, 'files'), folder })
  process.stdout.write(`${action} done: ${tables} tables and the files, ${folder}\n`)
} finally {
  await server.stop()
}
