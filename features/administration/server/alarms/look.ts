import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { migrationsFolder, readMigrations } from '#platform/server/database/migration-files.ts'
import type { MailTransport } from '#platform/server/mail/transport.ts'
import { healthFindings, type HealthFinding, type HealthProblem } from '../../domain/health.rules.ts'
import { checkAudit } from '../audit-seals.ts'
import { readPortalNumbers } from '../portal-numbers.ts'
import { certificateLook } from './certificate.ts'

/** What a server process looks at besides the database. */
export type Watched = {
  filesFolder: string
  mail: MailTransport | null
  backupsOn: boolean
  publicUrl: string
  /** The name of the machine whose disk is judged. */
  host: string
}

/** What a process found, and what it is unable to judge. */
export type Look = { findings: HealthFinding[]; unjudged: HealthProblem[] }

const megabyte = 1024 ** 2

/** Room left where files are stored, in megabytes; null where the system does not say. */
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

const readMailServersAway = (mail: MailTransport | null): Promise<boolean[]> =>
  Promise.all(
    (mail?.servers ?? []).map(({ verify }) =>
      verify().then(
        () => false,
        () => true,
      ),
    ),
  )

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

/** API tokens that were used this month and end within two weeks: what they feed would stop without a word. */
const readTokensEnding = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from api_token where revoked_at is null and last_used_at > now() - interval '30 days'
      and expires_at between now() and now() + interval '14 days'`.execute(db)
  return rows[0]!.count
}

/** Looks at everything that may be wrong, from a process that needs no worker for it. */
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
      readMailServersAway(mail),
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
    // Another process may have the folder of backups, a disk that says its room, or a way to the portal's address.
    const unjudged: HealthProblem[] = [
      ...(backupsOn ? [] : (['backupNone', 'backupOld'] as const)),
      ...(roomMegabytes === null ? (['diskFull'] as const) : []),
      ...(certificateDays === null ? (['certificateEnds'] as const) : []),
    ]
    return { findings, unjudged }
  }
}
