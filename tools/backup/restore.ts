import { createReadStream } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate } from '#platform/server/database/migrate.ts'
import { continueSequences, copyTarget, nameOf, type Table } from './tables.ts'

type Contents = { tables: Table[]; migrations: { name: string; checksum: string }[] }

const readContents = async (folder: string): Promise<Contents> => {
  const text = await readFile(join(folder, 'backup.json'), 'utf8').catch(() => {
    throw new Error(`${folder} holds no finished backup`)
  })
  return JSON.parse(text) as Contents
}

const checkMigrations = async (client: pg.Client, contents: Contents): Promise<void> => {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  )
  if (JSON.stringify(rows) !== JSON.stringify(contents.migrations)) {
    throw new Error(
      'The backup is of another version of the portal: restore it with that one, then start this one',
    )
  }
}

/** Fills an empty database and the folder of files from a backup, all or nothing. */
export const restore = async (options: { url: string; files: string; folder: string }): Promise<number> => {
  const { url, files, folder } = options
  const contents = await readContents(folder)
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await checkMigrations(client, contents)
    const { rows } = await client.query<{ used: boolean }>(
      'select exists (select from person) or exists (select from sso.account) as used',
    )
    if (rows[0]!.used) throw new Error('The database is not empty: restore into a new one')
    await client.query('begin')
    // Rows come in no particular order, which would violate foreign keys, and triggers have already run.
    await client.query(`set local session_replication_role = 'replica'`)
    await client.query(`truncate ${contents.tables.map(nameOf).join(', ')}`)
    for (const table of contents.tables) {
      await pipeline(
        createReadStream(join(folder, 'tables', `${table.schema}.${table.name}.gz`)),
        createGunzip(),
        client.query(copyFrom(`copy ${copyTarget(table)} from stdin`)),
      )
    }
    await continueSequences(client, contents.tables)
    await client.query('commit')
    await cp(join(folder, 'files'), files, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    return contents.tables.length
  } finally {
    await client.end()
  }
}
