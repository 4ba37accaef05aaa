import { createHash } from 'node:crypto'

/** Identifies the content of a stored file. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
