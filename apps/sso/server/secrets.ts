import { createHash, randomBytes } from 'node:crypto'

/** A new unguessable value of 256 bits: session ids, cookies, refresh tokens and links. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The stored form of a secret. A plain hash is sufficient for 256 random bits. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The key for counting failures: no address typed by a stranger is stored in plain text. */
export const hashedEmail = (email: string): string => hashed(email.trim().toLowerCase())
