import { createHash, randomBytes } from 'node:crypto'

/** A key of 256 random bits, so that a plain hash of it cannot be reversed. */
export const newLinkKey = (): string => randomBytes(32).toString('base64url')

/** What is stored of a key. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest()
