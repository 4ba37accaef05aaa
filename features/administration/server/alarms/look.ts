import { sql } from 'kysely'
import { statfs } from 'node:fs/promises'
import type { Db } from '#platform/server/context.ts'
import { migrationsFolder, readMigrations } from '#platform/server/database/migration-files.ts'
import { sendMailJob } from '#platform/server/mail/queue-mail.ts'
import type { MailTransport } from '#platform/server/mail/transport.ts'
import { healthFindings, type HealthFinding, type HealthProblem } from '../../domain/health.rules.ts'
import { checkAudit } from '../audit-seals.ts'
import { readPortalNumbers } from '../portal-numbers.ts'
import { certificateLook } from './certificate.ts'

/** What a server process checks besides the database. */
export type Watched = {
  filesFolder: string
  mail: MailTransport | null
  backupsOn: boolean
  publicUrl: string
  /** Name of the machine whose disk is judged. */
  host: string
}

/** What a process found, and what it cannot judge. */
export type Look = { findings: HealthFinding[]; unjudged: HealthProblem[] }

const megabyte = 1024 ** 2

/** Free space where files are stored, in megabytes; null if the system does not report it. */
const readRoom = async (folder: string): Promise<number | null> => {
  try {
    const { bavail, bsize } = await statfs(folder)
    return Math.floor((bavail * bsize) / megabyte)
  } catch {
    return null
  }
}

const readWaitingMigrations = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(db)
  const landed = new Set(rows.map(({ name }) => name))
  return readMigrations(migrationsFolder()).filter(({ name }) => !landed.has(name)).length
}

/** Whether emails wait for a server, as a worker of any process found: one may answer a check and still break off every email. */
const readMailsWait = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ wait: boolean }>`
    select exists (select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${sendMailJob} and j.payload ->> 'waitingSince' is not null
        -- A job that has been tried waits for the answer to its own email, not for a server.
        and j.attempts = 0) as wait`.execute(db)
  return rows[0]!.wait
}

const readMailServersAway = async (db: Db, mail: MailTransport | null): Promise<boolean[]> => {
  const wait = await readMailsWait(db)
  return Promise.all(
    (mail?.servers ?? []).map(({ verify }) =>
      verify().then(
        () => wait,
        () => true,
      ),
    ),
  )
}

/** Finds the first audit entry whose seal is broken; it reads the whole trail, so it runs once a day. */
const createAuditLook = () => {
  let broken = 0
  let readAt = 0
  return async (db: Db): Promise<number> => {
    if (Date.now() - readAt < 24 * 3_600_000) return broken
    broken = (await checkAudit(db)).broken?.from ?? 0
    readAt = Date.now()
    return broken
  }
}

/**
 * Number of API tokens that were used this month and expire within two weeks: integrations would stop without
 * warning.
 */
const readTokensEnding = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from api_token where revoked_at is null and last_used_at > now() - interval '30 days'
      and expires_at between now() and now() + interval '14 days'`.execute(db)
  return rows[0]!.count
}

/** Checks everything that may be wrong, from a process that does not need a worker. */
export const createLook = ({
  filesFolder,
  mail,
  backupsOn,
  publicUrl,
  host,
}: Watched): ((db: Db) => Promise<Look>) => {
  const readBroken = createAuditLook()
  const readCertificate = certificateLook(publicUrl)
  return async (db) => {
    const [
      numbers,
      roomMegabytes,
      auditBroken,
      mailServersAway,
      migrationsWaiting,
      certificateDays,
      tokensEnding,
    ] = await Promise.all([
      readPortalNumbers(db),
      readRoom(filesFolder),
      readBroken(db),
      readMailServersAway(db, mail),
      readWaitingMigrations(db),
      readCertificate(),
      readTokensEnding(db),
    ])
    const { ageSeconds } = numbers.backups
    const findings = healthFindings({
      ...numbers,
      database: { slow: [] },
      backups: { on: backupsOn, ageHours: ageSeconds === null ? null : Math.floor(ageSeconds / 3600) },
      outside: {
        roomMegabytes,
        auditBroken,
        mailServersAway,
        migrationsWaiting,
        certificateDays,
        tokensEnding,
      },
    }).map((found): HealthFinding => (found.finding === 'diskFull' ? { ...found, host } : found))
    // Another process may have the backup folder, a disk that reports its space, or access to the portal's address.
    const unjudged: HealthProblem[] = [
      ...(backupsOn ? [] : (['backupNone', 'backupOld'] as const)),
      ...(roomMegabytes === null ? (['diskFull'] as const) : []),
      ...(certificateDays === null ? (['certificateEnds'] as const) : []),
    ]
    return { findings, unjudged }
  }
}
