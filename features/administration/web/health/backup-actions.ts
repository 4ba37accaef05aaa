import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { startBackup } from '../../contract/backup.endpoints.ts'
import type { getHealth } from '../../contract/health.endpoints.ts'

/** Actions on backups. */
export const backupActions = actionsOf<ResponseOf<typeof getHealth>['backups']>('administration:backups', {
  start: { primary: true, send: () => call(startBackup, {}) },
})
