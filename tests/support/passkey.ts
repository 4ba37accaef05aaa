import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: Buffer): string => data.toString('base64url')

/** The required subset of CBOR: byte strings, and maps of encoded items (RFC 8949). */
const bytes = (data: Buffer): Buffer => {
  const { length } = data
  // The shortest length encoding: readers re-encode and compare.
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255]
  return Buffer.concat([Buffer.from(head), data])
}
const word = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** How a forged response differs from a correct one. */
export type Forgery = { origin?: string; rpId?: string; verified?: boolean; counter?: number }

/** A software authenticator with one ES256 key; `origin` is the page it claims to be on. */
export const softAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const jwk = publicKey.export({ format: 'jwk' })
  // COSE_Key: kty EC2, alg ES256, crv P-256, x, y (RFC 9053).
  const key = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(jwk.x!, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(jwk.y!, 'base64url')),
  ])

  const data = (forged: Forgery, more: Buffer, flags: number): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(forged.counter ?? 1)
    const verified = forged.verified === false ? 0 : 0x04
    const host = forged.rpId ?? new URL(origin).hostname
    return Buffer.concat([sha256(host), Buffer.from([0x01 | verified | flags]), counter, more])
  }
  const client = (type: string, challenge: string, forged: Forgery): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: forged.origin ?? origin, crossOrigin: false }))
  const answer = (response: Record<string, unknown>): Record<string, unknown> => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    /** The response to registration options. */
    register: ({ challenge }: Record<string, unknown>, forged: Forgery = {}): Record<string, unknown> => {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        word('fmt'),
        word('none'),
        word('attStmt'),
        Buffer.from([0xa0]),
        word('authData'),
        bytes(data(forged, credential, 0x40)),
      ])
      return answer({
        clientDataJSON: base64url(client('webauthn.create', String(challenge), forged)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      })
    },
    /** The response to sign-in options. */
    signIn: ({ challenge }: Record<string, unknown>, forged: Forgery = {}): Record<string, unknown> => {
      const authenticator = data(forged, Buffer.alloc(0), 0)
      const clientData = client('webauthn.get', String(challenge), forged)
      return answer({
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticator),
        signature: base64url(sign('sha256', Buffer.concat([authenticator, sha256(clientData)]), privateKey)),
      })
    },
  }
}
