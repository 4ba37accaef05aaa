import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
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
import { backupName, surplusBackups } from '../domain/backup-states.ts'
import { backupJob, type BackupSettings } from './backup-settings.ts'

type Settings = NonNullable<BackupSettings>
type Running = { id: number; name: string }

/** Seconds that saving and proving may take. */
const longest = 4 * 3600

const announce = async (db: Db): Promise<void> =>
  announceChanges(db, ['backup'], { people: await readUids(db, portalAdministrators()) })

/** Ends what a process that died left running: nobody takes it up once its time is over. */
const endCutOff = (db: Db) =>
  sql`
  update portal_backup set failed_at = now(), error = 'It was cut off.'
  where proved_at is null and failed_at is null and started_at < now() - make_interval(secs => ${longest})`.execute(
    db,
  )

/** The backup that a press asked for, or a new one for tonight; none while another one runs. */
const findOrBegin = async (db: Db, backupId: number | undefined): Promise<Running | undefined> => {
  if (backupId === undefined) await endCutOff(db)
  const { rows } = await (
    backupId === undefined
      ? sql<Running>`insert into portal_backup (name) values (${backupName(new Date())})
        on conflict do nothing returning id, name`
      : sql<Running>`select id, name from portal_backup where id = ${backupId} and proved_at is null and failed_at is null`
  ).execute(db)
  return rows[0]
}

const bytesOf = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  let bytes = 0
  for (const entry of entries)
    if (entry.isFile()) bytes += (await lstat(join(entry.parentPath, entry.name))).size
  return bytes
}

const saveAndProve = async (
  { db, signal }: JobContext,
  { folder: base, keys, url, files }: Settings,
  { id, name }: Running,
): Promise<void> => {
  const folder = join(base, name)
  // A try that was cut off left half a backup.
  await rm(folder, { recursive: true, force: true })
  const contents: Contents = await backup({ url, files, folder, key: keys()[0]!, signal })
  await proveBackup({ url, folder, keys: keys(), signal })
  await sql`update portal_backup set finished_at = now(), proved_at = now(), tables = ${contents.tables.length},
    row_count = ${contents.tables.reduce((sum, { rows }) => sum + rows, 0)}, files = ${contents.files.length},
    bytes = ${await bytesOf(folder)} where id = ${id}`.execute(db)
}

/** Deletes the proved backups that newer proved ones replace: an old one goes only after a new one was proved. */
const removeSurplus = async (db: Db, { folder, keep }: Settings): Promise<void> => {
  const { rows } = await sql<Running>`select id, name from portal_backup
    where proved_at is not null and removed_at is null order by id desc`.execute(db)
  for (const { id, name } of surplusBackups(rows, keep)) {
    await rm(join(folder, name), { recursive: true, force: true })
    await sql`update portal_backup set removed_at = now() where id = ${id}`.execute(db)
  }
}

const fail = async (db: Db, { folder }: Settings, { id, name }: Running, error: Error): Promise<void> => {
  await rm(join(folder, name), { recursive: true, force: true }).catch(() => {})
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

/** Takes a backup each night, or when it is asked for, and proves it by restoring it. */
export const takeBackup = ({ backups }: { backups: BackupSettings }): Job[] =>
  backups === null
    ? []
    : [
        job({
          name: backupJob,
          cron: '10 1 * * *',
          seconds: longest,
          payload: z.object({ backupId: z.int().optional() }),
          run: async (context, { backupId }) => {
            const { db, log } = context
            const running = await findOrBegin(db, backupId)
            if (!running) return
            try {
              await saveAndProve(context, backups, running)
            } catch (error) {
              log.error({ err: error }, 'a backup failed')
              await fail(db, backups, running, error as Error)
              return announce(db)
            }
            await removeSurplus(db, backups)
            await announce(db)
          },
        }),
      ]
