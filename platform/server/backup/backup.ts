import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { BackupKey } from './backup-keys.ts'
import { writeManifest, type Contents } from './manifest.ts'
import { sealStream } from './sealed-stream.ts'
import { connectForCopy, copyTarget, listTables, type Table } from './tables.ts'
import { tallyStream, type Tally } from './tally.ts'

/** Where a backup comes from and goes to; `key` encrypts it. */
export type BackupOptions = {
  url: string
  files: string
  folder: string
  key: BackupKey
  /** Gives the backup up. */
  signal?: AbortSignal | undefined
}

/** The place of a table's rows in a backup. */
export const tablePlace = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `tables/${schema}.${name}.gz`

/** The place of a file in a backup. */
export const filePlace = (path: string): string => `files/${path}`

const writeTables = async (
  client: pg.Client,
  { folder, key, signal }: BackupOptions,
): Promise<Contents['tables']> => {
  const written: Contents['tables'] = []
  for (const table of await listTables(client)) {
    const place = tablePlace(table)
    const tally = tallyStream()
    await pipeline(
      client.query(copyTo(`copy ${copyTarget(table)} to stdout`)),
      tally.stream,
      createGzip({ level: 1 }),
      sealStream(key.key, place),
      createWriteStream(join(folder, place), { mode: 0o600 }),
      { signal },
    )
    const { lines, sha256 } = tally.total()
    written.push({ ...table, rows: lines, sha256 })
  }
  return written
}

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted((a, b) => (a < b ? -1 : 1))
}

/** Copies a file; null where it was deleted meanwhile. */
const writeFileOf = async (
  path: string,
  { files, folder, key, signal }: BackupOptions,
): Promise<Tally | null> => {
  const place = filePlace(path)
  const tally = tallyStream()
  await mkdir(dirname(join(folder, place)), { recursive: true })
  try {
    await pipeline(
      createReadStream(join(files, path)),
      tally.stream,
      sealStream(key.key, place),
      createWriteStream(join(folder, place), { mode: 0o600 }),
      { signal },
    )
    return tally.total()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/**
 * Writes the database, as it is at one moment, and the uploaded files into an empty folder, compressed and encrypted.
 * The portal may run. Errors: the folder holds a backup; what the database or the disk reports.
 */
export const backup = async (options: BackupOptions): Promise<Contents> => {
  const { url, files, folder, key } = options
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 })
  if ((await readdir(join(folder, 'tables'))).length > 0) throw new Error(`${folder} holds a backup already`)
  const client = await connectForCopy(url)
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const { rows: migrations } = await client.query<Contents['migrations'][number]>(
      'select name, checksum from schema_migration order by name',
    )
    const tables = await writeTables(client, options)
    // The rows are saved: no transaction stays open while files are copied.
    await client.query('commit')
    // After the rows: a file whose row is in the backup is already on the disk.
    const written: Contents['files'] = []
    for (const path of await filesIn(files)) {
      const tally = await writeFileOf(path, options)
      if (tally) written.push({ path, bytes: tally.bytes, sha256: tally.sha256 })
    }
    const contents = { migrations, tables, files: written }
    await writeManifest(folder, contents, key)
    return contents
  } finally {
    await client.end()
  }
}
