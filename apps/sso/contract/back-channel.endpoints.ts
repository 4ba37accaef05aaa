import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { opaqueToken, projectKey, sessionId } from './fields.ts'

const tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  uid: z.uuid(),
  avatar: z.string().nullable(),
})

/** Exchanges a session id bound at sign-in for tokens; once, and soon after the sign-in. */
export const exchangeSession = endpoint({
  name: 'exchangeSession',
  method: 'POST',
  path: '/back-channel/exchange',
  summary: 'Tokens of a session bound at sign-in',
  body: z.strictObject({ sessionId: sessionId(), projectKey: projectKey() }),
  response: tokens,
  errors: ['SESSION_EXPIRED'],
  // The service caches no responses.
  changes: [],
  permission: 'public',
})

/** Rotates a refresh token; a token used twice ends its whole family. */
export const refreshSession = endpoint({
  name: 'refreshSession',
  method: 'POST',
  path: '/back-channel/refresh',
  summary: 'New tokens for a refresh token',
  body: z.strictObject({ sessionId: sessionId(), projectKey: projectKey(), refreshToken: opaqueToken() }),
  response: tokens,
  errors: ['SESSION_EXPIRED'],
  // The service caches no responses.
  changes: [],
  permission: 'public',
})

/** Ends a session with everything derived from it; succeeds if there is none. */
export const endSession = endpoint({
  name: 'endSession',
  method: 'POST',
  path: '/back-channel/end',
  summary: 'Ends a session and its tokens',
  body: z.strictObject({ sessionId: sessionId() }),
  response: z.object({}),
  // The service caches no responses.
  changes: [],
  permission: 'public',
})

/** Confirms a registration by the token of its email, after its password was entered. */
export const confirm = endpoint({
  name: 'confirm',
  method: 'POST',
  path: '/back-channel/confirm',
  summary: 'Confirms a registration, or returns where its password is requested',
  body: z.strictObject({ token: opaqueToken() }),
  response: z.object({
    /** The portal's sign-on page with the return target. */
    redirectTo: z.string().nullable(),
    /** Not confirmed yet: the page that asks for the password. */
    passwordPage: z.string().nullable(),
  }),
  errors: ['CONFIRMATION_LINK_USED', 'CONFIRMATION_LINK_EXPIRED'],
  // The service caches no responses.
  changes: [],
  permission: 'public',
})
