import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uid } from '#platform/contract/fields.ts'

/** Address of the caller's web socket, with a one-time ticket that expires soon. */
export const getSocketEndpoint = endpoint({
  name: 'getSocketEndpoint',
  method: 'GET',
  path: '/moriarty/get-endpoint',
  summary: 'Address of the web socket',
  query: z.object({ userUid: uid() }),
  response: z.object({ endpoint: z.string() }),
  // Issuing a ticket affects no cached data.
  changes: [],
  permission: 'signed-in',
  ownUid: 'userUid',
})
