import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate } from '#platform/server/database/migrate.ts'
import { insidePath, type Tree } from '#platform/server/trees/tree.ts'
import type { BackupKey } from './backup-keys.ts'
import { filePlace, tablePlace } from './backup.ts'
import { readManifest, type Contents } from './manifest.ts'
import { nothing } from './nothing.ts'
import { openStream } from './sealed-stream.ts'
import { connectForCopy, continueSequences, copyTarget, nameOf } from './tables.ts'
import { tallyStream } from './tally.ts'

/** What is restored from where; one of the keys must be the one of the backup. */
export type RestoreOptions = {
  url: string
  /** The place of uploaded files; null only reads and checks them. */
  files: Tree | null
  from: Tree
  keys: readonly BackupKey[]
  /** Gives the restore up. */
  signal?: AbortSignal | undefined
}

const checkMigrations = async (client: pg.Client, { migrations }: Contents): Promise<void> => {
  const { rows } = await client.query<Contents['migrations'][number]>(
    'select name, checksum from schema_migration order by name',
  )
  if (JSON.stringify(rows) !== JSON.stringify(migrations)) {
    throw new Error(
      'The backup is of another version of the portal: restore it with that one, then start this one',
    )
  }
}

const damaged = (place: string): Error =>
  new Error(`${place} of the backup is damaged: it is not what was saved`)

const readFiles = async (
  { files, from, signal }: RestoreOptions,
  contents: Contents,
  key: Buffer,
): Promise<void> => {
  for (const { path, sha256 } of contents.files) {
    const place = filePlace(insidePath(path))
    const tally = tallyStream()
    const whole = pipeline(
      [await from.read(place), openStream(key, place), tally.stream, ...(files ? [] : [nothing()])],
      {
        signal,
      },
    )
    // Written as it is read; the file is there only if the last byte was right.
    await Promise.all([whole, files?.write(path, tally.stream)])
    if (tally.total().sha256 !== sha256) throw damaged(place)
  }
}

const readTables = async (
  client: pg.Client,
  { from, signal }: RestoreOptions,
  { tables }: Contents,
  key: Buffer,
): Promise<void> => {
  // Rows come in no order that foreign keys would like, and triggers have done their work before.
  await client.query(`set local session_replication_role = 'replica'`)
  await client.query(`truncate ${tables.map(nameOf).join(', ')}`)
  for (const table of tables) {
    const place = tablePlace(table)
    const tally = tallyStream()
    await pipeline(
      await from.read(place),
      openStream(key, place),
      createGunzip(),
      tally.stream,
      client.query(copyFrom(`copy ${copyTarget(table)} from stdin`)),
      { signal },
    )
    if (tally.total().sha256 !== table.sha256) throw damaged(place)
  }
  await continueSequences(client, tables)
}

/**
 * Fills an empty database and the place of files from a backup, all or nothing. Errors: no finished backup, another
 * version, the wrong key, a damaged or empty backup, a database that is not empty.
 */
export const restore = async (options: RestoreOptions): Promise<Contents> => {
  const { contents, key } = await readManifest(options.from, options.keys)
  const people = contents.tables.find(({ schema, name }) => schema === 'public' && name === 'person')
  if (!people?.rows)
    throw new Error(`${options.from.name} holds a backup of an empty portal: there is nothing to restore`)
  await migrate(options.url)
  const client = await connectForCopy(options.url)
  try {
    await checkMigrations(client, contents)
    const { rows } = await client.query<{ used: boolean }>(
      'select exists (select from person) or exists (select from sso.account) as used',
    )
    if (rows[0]!.used) throw new Error('The database is not empty: restore into a new one')
    await readFiles(options, contents, key)
    await client.query('begin')
    await readTables(client, options, contents, key)
    await client.query('commit')
    return contents
  } finally {
    await client.end()
  }
}
