import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { checkServer } from './check-server.ts'
import { silentLog, type DatabaseLog } from './log.ts'
import {
  functionsFolder,
  migrationsFolder,
  readFunctions,
  readMigrations,
  type SqlFile,
} from './migration-files.ts'

const advisoryLock = 7_284_001

/** Tables that record applied files: migrations, applied once, and functions, with their last applied version. */
type Landings = 'schema_migration' | 'schema_function'

const readLanded = async (client: pg.Client, landings: Landings): Promise<Map<string, string>> => {
  await client.query(`create table if not exists ${landings} (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from ${landings}`,
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

const apply = async (client: pg.Client, file: SqlFile, landings: Landings): Promise<void> => {
  await client.query('begin')
  try {
    // A function may call another whose file comes later.
    await client.query('set local check_function_bodies = off')
    await client.query(file.text)
    await client.query(
      `insert into ${landings} (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
      [file.name, file.checksum],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`${file.name} could not be applied: ${(error as Error).message}`, { cause: error })
  }
}

/** Recorded migrations that this version does not know are a newer version's: the older one keeps running alongside it. */
const applyMigrations = async (
  client: pg.Client,
  files: SqlFile[],
  landed: Map<string, string>,
  log: DatabaseLog,
): Promise<void> => {
  for (const file of files) {
    const checksum = landed.get(file.name)
    if (checksum !== undefined && checksum !== file.checksum)
      throw new Error(`The migration ${file.name} was changed after it had landed; write a new one instead`)
  }
  for (const file of files.filter(({ name }) => !landed.has(name))) {
    await apply(client, file, 'schema_migration')
    log.info(`Migration ${file.name} applied`)
  }
}

const applyFunctions = async (client: pg.Client, files: SqlFile[], log: DatabaseLog): Promise<void> => {
  const landed = await readLanded(client, 'schema_function')
  for (const file of files.filter(({ name, checksum }) => landed.get(name) !== checksum)) {
    await apply(client, file, 'schema_function')
    log.info(`Function ${file.name} applied`)
  }
}

const quietWorker = new Logger(() => () => {})

/** For another `folder` of migrations, functions are applied only if `functions` names their folder. */
type Options = { log?: DatabaseLog; folder?: string; functions?: string }

/** Migrates the database to this version, one process at a time: our tables and functions, and the job queue's tables. */
export const migrate = async (url: string, options: Options = {}): Promise<void> => {
  const { log = silentLog, folder } = options
  const migrations = readMigrations(folder ?? migrationsFolder())
  const functions = options.functions ?? (folder === undefined ? functionsFolder() : null)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await checkServer(client)
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    const landed = await readLanded(client, 'schema_migration')
    await applyMigrations(client, migrations, landed, log)
    const known = new Set(migrations.map(({ name }) => name))
    // A newer version's functions fit its tables: an older version must not replace them.
    const isNewest = [...landed.keys()].every((name) => known.has(name))
    if (functions !== null && isNewest) await applyFunctions(client, readFunctions(functions), log)
    await runMigrations({ connectionString: url, logger: quietWorker, maxPoolSize: 1 })
  } finally {
    // Closing the session also releases the lock.
    await client.end()
  }
}
