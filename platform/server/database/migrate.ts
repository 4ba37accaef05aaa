import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { checkServer } from './check-server.ts'
import { silentLog, type DatabaseLog } from './log.ts'
import { migrationsFolder, readMigrations, type MigrationFile } from './migration-files.ts'

const advisoryLock = 7_284_001

const readLanded = async (client: pg.Client): Promise<Map<string, string>> => {
  await client.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

const apply = async (client: pg.Client, file: MigrationFile): Promise<void> => {
  await client.query('begin')
  try {
    await client.query(file.text)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      file.name,
      file.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${file.name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/** Recorded migrations that this version does not know are a newer version's: the older one keeps running alongside it. */
const applyMissing = async (client: pg.Client, files: MigrationFile[], log: DatabaseLog): Promise<void> => {
  const landed = await readLanded(client)
  for (const file of files) {
    const checksum = landed.get(file.name)
    if (checksum !== undefined && checksum !== file.checksum)
      throw new Error(`The migration ${file.name} was changed after it had landed; write a new one instead`)
  }
  for (const file of files.filter(({ name }) => !landed.has(name))) {
    await apply(client, file)
    log.info(`Migration ${file.name} applied`)
  }
}

const quietWorker = new Logger(() => () => {})

/** Migrates the database to this version, one process at a time: our tables and the job queue's. */
export const migrate = async (
  url: string,
  options: { log?: DatabaseLog; folder?: string } = {},
): Promise<void> => {
  const files = readMigrations(options.folder ?? migrationsFolder())
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await checkServer(client)
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    await applyMissing(client, files, options.log ?? silentLog)
    await runMigrations({ connectionString: url, logger: quietWorker, maxPoolSize: 1 })
  } finally {
    // Closing the session also releases the lock.
    await client.end()
  }
}
