import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { nothing, useCase, type Handler } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { listBackups, startBackup } from '../contract/backup.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'
import type { BackupSettings } from './backup-settings.ts'
import { backupRows, backupState, beginBackup } from './backups.repository.ts'

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
      const id = await beginBackup(ctx.db, ctx.now, ctx.actor.uid)
      if (id === undefined) throw new ProductError('BACKUP_RUNNING')
      await audit(ctx, { acceleratorId: null, subject: 'backup', subjectId: id, action: 'start' })
      return { id }
    },
  })
