import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { listBackups } from '../contract/backup.endpoints.ts'
import { backupName, type BackupState } from '../domain/backup-states.ts'
import { backupJob, longest } from './backup-settings.ts'

type ListedBackup = ResponseOf<typeof listBackups>['items'][number]

/** State of backup `b`. */
export const backupState = sql<BackupState>`case when b.failed_at is not null then 'FAILED'
  when b.removed_at is not null then 'REMOVED' when b.proved_at is not null then 'PROVED' else 'RUNNING' end`

export const backupRows: RowSource<ListedBackup, ListedBackup> = {
  from: sql`portal_backup b`,
  key: sql`b.id`,
  columns: () => sql`b.id, b.name, ${backupState} as status, b.started_at as "startedAt",
    (select ${personRefJson('h')} from person h where h.uid = b.started_by) as "startedBy",
    extract(epoch from coalesce(b.proved_at, b.failed_at) - b.started_at)::int as seconds,
    b.tables, b.row_count as rows, b.files, b.bytes, b.error`,
  row: (backup) => backup,
}

/** When the last verified backup began (its contents are that old), and whether one is running. */
export const readBackups = async (db: Db): Promise<{ provedAt: string | null; running: boolean }> => {
  const { rows } = await sql<{ provedAt: string | null; running: boolean }>`
    select max(started_at) filter (where proved_at is not null and removed_at is null) as "provedAt",
      count(*) filter (where proved_at is null and failed_at is null) > 0 as running from portal_backup`.execute(
    db,
  )
  return rows[0]!
}

/**
 * Starts a backup in the background; undefined while another one is running. One that exceeded its time was
 * interrupted, or was running when the backup was made from which this portal was restored.
 */
export const beginBackup = async (
  db: Db,
  now: Date,
  startedBy: string | null,
): Promise<number | undefined> => {
  await sql`
    update portal_backup set failed_at = now(), error = 'CUT_OFF'
    where proved_at is null and failed_at is null and (started_at < now() - make_interval(secs => ${longest})
      or not exists (select from graphile_worker.jobs j where j.task_identifier = ${backupJob}))`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into portal_backup (name, started_by) values (${backupName(now)}, ${startedBy})
    on conflict do nothing returning id`.execute(db)
  const [begun] = rows
  if (begun) await enqueue(db, backupJob, { backupId: begun.id })
  return begun?.id
}
