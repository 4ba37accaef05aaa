import { Secret, TOTP } from 'otpauth'

/** As supported by every authenticator app (RFC 6238): SHA-1, six digits, half a minute. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Codes of the previous and next period are accepted, too: clocks and typing differ. */
const window = 1

/** A new secret of 160 bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The URL that an authenticator app reads from the QR code. */
export const totpAddress = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...settings, issuer, label, secret: Secret.fromBase32(secret) }).toString()

/** The period of a code, or null if it matches none of the current ones. */
export const periodOf = (secret: string, code: string, now = Date.now()): number | null => {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, window, timestamp: now })
  return delta === null ? null : Math.floor(now / 1000 / settings.period) + delta
}
