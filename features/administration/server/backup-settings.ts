import type { BackupKey } from '#platform/server/backup/backup-keys.ts'
import type { Tree } from '#platform/server/trees/tree.ts'

/** Where backups are stored, and what they contain; null if no folder is configured. */
export type BackupSettings = {
  base: Tree
  /** Address of the database and folder of uploaded files. */
  url: string
  files: Tree
  keys: () => readonly BackupKey[]
} | null

/** The job that makes a backup and verifies it. */
export const backupJob = 'take-backup'

/** Timeout of saving and verifying in seconds. */
export const longest = 4 * 3600
