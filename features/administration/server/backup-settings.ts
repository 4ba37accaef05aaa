import type { BackupKey } from '#platform/server/backup/backup-keys.ts'
import type { Tree } from '#platform/server/trees/tree.ts'

/** Where backups go, and what they are made of; null where no place is configured. */
export type BackupSettings = {
  base: Tree
  /** The database's address and the place of uploaded files. */
  url: string
  files: Tree
  keys: () => readonly BackupKey[]
} | null

/** The job that takes a backup and proves it. */
export const backupJob = 'take-backup'

/** Seconds that saving and proving may take. */
export const longest = 4 * 3600
