import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, personRef } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { backupStates } from '../domain/backup-states.ts'
import { backupStateTable } from '../domain/state-tables.ts'

/** Backups of the portal, newest first. */
export const listBackups = list({
  name: 'listBackups',
  path: '/admin/backups/list',
  summary: 'Backups',
  permission: 'signed-in',
  reads: ['backup'],
  row: z.object({
    id: id(),
    /** Its folder. */
    name: z.string(),
    status: z.enum(backupStates),
    startedAt: instant(),
    /** The administrator who requested it; null for scheduled backups. */
    startedBy: personRef.nullable(),
    /** Duration of saving and verifying in seconds. */
    seconds: z.int().nullable(),
    tables: z.int().nullable(),
    rows: z.int().nullable(),
    files: z.int().nullable(),
    bytes: z.int().nullable(),
    error: z.string(),
  }),
  sortings: ['START_DATE'],
  defaultSort: '-START_DATE',
  filters: { status: listParam(backupStates) },
  search: false,
  table: {
    texts: 'administration:backups',
    columns: {
      started: 'startedAt',
      status: ({ status }, t) => t(stateKey(backupStateTable, status)),
      by: 'startedBy',
      seconds: 'seconds',
      rows: 'rows',
      files: 'files',
      bytes: 'bytes',
      name: 'name',
      error: ({ error }, t) => (error === 'CUT_OFF' ? t('cutOff') : error),
    },
  },
})

/** Starts a backup in the background and verifies it. */
export const startBackup = endpoint({
  name: 'startBackup',
  method: 'POST',
  path: '/admin/backups/start',
  summary: 'Take a backup now',
  response: z.object({ id: id() }),
  errors: ['BACKUPS_OFF', 'BACKUP_RUNNING'],
  changes: ['backup'],
  permission: 'signed-in',
})
