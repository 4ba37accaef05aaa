import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { nothing, query, type Handler } from '#platform/server/handler.ts'
import { productFolder } from '#platform/server/product-folder.ts'
import { getHealth } from '../contract/health.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'
import { certificateLook } from './alarms/certificate.ts'
import type { BackupSettings } from './backup-settings.ts'
import { readKeyAges } from './key-ages.ts'
import { readPortalNumbers, type PortalNumbers } from './portal-numbers.ts'
import { readSlowestCalls, readSlowestStatements, statementStart } from './slowest.ts'

type Health = ResponseOf<typeof getHealth>

const startedAt = new Date()

/** Version of the running product. */
const productVersion = (): string => {
  const { version } = JSON.parse(readFileSync(join(productFolder(), 'package.json'), 'utf8')) as {
    version?: string
  }
  return version ?? '0'
}

const shownTables = 10

const readDatabase = async (db: Db): Promise<Health['database']> => {
  const [{ rows: facts }, { rows: tables }, { rows: slow }] = await Promise.all([
    sql<Omit<Health['database'], 'tables' | 'slow'>>`
      select current_setting('server_version') as version, count(*)::int as migrations,
        coalesce(max(name), '') as "lastMigration", pg_database_size(current_database())::float8 as bytes,
        (select count(*)::int from pg_stat_activity where datname = current_database()) as connections
      from schema_migration`.execute(db),
    sql<Health['database']['tables'][number]>`
      select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes,
        greatest(c.reltuples, 0)::float8 as rows
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname = 'public'
      order by pg_total_relation_size(c.oid) desc, c.relname limit ${shownTables}`.execute(db),
    // Text of the statement without its values: parameters are sent separately.
    sql<Health['database']['slow'][number]>`
      select extract(epoch from now() - query_start)::int as seconds, ${statementStart} as statement
      from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
        and backend_type = 'client backend' and query_start < now() - interval '1 second'
      order by query_start limit 10`.execute(db),
  ])
  return { ...facts[0]!, tables, slow }
}

type Counted = Pick<Health, 'files' | 'people'>

const readCounts = async (db: Db): Promise<Counted> => {
  const { rows } = await sql<Counted>`
    select (select json_build_object('count', count(*), 'bytes', coalesce(sum(size), 0)) from file) as files,
      (select json_build_object('total', count(*),
        'seenLastDay', count(*) filter (where last_seen_at > now() - interval '1 day'))
        from person where erased_at is null) as people`.execute(db)
  return rows[0]!
}

/** The oldest recorded sizes of the last 30 days, to show growth. */
const readSizesBefore = async (db: Db): Promise<Health['before']> => {
  const { rows } = await sql<NonNullable<Health['before']>>`
    select day::text as day, database_bytes as "databaseBytes", files_bytes as "filesBytes" from portal_size_day
    where day >= current_date - 30 and day < current_date order by day limit 1`.execute(db)
  return rows[0] ?? null
}

const backupFacts = (
  { actor }: SignedIn,
  settings: BackupSettings,
  { provedAt, running, ageSeconds }: PortalNumbers['backups'],
): Health['backups'] => {
  const on = settings !== null
  return {
    on,
    provedAt,
    ageHours: ageSeconds === null ? null : Math.floor(ageSeconds / 3600),
    actions: on && !running && portalCare.act.allows(actor, null) ? ['start'] : [],
  }
}

const readAlarms = async (db: Db): Promise<Health['alarms']> => {
  const { rows } = await sql<Health['alarms'][number]>`
    select finding, value, host, began_at as "beganAt" from portal_alarm
    where ended_at is null order by began_at, id`.execute(db)
  return rows
}

type HealthSettings = {
  backups: BackupSettings
  /** Number of people with an open connection to this process. */
  sockets?: (() => number) | undefined
  publicUrl: string
  /** File of the encryption keys; null if they are in a variable. */
  keyFile?: (() => string | null) | undefined
}

export const getHealthQuery = ({ backups, sockets, publicUrl, keyFile }: HealthSettings): Handler => {
  const readCertificate = certificateLook(publicUrl)
  return query({
    endpoint: getHealth,
    load: nothing,
    authorize: portalCare.look,
    run: async (ctx) => {
      const [
        database,
        counts,
        { queue, mails, backups: saved },
        alarms,
        before,
        certificateDays,
        slowestCalls,
        slowestStatements,
        keys,
      ] = await Promise.all([
        readDatabase(ctx.db),
        readCounts(ctx.db),
        readPortalNumbers(ctx.db),
        readAlarms(ctx.db),
        readSizesBefore(ctx.db),
        readCertificate(),
        readSlowestCalls(ctx.db),
        readSlowestStatements(ctx.db),
        readKeyAges(ctx.db, keyFile?.() ?? null),
      ])
      return {
        version: productVersion(),
        node: process.versions.node,
        startedAt: startedAt.toISOString(),
        memoryBytes: process.memoryUsage().rss,
        database,
        ...counts,
        before,
        sockets: sockets?.() ?? 0,
        certificateDays,
        slowestCalls,
        slowestStatements,
        keys,
        queue,
        mails,
        backups: backupFacts(ctx, backups, saved),
        alarms,
      }
    },
  })
}
