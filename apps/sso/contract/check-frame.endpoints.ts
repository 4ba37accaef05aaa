import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { projectKey, sessionId } from './fields.ts'

/** Whether somebody is signed in at the service in this browser; not who. */
export const checkSignedIn = endpoint({
  name: 'checkSignedIn',
  method: 'GET',
  path: '/check',
  summary: 'Whether the browser is signed in at the service',
  response: z.object({ signedIn: z.boolean() }),
  reads: [],
  permission: 'public',
})

/**
 * Signs on to the project from the hidden frame, with the browser's session at the service. The portal's session id
 * is sent as specified but not used: a new one is bound and returned (ADR 5, 12).
 */
export const signOnInFrame = endpoint({
  name: 'signOnInFrame',
  method: 'POST',
  path: '/check/sign-on',
  summary: 'Signs on to the project without leaving the page',
  body: z.strictObject({ projectKey: projectKey(), session: sessionId() }),
  response: z.object({ sessionId: z.string() }),
  errors: ['SESSION_EXPIRED'],
  // The service caches no responses.
  changes: [],
  permission: 'public',
})
