import { createHash, randomBytes } from 'node:crypto'

/** A fresh unguessable value of 256 bits: session ids, cookies, refresh tokens and links. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret. A plain hash is enough: nobody guesses 256 bits. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** What failures are counted by: no address a stranger typed is kept in the clear. */
export const hashedEmail = (email: string): string => hashed(email.trim().toLowerCase())
