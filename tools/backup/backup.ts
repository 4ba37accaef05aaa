import { createWriteStream } from 'node:fs'
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { copyTarget, listTables } from './tables.ts'

/** Writes a consistent snapshot of the database, and the uploaded files, to an empty folder. The portal may be running. */
export const backup = async (options: { url: string; files: string; folder: string }): Promise<number> => {
  const { url, files, folder } = options
  await mkdir(join(folder, 'tables'), { recursive: true })
  if ((await readdir(join(folder, 'tables'))).length > 0) throw new Error(`${folder} holds a backup already`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const tables = await listTables(client)
    const { rows: migrations } = await client.query(
      'select name, checksum from schema_migration order by name',
    )
    for (const table of tables) {
      await pipeline(
        client.query(copyTo(`copy ${copyTarget(table)} to stdout`)),
        createGzip({ level: 1 }),
        createWriteStream(join(folder, 'tables', `${table.schema}.${table.name}.gz`)),
      )
    }
    // After the rows: a file whose row is in the backup is already on the disk.
    await cp(files, join(folder, 'files'), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    // Last, so that an interrupted backup does not look complete.
    await writeFile(join(folder, 'backup.json'), JSON.stringify({ migrations, tables }, null, 2))
    return tables.length
  } finally {
    await client.end()
  }
}
