import type { SignOnAccounts } from '#features/identity'
import type { MailTransport } from '#platform/server/mail/transport.ts'

/** What the guided start tries out. */
export type FirstStartSettings = {
  accounts: Pick<SignOnAccounts, 'createConfirmed'>
  publicUrl: string
  mail: MailTransport | null
  /** The settings of emails, now, and of files: a check counts as long as they stay. */
  mailSetting: () => string
  filesSetting: string
  /** The place of backups, shown as it is, and how to try it; null without one. */
  backups: { place: string; probe: () => Promise<void> } | null
}
