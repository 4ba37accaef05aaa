import { z } from 'zod'

/** A session id: created by the portal's page, or by the service at sign-in. */
export const sessionId = () => z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{16,128}$/, 'INVALID')

/** The key of the calling project (portal). */
export const projectKey = () => z.string('REQUIRED').min(1, 'REQUIRED').max(200, 'TOO_LONG')

/** A one-time token of an e-mail, or a refresh token. */
export const opaqueToken = () => z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{20,200}$/, 'INVALID')

/** An encrypted ticket of an invitation. */
export const sealedTicket = () =>
  z.string('REQUIRED').regex(/^sealed1\.[A-Za-z0-9_-]{8}\.[A-Za-z0-9_-]{20,900}$/, 'INVALID')

/**
 * Page parameters that every form sends back: the caller, and the return address. `session` is not used (a new id is
 * created at sign-in); it is accepted because the page's URL contains it.
 */
export const pageParameters = {
  projectKey: projectKey(),
  session: sessionId().optional(),
  redirectedFrom: z.string('REQUIRED').min(1, 'REQUIRED').max(1200, 'TOO_LONG'),
}

/** A password typed at sign-in: only compared, so that older password rules lock nobody out. */
export const typedPassword = () => z.string('REQUIRED').min(1, 'REQUIRED').max(200, 'TOO_LONG')

/** A code of the second factor, or a recovery code: only compared. */
export const typedCode = () => z.string('REQUIRED').trim().min(1, 'REQUIRED').max(40, 'TOO_LONG')
