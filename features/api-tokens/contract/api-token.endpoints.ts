import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant, requiredText } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { tokenDays, tokenScopes } from '../domain/token-limits.ts'

const token = z.object({
  id: id(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  /** What its secret begins with. */
  begins: z.string(),
  accelerator: namedRef.nullable(),
  createdBy: personRef,
  createdAt: instant(),
  expiresAt: instant(),
  lastUsedAt: instant().nullable(),
  /** Ended before its time, or by it. */
  ended: z.enum(['REVOKED', 'EXPIRED']).nullable(),
  actions: z.array(z.enum(['revoke'])),
})

/** The caller's tokens, without those of accelerators that they administer, and these accelerators. */
export const getApiTokens = endpoint({
  name: 'getApiTokens',
  method: 'GET',
  path: '/api-token/own',
  summary: 'My API tokens',
  response: z.object({ tokens: z.array(token), accelerators: z.array(namedRef) }),
  reads: ['apiToken'],
  permission: 'signed-in',
})

/** Every token that acts in an accelerator, made by anybody. */
export const getAcceleratorTokens = endpoint({
  name: 'getAcceleratorTokens',
  method: 'GET',
  path: '/api-token/of-accelerator',
  summary: 'API tokens of an accelerator',
  query: z.object({ acceleratorId: idParam() }),
  response: z.object({ tokens: z.array(token) }),
  reads: ['apiToken'],
  permission: 'signed-in',
})

/** Makes a token and tells its secret, which is never shown again. */
export const createApiToken = endpoint({
  name: 'createApiToken',
  method: 'POST',
  path: '/api-token/create',
  summary: 'Make an API token',
  body: z.strictObject({
    name: requiredText(100),
    scope: z.enum(tokenScopes),
    days: z.literal([...tokenDays]),
    acceleratorId: id().nullable(),
  }),
  response: z.object({ id: id(), secret: z.string() }),
  errors: ['TOKEN_LIMIT', 'ACCESS_DENIED'],
  changes: ['apiToken'],
  stepUp: true,
  permission: 'signed-in',
})

/** Ends a token at once. */
export const revokeApiToken = endpoint({
  name: 'revokeApiToken',
  method: 'POST',
  path: '/api-token/revoke',
  summary: 'Revoke an API token',
  body: z.strictObject({ id: id() }),
  response: z.object({ id: id() }),
  errors: ['STATE_CHANGED', 'ACCESS_DENIED'],
  changes: ['apiToken'],
  permission: 'signed-in',
})
