import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'

/** Origins that may embed the frames of a showcase: the frame exchanges messages with no other. */
export const getShowcaseFrame = endpoint({
  name: 'getShowcaseFrame',
  method: 'GET',
  path: '/showcase/frame',
  summary: 'Sites that may show a showcase in a frame',
  query: z.object({ showcaseId: idParam() }),
  response: z.object({ origins: z.array(z.string()) }),
  reads: ['showcase', 'showcaseAccess'],
  permission: 'public',
})
