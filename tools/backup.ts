import { backupKeys } from '#platform/server/backup/backup-keys.ts'
import { backup } from '#platform/server/backup/backup.ts'
import { proveBackup } from '#platform/server/backup/prove.ts'
import { restore } from '#platform/server/backup/restore.ts'
import { loadConfig } from '#platform/server/config.ts'
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts'
import { secretKeysOf } from '#platform/server/secrets/vault-key.ts'
import { folderTree } from '#platform/server/trees/folder-tree.ts'
import { filesTree } from '#platform/server/trees/portal-trees.ts'
import { s3Tree } from '#platform/server/trees/s3-tree.ts'
import type { Tree } from '#platform/server/trees/tree.ts'

/**
 * `npm run backup -- FOLDER` and `npm run restore -- FOLDER`, on the database and files of the configuration; instead of a folder
 * `s3:NAME`, a backup in the bucket of the configuration.
 */
const [action, given = ''] = process.argv.slice(2)

if (!/^(?!s3:$)./.test(given) || (action !== 'backup' && action !== 'restore')) {
  process.stderr.write('npm run backup -- FOLDER, or npm run restore -- FOLDER; in S3: s3:NAME\n')
  process.exit(1)
}
const config = loadConfig(process.env)
const keys = backupKeys(secretKeysOf(config))

const placeOf = (): Tree => {
  if (!given.startsWith('s3:')) return folderTree(given)
  if (!config.s3) throw new Error('S3_URL: is needed for a backup in S3')
  return s3Tree(config.s3).within('backups').within(given.slice(3))
}

const place = placeOf()
const server = config.databaseUrl
  ? { url: config.databaseUrl, stop: async () => {} }
  : await startEmbeddedPostgres({ dataDir: config.dataDir, log: { info: () => {}, warn: console.warn } })
const ends = { url: server.url, files: filesTree(config) }

const save = async () => {
  const contents = await backup({ ...ends, to: place, key: keys[0]! })
  await proveBackup({ url: server.url, from: place, keys })
  return contents
}

try {
  const { tables, files } = await (action === 'backup' ? save() : restore({ ...ends, from: place, keys }))
  const proof = action === 'backup' ? ', restored into a scratch database and compared' : ''
  process.stdout.write(
    `${action} done: ${tables.length} tables and ${files.length} files, ${place.name}${proof}\n`,
  )
} finally {
  await server.stop()
}
