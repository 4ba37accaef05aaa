import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** The stored hash of a secret: secrets are long and random, so a plain hash cannot be reversed by guessing. */
const fingerprint = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** A secret for another program: its public half identifies the record, the whole of it authenticates. */
export const newSecret = (): { key: string; secret: string; hash: Buffer } => {
  const key = randomBytes(9).toString('base64url')
  return { key, ...nextSecret(key) }
}

/** The same record with a new secret. */
export const nextSecret = (key: string): { secret: string; hash: Buffer } => {
  const secret = `${key}.${randomBytes(32).toString('base64url')}`
  return { secret, hash: fingerprint(secret) }
}

/** The public half of a secret. */
export const keyOf = (secret: string): string => secret.split('.', 1)[0] ?? ''

/** The stored hashes of a record's secrets. */
export type HashedSecrets = { secretHash: Buffer; previousHash: Buffer | null; previousUntil: string | null }

/** Whether a secret is valid now; constant time, whichever half is wrong. */
export const opens = (
  secret: string,
  { secretHash, previousHash, previousUntil }: HashedSecrets,
  now: Date,
): boolean => {
  const given = fingerprint(secret)
  const isCurrent = timingSafeEqual(given, secretHash)
  const isPrevious = timingSafeEqual(given, previousHash ?? secretHash)
  return isCurrent || (isPrevious && previousUntil !== null && new Date(previousUntil) > now)
}
