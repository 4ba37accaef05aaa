import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uid } from '#platform/contract/fields.ts'

/** Number of invitations that await the caller's answer. */
export const countNewApprovalRequests = endpoint({
  name: 'countNewApprovalRequests',
  method: 'GET',
  path: '/approval-request/new',
  summary: 'Number of new invitations (counts up to 1,000)',
  query: z.object({ userUid: uid() }),
  ownUid: 'userUid',
  response: z.object({ count: z.int() }),
  reads: ['invitation', 'joinRequest'],
  permission: 'signed-in',
})
