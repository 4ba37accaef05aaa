import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Encrypts values that must be readable again, so that a copy of the database is useless without the key. */
export type Vault = {
  /** Encrypts with the newest key, bound to one place: it does not decrypt elsewhere. */
  seal: (plain: string, place: string) => string
  /** Decrypts a value for its place; a value older than the vault is returned unchanged. */
  open: (stored: string, place: string) => string
  /** Whether a value is encrypted with the newest key. */
  isCurrent: (stored: string) => boolean
  /** What every value begins with that is encrypted with the newest key: for conditions of queries. */
  newestMark: () => string
}

const mark = 'sealed1'
const nonceBytes = 12
const tagBytes = 16

const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('base64url').slice(0, 8)

/** Parses keys of 256 bits in base64, newest first, separated by commas, spaces or line breaks. */
export const readKeys = (text: string): Buffer[] => {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => Buffer.from(word, 'base64'))
  if (keys.length === 0 || keys.some((key) => key.length !== 32))
    throw new Error('SECRETS_KEY: must be one or more keys of 32 bytes in base64 (openssl rand -base64 32)')
  return keys
}

const ring = (keys: readonly Buffer[]) => ({
  keys,
  byId: new Map(keys.map((key) => [idOf(key), key])),
  newest: keys[0]!,
  newestId: idOf(keys[0]!),
})

/**
 * AES-256-GCM with the key's id and the value's place as associated data; the first key encrypts, all decrypt. Keys given by a
 * function may change while the vault is in use.
 */
export const createVault = (given: readonly Buffer[] | (() => readonly Buffer[])): Vault => {
  const read = typeof given === 'function' ? given : () => given
  let known = ring(read())
  const now = () => {
    const keys = read()
    if (keys !== known.keys) known = ring(keys)
    return known
  }
  const bound = (id: string, place: string): Buffer => Buffer.from(`${mark}.${id}.${place}`)
  return {
    seal: (plain, place) => {
      const { newest, newestId } = now()
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', newest, nonce, { authTagLength: tagBytes })
      cipher.setAAD(bound(newestId, place))
      const body = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return [mark, newestId, body.toString('base64url')].join('.')
    },
    open: (sealed, place) => {
      const [head, id = '', text = ''] = sealed.split('.')
      if (head !== mark) return sealed
      const key = now().byId.get(id)
      if (!key)
        throw new Error(
          `SECRETS_KEY: the key ${id}, which a secret in the database was sealed with, is missing`,
        )
      const body = Buffer.from(text, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(bound(id, place)).setAuthTag(body.subarray(-tagBytes))
      return decipher.update(body.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
    isCurrent: (sealed) => sealed.startsWith(`${mark}.${now().newestId}.`),
    newestMark: () => `${mark}.${now().newestId}.`,
  }
}
