import { PassThrough, type Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { MissingFile, type Tree } from '#platform/server/trees/tree.ts'
import type { BackupKey } from './backup-keys.ts'
import { writeManifest, type Contents } from './manifest.ts'
import { sealStream } from './sealed-stream.ts'
import { connectForCopy, copyTarget, listTables, type Table } from './tables.ts'
import { tallyStream, type Tally } from './tally.ts'

/** Where a backup comes from and goes to; `key` encrypts it. */
export type BackupOptions = {
  url: string
  files: Tree
  to: Tree
  key: BackupKey
  /** Gives the backup up. */
  signal?: AbortSignal | undefined
}

/** The place of a table's rows in a backup. */
export const tablePlace = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `tables/${schema}.${name}.gz`

/** The place of a file in a backup. */
export const filePlace = (path: string): string => `files/${path}`

/** Sends what is read through the transforms into a file of the backup; fails with what failed first. */
const writeThrough = async (
  { to, signal }: BackupOptions,
  place: string,
  from: Readable,
  ...transforms: Transform[]
): Promise<void> => {
  const written = new PassThrough()
  const failures: unknown[] = []
  const noted = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => {
      failures.push(error)
    })
  await Promise.all([
    noted(pipeline([from, ...transforms, written], { signal })),
    noted(to.write(place, written)),
  ])
  if (failures.length > 0) throw failures[0]
}

const writeTables = async (client: pg.Client, options: BackupOptions): Promise<Contents['tables']> => {
  const written: Contents['tables'] = []
  for (const table of await listTables(client)) {
    const place = tablePlace(table)
    const tally = tallyStream()
    await writeThrough(
      options,
      place,
      client.query(copyTo(`copy ${copyTarget(table)} to stdout`)),
      tally.stream,
      createGzip({ level: 1 }),
      sealStream(options.key.key, place),
    )
    const { lines, sha256 } = tally.total()
    written.push({ ...table, rows: lines, sha256 })
  }
  return written
}

const pathsOf = async (files: Tree): Promise<string[]> => {
  const paths: string[] = []
  for await (const { path } of files.list()) paths.push(path)
  return paths.toSorted((a, b) => (a < b ? -1 : 1))
}

/** Copies a file; null where it was deleted meanwhile. */
const writeFileOf = async (path: string, options: BackupOptions): Promise<Tally | null> => {
  const place = filePlace(path)
  const tally = tallyStream()
  try {
    const bytes = await options.files.read(path)
    await writeThrough(options, place, bytes, tally.stream, sealStream(options.key.key, place))
    return tally.total()
  } catch (error) {
    if (error instanceof MissingFile) return null
    throw error
  }
}

const isEmpty = async (tree: Tree): Promise<boolean> => {
  const files = tree.list()[Symbol.asyncIterator]()
  const { done } = await files.next()
  await files.return?.()
  return done === true
}

/**
 * Writes the database, as it is at one moment, and the uploaded files into an empty place, compressed and encrypted.
 * The portal may run. Errors: the folder holds a backup; what the database or the disk reports.
 */
export const backup = async (options: BackupOptions): Promise<Contents> => {
  const { url, files, to, key } = options
  if (!(await isEmpty(to.within('tables')))) throw new Error(`${to.name} holds a backup already`)
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
    for (const path of await pathsOf(files)) {
      const tally = await writeFileOf(path, options)
      if (tally) written.push({ path, bytes: tally.bytes, sha256: tally.sha256 })
    }
    const contents = { migrations, tables, files: written }
    await writeManifest(to, contents, key)
    return contents
  } finally {
    await client.end()
  }
}
