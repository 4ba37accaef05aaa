import { z } from 'zod'

/** The session id that the browser generated or the sign-on service bound (spec 4). */
export const sessionId = z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{16,128}$/, 'INVALID')

/** The password of a signed-in person for re-authentication: only compared. */
export const typedPassword = () => z.string('REQUIRED').min(1, 'REQUIRED').max(200, 'TOO_LONG')

/** An authenticator app's code, or a recovery code: only compared. */
export const typedCode = () =>
  z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .regex(/^.{0,40}$/, 'TOO_LONG')
