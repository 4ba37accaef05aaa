import { access, constants, mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { backupFinding } from '#features/administration'
import { loadConfig, type Config } from '#platform/server/config.ts'
import { checkServer } from '#platform/server/database/check-server.ts'
import { migrationsFolder, readMigrations } from '#platform/server/database/migration-files.ts'
import { filesFolder } from '#platform/server/files/files-folder.ts'
import { secretKeysOf } from '#platform/server/secrets/vault-key.ts'
import { probeTree } from '#platform/server/trees/probe-tree.ts'
import { s3Tree } from '#platform/server/trees/s3-tree.ts'
import { checkBounces, checkMail, senderFindings } from './examine-mail.ts'
import { error, messageOf, warning, type Check, type Finding, type ReadRoom } from './finding.ts'

/** Bytes below which uploads and backups soon find no room. */
const littleRoom = 1024 ** 3

/** Seconds by which two clocks may differ: tokens and deadlines go by both. */
const clockTolerance = 30

const isWritable = async (folder: string): Promise<boolean> => {
  const probe = join(folder, `.doctor-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(probe, '')
    await rm(probe)
    return true
  } catch {
    return false
  }
}

const roomOn: ReadRoom = async (folder) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const checkFolder = async (name: string, folder: string, readRoom: ReadRoom): Promise<Finding[]> => {
  if (!(await isWritable(folder)))
    return [
      error(`${name}: ${folder} cannot be written`, 'Give the user of the portal the right to write there.'),
    ]
  const room = await readRoom(folder)
  return room < littleRoom
    ? [
        warning(
          `${name}: ${folder} has only ${Math.floor(room / 1024 ** 2)} MB left`,
          'Free some room or move it.',
        ),
      ]
    : []
}

const checkFolders: Check = ({ dataDir }, readRoom) => checkFolder('DATA_DIR', filesFolder(dataDir), readRoom)

/** Whatever is stored in S3: a small file is written, read and deleted. */
const checkS3: Check = async ({ s3 }) => {
  if (!s3) return []
  try {
    await probeTree(s3Tree(s3).within('doctor'))
    return []
  } catch (thrown) {
    return [
      error(
        `S3_URL: the storage refuses: ${messageOf(thrown)}`,
        'Check address, bucket, region and key; the key must read, write, list and delete.',
      ),
    ]
  }
}

const checkKeys: Check = async (config) => {
  try {
    secretKeysOf(config)
  } catch (thrown) {
    return [
      error(messageOf(thrown), 'Make a key with "openssl rand -base64 32" and keep it apart from backups.'),
    ]
  }
  const { secretsKeyFile } = config
  if (!secretsKeyFile) return []
  const { mode } = await stat(secretsKeyFile)
  return (mode & 0o077) === 0
    ? []
    : [warning(`SECRETS_KEY_FILE: others may read ${secretsKeyFile}`, `chmod 600 ${secretsKeyFile}`)]
}

/** Whether the receiver of traces takes an empty export. */
const checkTraces: Check = async ({ tracing }) => {
  if (!tracing) return []
  try {
    const { ok, status } = await fetch(tracing.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...tracing.headers },
      body: '{"resourceSpans":[]}',
      signal: AbortSignal.timeout(5000),
    })
    if (ok) return []
    throw new Error(`status ${status}`)
  } catch (thrown) {
    return [
      warning(
        `OTEL_EXPORTER_OTLP_ENDPOINT: the receiver of traces refuses: ${messageOf((thrown as Error).cause ?? thrown)}`,
        'Check its address and OTEL_EXPORTER_OTLP_HEADERS; without it traces are lost, and nothing else.',
      ),
    ]
  }
}

const checkBackups: Check = async ({ backups, dataDir, mode }, readRoom) => {
  if (backups?.in === 's3') return []
  if (!backups)
    return mode === 'production'
      ? [warning('BACKUP_FOLDER: no backups are made', 'Set it to a folder on another disk.')]
      : []
  const found = await checkFolder('BACKUP_FOLDER', backups.folder, readRoom)
  if (found.some(({ level }) => level === 'error')) return found
  const [data, saved] = await Promise.all([
    stat(
      await access(dataDir, constants.F_OK).then(
        () => dataDir,
        () => dirname(resolve(dataDir)),
      ),
    ),
    stat(backups.folder),
  ])
  return data.dev === saved.dev
    ? [
        ...found,
        warning('BACKUP_FOLDER: backups lie on the same disk as the data', 'Put them on another disk.'),
      ]
    : found
}

const checkMigrations = async (client: pg.Client): Promise<Finding[]> => {
  const files = readMigrations(migrationsFolder())
  const { rows: tables } = await client.query<{ there: boolean }>(
    `select to_regclass('public.schema_migration') is not null as there`,
  )
  if (!tables[0]!.there) return [warning('The database is empty', 'The first start fills it.')]
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  )
  const landed = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  const missing = files.filter(({ name }) => !landed.has(name))
  const changed = files.filter(({ name, checksum }) => landed.has(name) && landed.get(name) !== checksum)
  return [
    ...changed.map(({ name }) =>
      error(
        `The migration ${name} is not the one that was applied`,
        'Install the portal anew from its release.',
      ),
    ),
    ...(missing.length > 0
      ? [
          warning(
            `Migrations that wait: ${missing.length}, from ${missing[0]!.name}`,
            'They run at the next start: back up first.',
          ),
        ]
      : []),
  ]
}

type ServerFacts = {
  seconds: number
  makesDatabases: boolean
  setsReplication: boolean
  administrators: number | null
  lastProved: number | null
  sender: string | null
}

const checkContents = async (client: pg.Client, config: Config, now: () => number): Promise<Finding[]> => {
  const { backups, mode } = config
  const { rows } = await client.query<ServerFacts>(`
    select extract(epoch from clock_timestamp())::float8 as seconds,
      (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as "makesDatabases",
      has_parameter_privilege(current_user, 'session_replication_role', 'SET') as "setsReplication",
      (select count(*)::int from person_role r join person p on p.uid = r.person_uid
        where r.role = 'ADMIN' and p.status = 'A' and p.erased_at is null) as administrators,
      (select extract(epoch from now() - max(started_at))::float8 / 3600 from portal_backup
        where proved_at is not null and removed_at is null) as "lastProved",
      (select value #>> '{}' from application_setting where key = 'mailSender') as sender`)
  const { seconds, makesDatabases, setsReplication, administrators, lastProved, sender } = rows[0]!
  const apart = Math.abs(seconds - now() / 1000)
  return [
    ...(apart > clockTolerance
      ? [
          error(
            `The clocks of portal and database differ by ${Math.round(apart)} seconds`,
            'Let both machines keep time (NTP).',
          ),
        ]
      : []),
    ...(mode === 'production' && administrators === 0
      ? [
          warning(
            'Nobody administers the portal',
            'Restart it and open the link that its log shows, or register and run: npm run grant-admin -- ADDRESS',
          ),
        ]
      : []),
    ...(backups && !makesDatabases
      ? [
          error(
            'The role of DATABASE_URL may not make databases, so no backup is proved',
            'alter role … createdb',
          ),
        ]
      : []),
    ...(backups && !setsReplication
      ? [
          error(
            'The role of DATABASE_URL may not set session_replication_role, so no backup is proved or restored',
            'grant set on parameter session_replication_role to …',
          ),
        ]
      : []),
    ...(backupFinding({ on: backups !== null, ageHours: lastProved })
      ? [
          warning(
            lastProved === null
              ? 'No backup was proved yet'
              : `The last proved backup is ${Math.floor(lastProved)} hours old`,
            'See “State of the portal”, and that a worker runs (WORKER).',
          ),
        ]
      : []),
    ...senderFindings(config, sender),
  ]
}

/** Looks at the database of an address, as the portal would open it. */
export const examineDatabase = async (
  url: string,
  config: Config,
  now: () => number = Date.now,
): Promise<Finding[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (thrown) {
    return [
      error(
        `DATABASE_URL: the database does not answer: ${messageOf(thrown)}`,
        'Check that it runs, and the address.',
      ),
    ]
  }
  try {
    await checkServer(client)
    const found = await checkMigrations(client)
    // What a later migration makes is not there yet.
    return found.length > 0 ? found : await checkContents(client, config, now)
  } catch (thrown) {
    return [error(messageOf(thrown), 'The portal does not start on it.')]
  } finally {
    await client.end()
  }
}

/** Looks at the settings and what they name, but for the database. */
export const examineSettings = async (config: Config, readRoom = roomOn): Promise<Finding[]> =>
  (
    await Promise.all(
      [checkFolders, checkS3, checkKeys, checkMail, checkBounces, checkTraces, checkBackups].map((check) =>
        check(config, readRoom),
      ),
    )
  ).flat()

/** The settings of the environment, or what is wrong with them. */
export const readSettings = (env: NodeJS.ProcessEnv): Config | Finding[] => {
  try {
    return loadConfig(env)
  } catch (thrown) {
    return [error(messageOf(thrown), 'The README lists all variables.')]
  }
}
