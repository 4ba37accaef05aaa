import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { nothing, useCase, type Handler } from '#platform/server/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { listBackups, startBackup } from '../contract/backup.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'
import { backupName } from '../domain/backup-states.ts'
import { backupJob, type BackupSettings } from './backup-settings.ts'
import { backupRows, backupState } from './backups.repository.ts'

export const listBackupsQuery = listOf(listBackups, {
  load: nothing,
  authorize: portalCare.look,
  rows: backupRows,
  scope: () => sql`true`,
  sortings: () => ({ START_DATE: sql`b.id` }),
  filters: { status: (states) => sql`${backupState} = any(${states})` },
})

export const startBackupUseCase = ({ backups }: { backups: BackupSettings }): Handler =>
  useCase({
    endpoint: startBackup,
    load: nothing,
    authorize: portalCare.act,
    run: async (ctx) => {
      if (!backups) throw new ProductError('BACKUPS_OFF')
      const { rows } = await sql<{ id: number }>`
        insert into portal_backup (name, started_by) values (${backupName(ctx.now)}, ${ctx.actor.uid})
        on conflict do nothing returning id`.execute(ctx.db)
      const [started] = rows
      if (!started) throw new ProductError('BACKUP_RUNNING')
      await enqueue(ctx.db, backupJob, { backupId: started.id })
      await audit(ctx, { acceleratorId: null, subject: 'backup', subjectId: started.id, action: 'start' })
      return { id: started.id }
    },
  })
