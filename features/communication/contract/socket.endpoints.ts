import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uid } from '#platform/contract/fields.ts'

/** Where the caller's web socket is; the ticket in the address opens it once and soon. */
export const getSocketEndpoint = endpoint({
  name: 'getSocketEndpoint',
  method: 'GET',
  path: '/moriarty/get-endpoint',
  summary: 'Address of the web socket',
  query: z.object({ userUid: uid() }),
  response: z.object({ endpoint: z.string() }),
  // A ticket is shown by no page.
  changes: [],
  permission: 'signed-in',
  ownUid: 'userUid',
})
