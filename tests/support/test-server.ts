import { createHash, randomInt } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts'
import { silentLog } from '#platform/server/database/log.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import {
  functionsFolder,
  migrationsFolder,
  readFunctions,
  readMigrations,
} from '#platform/server/database/migration-files.ts'

/** The tests' database server, and its migrated template database. */
export type TestServer = {
  url: string
  template: string
  /** Prefix of this run's database names; a later run drops them once this one has ended. */
  prefix: string
  stop: () => Promise<void>
}

/** The URL of another database on the same server. */
export const inDatabase = (url: string, name: string): string => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/**
 * Creates a database as a copy of another one without connections. The file copy strategy is the cheapest, and
 * includes the cache files that PostgreSQL has written for new sessions.
 */
export const copyStatement = (name: string, template: string): string =>
  `create database ${name} template ${template} strategy file_copy`

/** Runs commands on a separate connection. */
export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const templateName = (): string => {
  const hash = createHash('sha256')
  for (const file of [...readMigrations(migrationsFolder()), ...readFunctions(functionsFolder())])
    hash.update(file.name).update(file.checksum)
  return `template_${hash.digest('hex').slice(0, 16)}`
}

const keptTemplates = 3
const advisoryLock = 7_284_002

/** Drops templates of old migrations and databases of killed test files. */
const sweep = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(`
    (select datname as name from pg_database where datname like 'template\\_%' and not datname like '%\\_new'
      and datname not in ('template0', 'template1') order by oid desc offset ${keptTemplates})
    union all
    select datname from pg_database d where datname like 'test\\_%' and not exists (
      select from pg_locks l where l.locktype = 'advisory' and l.classid = ${advisoryLock}
        and l.objid = split_part(datname, '_', 2)::bigint and l.granted)`)
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
}

// A custom server may have any locale; the embedded one was created with the correct one.
const foreignLocale = `encoding 'UTF8' locale_provider icu icu_locale 'ru' lc_collate 'C' lc_ctype 'C.UTF-8'`

const ensureTemplate = async (client: pg.Client, url: string, locale: string): Promise<string> => {
  const name = templateName()
  // Concurrent runs wait here, and all but the first find the template ready.
  await client.query('select pg_advisory_lock($1)', [advisoryLock])
  await sweep(client)
  const found = await client.query('select 1 from pg_database where datname = $1', [name])
  if (found.rowCount === 0) {
    const unfinished = `${name}_new`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished} ${locale} template template0`)
    await migrate(inDatabase(url, unfinished))
    await client.query(`alter database ${unfinished} rename to ${name}`)
    // Copying requires a database without connections, including autovacuum.
    await client.query(`alter database ${name} allow_connections false`)
  }
  await client.query('select pg_advisory_unlock($1)', [advisoryLock])
  return name
}

const memory = '/dev/shm'
const roomInMemory = 4 * 2 ** 30
const beginning = 'runway-tests-'
/** Names the repository that a folder in memory belongs to. */
const repositoryFile = 'repository.txt'

/** Removes folders in memory of deleted repositories. */
const sweepMemory = (): void => {
  for (const name of readdirSync(memory).filter((one) => one.startsWith(beginning))) {
    const folder = join(memory, name)
    const note = join(folder, repositoryFile)
    if (
      statSync(folder).uid === process.getuid?.() &&
      existsSync(note) &&
      !existsSync(readFileSync(note, 'utf8'))
    )
      rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Folder of the embedded server between runs: in memory, or in `.cache` if memory has no space. Each test file
 * creates and drops a database of a thousand files, and ext4 searches for a new inode past all those freed in the
 * last minutes: half way through a run a database took seconds.
 */
const keptIn = (): string => {
  const repository = join(migrationsFolder(), '../..')
  if (!existsSync(memory)) return join(repository, '.cache/test-database')
  sweepMemory()
  const { bavail, bsize } = statfsSync(memory)
  const name = `${beginning}${createHash('sha256').update(repository).digest('hex').slice(0, 12)}`
  const folder = join(memory, name)
  if (!existsSync(folder) && bavail * bsize < roomInMemory) return join(repository, '.cache/test-database')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, repositoryFile), repository)
  return folder
}

/** Opens the tests' server: `TEST_DATABASE_URL`, or an embedded one that is reused between runs. */
export const openTestServer = async (): Promise<TestServer> => {
  const own = process.env['TEST_DATABASE_URL']
  const server = own
    ? { url: own, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: keptIn(), log: silentLog, durable: false })
  const run = randomInt(1, 2 ** 31)
  const client = new pg.Client({ connectionString: server.url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  // Locked until the end of the run: other runs see that our databases are in use.
  await client.query('select pg_advisory_lock($1, $2)', [advisoryLock, run])
  const template = await ensureTemplate(client, server.url, own ? foreignLocale : '')
  const stop = async (): Promise<void> => {
    await client.end()
    await server.stop()
  }
  return { url: server.url, template, prefix: `test_${run}_`, stop }
}
