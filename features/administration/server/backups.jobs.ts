import { sql } from 'kysely'
import { z } from 'zod'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { backup } from '#platform/server/backup/backup.ts'
import type { Contents } from '#platform/server/backup/manifest.ts'
import { proveBackup } from '#platform/server/backup/prove.ts'
import type { Db } from '#platform/server/context.ts'
import { job, type Job, type JobContext } from '#platform/server/jobs/job.ts'
import { portalAdministrators, readUids } from '#platform/server/recipients.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import type { Tree } from '#platform/server/trees/tree.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import { surplusBackups } from '../domain/backup-states.ts'
import { backupJob, longest, type BackupSettings } from './backup-settings.ts'
import { beginBackup } from './backups.repository.ts'

type Settings = NonNullable<BackupSettings>
type Running = { id: number; name: string }

const announce = async (db: Db): Promise<void> =>
  announceChanges(db, ['backup'], { people: await readUids(db, portalAdministrators()) })

/** The backup of the job; undefined if it has already ended. */
const findRunning = async (db: Db, backupId: number): Promise<Running | undefined> => {
  const { rows } = await sql<Running>`
    select id, name from portal_backup where id = ${backupId} and proved_at is null and failed_at is null`.execute(
    db,
  )
  return rows[0]
}

const bytesOf = async (tree: Tree): Promise<number> => {
  let total = 0
  for await (const { bytes } of tree.list()) total += bytes
  return total
}

const saveAndProve = async (
  { db, signal }: JobContext,
  { base, keys, url, files }: Settings,
  { id, name }: Running,
): Promise<void> => {
  const to = base.within(name)
  // An interrupted attempt left an incomplete backup.
  await to.clear()
  const contents: Contents = await backup({ url, files, to, key: keys()[0]!, signal })
  await sql`update portal_backup set finished_at = now(), tables = ${contents.tables.length},
    row_count = ${contents.tables.reduce((sum, { rows }) => sum + rows, 0)}, files = ${contents.files.length},
    bytes = ${await bytesOf(to)} where id = ${id}`.execute(db)
  await proveBackup({ url, from: to, keys: keys(), signal })
  await sql`update portal_backup set proved_at = now() where id = ${id}`.execute(db)
}

/**
 * Deletes backups that newer verified ones replace, including failed ones: an old one is deleted only after a new
 * one was verified.
 */
const removeSurplus = async (db: Db, { base }: Settings): Promise<void> => {
  const { rows } = await sql<Running & { proved: boolean }>`
    select id, name, proved_at is not null as proved from portal_backup
    where (proved_at is not null or failed_at is not null) and removed_at is null order by id desc`.execute(
    db,
  )
  const failed = rows.filter(({ proved }) => !proved)
  const surplus = surplusBackups(
    rows.filter(({ proved }) => proved),
    variablesOf(db).backupKeep,
  )
  for (const { id, name } of [...failed, ...surplus]) {
    await base.within(name).clear()
    await sql`update portal_backup set removed_at = now() where id = ${id}`.execute(db)
  }
}

/**
 * Records a failure and notifies the administrators. The saved files are retained until a newer backup is verified:
 * they may be all there is.
 */
const fail = async (db: Db, { id }: Running, error: Error): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    await sql`update portal_backup set failed_at = now(), error = ${error.message.slice(0, 1000)}
      where id = ${id}`.execute(tx)
    await notify(tx, {
      eventId: null,
      code: 'BACKUP_FAILED',
      params: { reason: error.message.slice(0, 300) },
      senderUid: null,
      acceleratorId: null,
      recipients: await readUids(tx, portalAdministrators()),
      link: linkTo('/admin/health', {}),
    })
  })
}

/** An incomplete backup restores nothing, and on a full disk it occupies the space of the next one. */
const clearUnfinished = async (
  { db, log }: JobContext,
  { base }: Settings,
  { id, name }: Running,
): Promise<void> => {
  const { rows } = await sql`select from portal_backup where id = ${id} and finished_at is null`.execute(db)
  if (rows.length === 0) return
  await base
    .within(name)
    .clear()
    .catch((error: unknown) => log.warn({ err: error }, 'an unfinished backup could not be removed'))
}

const run = async (context: JobContext, settings: Settings, backupId: number): Promise<void> => {
  const { db, log } = context
  const running = await findRunning(db, backupId)
  if (!running) return
  try {
    await saveAndProve(context, settings, running)
  } catch (error) {
    log.error({ err: error }, 'a backup failed')
    await clearUnfinished(context, settings, running)
    await fail(db, running, error as Error)
    return announce(db)
  }
  // The backup is valid, whatever happens to older ones.
  await removeSurplus(db, settings).catch((error: unknown) =>
    log.error({ err: error }, 'old backups could not be deleted'),
  )
  await announce(db)
}

/** Makes backups by id; an interrupted one starts again when the queue redelivers its job. */
export const takeBackup = ({ backups }: { backups: BackupSettings }): Job[] =>
  backups === null
    ? []
    : [
        job({
          name: backupJob,
          lane: 'backup',
          seconds: longest,
          payload: z.object({ backupId: z.int() }),
          run: (context, { backupId }) => run(context, backups, backupId),
        }),
        job({
          name: 'start-backup',
          cron: '10 1 * * *',
          payload: z.unknown(),
          run: async ({ db }) => void (await beginBackup(db, new Date(), null)),
        }),
      ]
