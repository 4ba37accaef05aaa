import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

/** The URL of the sign-on service's hidden check frame. */
export const getCheckFrame = endpoint({
  name: 'getCheckFrame',
  method: 'GET',
  path: '/jwt/check-frame',
  summary: 'Address of the hidden check frame',
  response: z.object({ address: z.string() }),
  reads: [],
  permission: 'public',
})
