import { createHash, hkdfSync } from 'node:crypto'

/** A key of 256 bits that backups are encrypted with, and the name by which a backup says which one it needs. */
export type BackupKey = { id: string; key: Buffer }

/**
 * The keys of backups, the newest first: each follows from a key of the secrets (HKDF, RFC 5869), so that an operator
 * keeps one key, and a backup does not open with what protects the secrets inside it.
 */
export const backupKeys = (secretKeys: readonly Buffer[]): BackupKey[] =>
  secretKeys.map((secret) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'runway-backup', 32))
    return { id: createHash('sha256').update(key).digest('base64url').slice(0, 8), key }
  })
