import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { opaqueToken, typedPassword } from './fields.ts'

/** The account with the address that the provider has verified. */
export const upstreamLink = endpoint({
  name: 'upstreamLink',
  method: 'GET',
  path: '/upstream/link',
  summary: 'The account to be joined with the upstream provider',
  query: z.object({ token: opaqueToken() }),
  response: z.object({ email: z.string() }),
  errors: ['CONFIRMATION_LINK_USED', 'CONFIRMATION_LINK_EXPIRED'],
  reads: [],
  permission: 'public',
})

/** Links the provider to the account after its password, once, and signs in. */
export const joinUpstream = endpoint({
  name: 'joinUpstream',
  method: 'POST',
  path: '/upstream/link',
  summary: 'Joins the upstream provider to the account by its password',
  body: z.strictObject({ token: opaqueToken(), password: typedPassword() }),
  response: z.object({ redirectTo: z.string() }),
  errors: ['CONFIRMATION_LINK_USED', 'CONFIRMATION_LINK_EXPIRED', 'WRONG_CREDENTIALS', 'RATE_LIMITED'],
  // The service caches no responses.
  changes: [],
  permission: 'public',
})
