import { createCipheriv, createDecipheriv, randomBytes, type DecipherGCM } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts a stream with AES-256-GCM: a nonce, the ciphertext and the tag. `place` is authenticated with it, so that one
 * file of a backup cannot be put in place of another. One nonce serves at most 64 GiB (NIST SP 800-38D).
 */
export const sealStream = (key: Buffer, place: string): Transform => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAAD(
    Buffer.from(place),
  )
  let hasBegun = false
  const begin = (stream: Transform): void => {
    if (!hasBegun) stream.push(nonce)
    hasBegun = true
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      begin(this)
      done(null, cipher.update(chunk))
    },
    flush(done) {
      begin(this)
      this.push(cipher.final())
      done(null, cipher.getAuthTag())
    },
  })
}

/** Decrypts what `sealStream` wrote for the same place. Errors at the end when a byte was changed or is missing. */
export const openStream = (key: Buffer, place: string): Transform => {
  let head = Buffer.alloc(0)
  let decipher: DecipherGCM | undefined
  // The tag comes last: the last bytes seen so far wait until more come.
  let rest = Buffer.alloc(0)
  const read = (chunk: Buffer, done: TransformCallback): void => {
    if (!decipher) {
      head = Buffer.concat([head, chunk])
      if (head.length < nonceBytes) return done()
      decipher = createDecipheriv('aes-256-gcm', key, head.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      }).setAAD(Buffer.from(place))
      return read(head.subarray(nonceBytes), done)
    }
    const known = Buffer.concat([rest, chunk])
    const end = Math.max(0, known.length - tagBytes)
    rest = known.subarray(end)
    done(null, decipher.update(known.subarray(0, end)))
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read(chunk, done)
    },
    flush(done) {
      try {
        if (!decipher || rest.length < tagBytes) throw new Error('it was cut off')
        done(null, decipher.setAuthTag(rest).final())
      } catch (error) {
        done(new Error(`${place} of the backup is damaged: ${(error as Error).message}`))
      }
    },
  })
}
