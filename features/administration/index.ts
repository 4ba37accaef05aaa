import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import type { BackupSettings } from './server/backup-settings.ts'
import type { PortalSettings } from './server/portal-settings.ts'

export { backupFinding } from './domain/backup-states.ts'
export { readPortalNumbers } from './server/portal-numbers.ts'
export { collectCallTimes } from './server/call-times.ts'
export { startWatching } from './server/alarms/watch.ts'
export { checkAudit, findForeignSeal, readSealLines } from './server/audit-seals.ts'
export type { BackupSettings, PortalSettings }

/** Settings of the portal as a whole: its name, brand, languages and logo. */
export const createAdministration = (
  settings: PortalSettings & {
    demo: boolean
    backups: BackupSettings
    accounts: SignOnAccounts
    publicUrl: string
    sockets?: (() => number) | undefined
    auditSealFile?: string | undefined
    keyFile?: (() => string | null) | undefined
  },
): Feature => featureOf(parts, {}, settings)
