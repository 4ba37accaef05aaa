import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { requiredText, uid } from '#platform/contract/fields.ts'

const sessionId = z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{16,128}$/, 'INVALID')

/** Starts an impersonation: a separate session, which ends with the administrator's. */
export const logInAs = endpoint({
  name: 'logInAs',
  method: 'POST',
  path: '/admin/log-in-as',
  summary: 'Log in as another person',
  headers: z.object({ 'session-id': sessionId }),
  body: z.strictObject({ uid: uid(), reason: requiredText(1200) }),
  response: z.object({ sessionId: z.string() }),
  changes: ['account'],
  permission: 'signed-in',
  stepUp: true,
})

export const returnToMyself = endpoint({
  name: 'returnToMyself',
  method: 'POST',
  path: '/admin/log-in-as/end',
  summary: 'Stop acting as another person',
  headers: z.object({ 'session-id': sessionId }),
  body: z.strictObject({}),
  response: z.object({ sessionId: z.string() }),
  changes: ['account'],
  permission: 'signed-in',
})
