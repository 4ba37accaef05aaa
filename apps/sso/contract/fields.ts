import { z } from 'zod'

/** A session id: made by the portal's browser for the page, or by the service at sign-in. */
export const sessionId = () => z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{16,128}$/, 'INVALID')

/** The key of the project (portal) that asks. */
export const projectKey = () => z.string('REQUIRED').min(1, 'REQUIRED').max(200, 'TOO_LONG')

/** A one-time token of an e-mail, or a refresh token. */
export const opaqueToken = () => z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{20,200}$/, 'INVALID')

/**
 * The page parameters that every form sends back: who asked, and where to go afterwards.
 * `session` ties nothing (a fresh id is made at sign-in); it is taken because the page address carries it.
 */
export const pageParameters = {
  projectKey: projectKey(),
  session: sessionId().optional(),
  redirectedFrom: z.string('REQUIRED').min(1, 'REQUIRED').max(1200, 'TOO_LONG'),
}

/** A password typed at sign-in: judged by comparing only, so that old rules lock nobody out. */
export const typedPassword = () => z.string('REQUIRED').min(1, 'REQUIRED').max(200, 'TOO_LONG')

/** A code of the second factor, or a recovery code: compared only. */
export const typedCode = () => z.string('REQUIRED').trim().min(1, 'REQUIRED').max(40, 'TOO_LONG')
