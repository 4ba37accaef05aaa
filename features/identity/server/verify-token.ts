import { errors, importJWK, jwtVerify, type CryptoKey, type JWTHeaderParameters } from 'jose'
import { z } from 'zod'
import { ProductError } from '#platform/domain/product-error.ts'
import type { SignOnService } from './sign-on.ts'

const claims = z.object({
  sub: z.uuid(),
  sid: z.string().min(1),
  exp: z.number(),
  email: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  locale: z.enum(['ru', 'en']).optional(),
  /** The impersonating administrator (RFC 8693, section 4.1). */
  act: z.object({ sub: z.uuid() }).optional(),
})

/** The claims of a verified access token. */
export type Claims = z.output<typeof claims>

/** Verifies an access token; throws `SESSION_EXPIRED` if anything is invalid. */
export type VerifyToken = (token: string) => Promise<Claims>

/** An unknown key id must not make the portal request the keys repeatedly. */
const askAgainAfter = 30_000

/** Clocks of two machines always differ: up to two minutes are tolerated (quality, reliability). */
const leewaySeconds = 120

const keyFinder = (published: SignOnService['keys']) => {
  let known = new Map<string, CryptoKey>()
  let requestedAt = 0
  let asking: Promise<void> | undefined

  const read = async (): Promise<void> => {
    const { keys } = await published()
    const usable = keys.filter((key) => key.kid && key.kty === 'OKP' && key.crv === 'Ed25519')
    const imported = usable.map(
      async (key) => [key.kid!, (await importJWK(key, 'EdDSA')) as CryptoKey] as const,
    )
    known = new Map(await Promise.all(imported))
    requestedAt = Date.now()
  }

  return async ({ kid }: JWTHeaderParameters): Promise<CryptoKey> => {
    if (kid && !known.has(kid) && Date.now() - requestedAt > askAgainAfter) {
      asking ??= read().finally(() => (asking = undefined))
      await asking
    }
    const key = kid ? known.get(kid) : undefined
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key
  }
}

/** Verifies tokens of one issuer for one audience: EdDSA only, with the key that the token names. */
export const createTokenVerifier = (options: {
  keys: SignOnService['keys']
  issuer: string
  audience: string
}): VerifyToken => {
  const keyOf = keyFinder(options.keys)
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keyOf, {
        algorithms: ['EdDSA'],
        typ: 'at+jwt',
        issuer: options.issuer,
        audience: options.audience,
        clockTolerance: leewaySeconds,
        requiredClaims: ['exp', 'iat', 'sub', 'sid'],
      })
      return claims.parse(payload)
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.ZodError)
        throw new ProductError('SESSION_EXPIRED')
      throw error
    }
  }
}
