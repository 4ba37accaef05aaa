import { Secret, TOTP } from 'otpauth'

/** As every authenticator app reads it (RFC 6238): SHA-1, six digits, half a minute. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** A code of the period before or after is taken too: clocks and fingers differ. */
const window = 1

/** A fresh secret of 160 bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator app reads from the picture. */
export const totpAddress = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...settings, issuer, label, secret: Secret.fromBase32(secret) }).toString()

/** The period a code belongs to, or null when it belongs to none of now. */
export const periodOf = (secret: string, code: string, now = Date.now()): number | null => {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, window, timestamp: now })
  return delta === null ? null : Math.floor(now / 1000 / settings.period) + delta
}
