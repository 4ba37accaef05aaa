import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** The fingerprint a secret is kept by: it is long and random, so a plain one cannot be guessed back. */
const fingerprint = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** A secret of another program: its open half finds the record, the whole of it opens it. */
export const newSecret = (): { key: string; secret: string; hash: Buffer } => {
  const key = randomBytes(9).toString('base64url')
  return { key, ...nextSecret(key) }
}

/** The same record under a new secret. */
export const nextSecret = (key: string): { secret: string; hash: Buffer } => {
  const secret = `${key}.${randomBytes(32).toString('base64url')}`
  return { secret, hash: fingerprint(secret) }
}

/** The open half of a secret. */
export const keyOf = (secret: string): string => secret.split('.', 1)[0] ?? ''

/** What a record's secrets are compared with. */
export type KeptSecrets = { secretHash: Buffer; previousHash: Buffer | null; previousUntil: string | null }

/** Whether a secret opens a record now; it takes as long whichever is wrong. */
export const opens = (
  secret: string,
  { secretHash, previousHash, previousUntil }: KeptSecrets,
  now: Date,
): boolean => {
  const given = fingerprint(secret)
  const isCurrent = timingSafeEqual(given, secretHash)
  const isPrevious = timingSafeEqual(given, previousHash ?? secretHash)
  return isCurrent || (isPrevious && previousUntil !== null && new Date(previousUntil) > now)
}
