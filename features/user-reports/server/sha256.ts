import { createHash } from 'node:crypto'

/** What a kept file is told apart by. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
