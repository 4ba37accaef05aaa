import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { comment, id } from '#platform/contract/fields.ts'
import { ownErasure } from './profile.schemas.ts'

/** All data that the portal stores about the caller, as one zip archive; a few times an hour. */
export const exportMyData = endpoint({
  name: 'exportMyData',
  method: 'GET',
  path: '/person-user-profile/export',
  summary: 'Everything the portal keeps about me, as an archive',
  transport: 'file',
  response: null,
  // Only counts the downloads.
  changes: [],
  permission: 'signed-in',
})

/** Requests erasure, with the password; what others depend on must be handed over first. */
export const askErasure = endpoint({
  name: 'askErasure',
  method: 'POST',
  path: '/person-user-profile/erasure/ask',
  summary: 'Ask to be erased',
  body: z.strictObject({
    password: z.string('REQUIRED').min(1, 'REQUIRED').max(200, 'TOO_LONG'),
    comment: comment(1200).default(''),
  }),
  response: ownErasure,
  errors: [
    'ERASURE_REQUESTED',
    'ERASURE_LEADS_PROJECT',
    'ERASURE_HOSTS_OPEN_TASK',
    'LAST_ADMINISTRATOR',
    'RATE_LIMITED',
    'SERVICE_UNAVAILABLE',
  ],
  changes: ['person'],
  permission: 'signed-in',
})

/** Withdraws the caller's request while it is pending. */
export const withdrawErasure = endpoint({
  name: 'withdrawErasure',
  method: 'POST',
  path: '/person-user-profile/erasure/withdraw',
  summary: 'Withdraw the request to be erased',
  body: z.strictObject({ requestId: id() }),
  response: ownErasure,
  errors: ['STATE_CHANGED'],
  changes: ['person'],
  permission: 'signed-in',
})
