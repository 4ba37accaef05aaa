import type { BackupKey } from '#platform/server/backup/backup-keys.ts'

/** Where backups go, and what they are made of; null where no folder is configured. */
export type BackupSettings = {
  folder: string
  /** Proved backups that stay. */
  keep: number
  /** The database's address and the folder of uploaded files. */
  url: string
  files: string
  keys: () => readonly BackupKey[]
} | null

/** The job that takes a backup and proves it. */
export const backupJob = 'take-backup'

/** Seconds that saving and proving may take. */
export const longest = 4 * 3600
