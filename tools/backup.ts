import { backup } from '#platform/server/backup/backup.ts'
import { backupKeys } from '#platform/server/backup/backup-keys.ts'
import { proveBackup } from '#platform/server/backup/prove.ts'
import { restore } from '#platform/server/backup/restore.ts'
import { loadConfig } from '#platform/server/config.ts'
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts'
import { filesFolder } from '#platform/server/files/storage.ts'
import { secretKeysOf } from '#platform/server/secrets/vault-key.ts'

/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`, on the database and files of the configuration. */
const [action, folder] = process.argv.slice(2)

if (!folder || (action !== 'backup' && action !== 'restore')) {
  process.stderr.write('npm run backup -- FOLDER, or npm run restore -- FOLDER\n')
  process.exit(1)
}
const config = loadConfig(process.env)
const keys = backupKeys(secretKeysOf(config))
const server = config.databaseUrl
  ? { url: config.databaseUrl, stop: async () => {} }
  : await startEmbeddedPostgres({ dataDir: config.dataDir, log: { info: () => {}, warn: console.warn } })
const place = { url: server.url, files: filesFolder(config.dataDir), folder }

const save = async () => {
  const contents = await backup({ ...place, key: keys[0]! })
  await proveBackup({ url: server.url, folder: place.folder, keys })
  return contents
}

try {
  const { tables, files } = await (action === 'backup' ? save() : restore({ ...place, keys }))
  const proof = action === 'backup' ? ', restored into a scratch database and compared' : ''
  process.stdout.write(
    `${action} done: ${tables.length} tables and ${files.length} files, ${folder}${proof}\n`,
  )
} finally {
  await server.stop()
}
