import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { headline, id, idParam, instant, seenAt } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { siteOrigin } from '#platform/domain/site-origin.ts'
import { accessLimits } from '../domain/access.rules.ts'

/** A site by its address: stored as an origin, which browsers compare. */
const site = z
  .string('REQUIRED')
  .trim()
  .min(1, 'REQUIRED')
  .max(255, 'TOO_LONG')
  .refine((given) => given === '' || siteOrigin(given) !== null, 'INVALID_URL')
  .overwrite((given) => siteOrigin(given) ?? given)

const frameSite = z.object({ origin: z.string(), actions: z.array(z.enum(['remove'])) })

const key = z.object({
  id: id(),
  name: z.string(),
  /** Prefix of the secret, to tell keys apart. */
  begins: z.string(),
  createdBy: personRef,
  createdAt: instant(),
  secretAt: instant(),
  /** The previous secret remains valid until then. */
  previousUntil: instant().nullable(),
  lastUsedAt: instant().nullable(),
  revokedAt: instant().nullable(),
  actions: z.array(z.enum(['rotate', 'revoke'])),
})

/** A secret; returned only once. */
const newSecret = z.object({ id: id(), secret: z.string() })

/** Sites that may embed a showcase, and API keys that read it. */
export const getShowcaseAccess = endpoint({
  name: 'getShowcaseAccess',
  method: 'GET',
  path: '/publication-template/access',
  summary: 'Sites and keys of a showcase',
  query: z.object({ templateId: idParam() }),
  response: z.object({ origins: z.array(frameSite), keys: z.array(key) }),
  reads: ['showcaseAccess'],
  permission: 'signed-in',
})

export const addShowcaseOrigin = endpoint({
  name: 'addShowcaseOrigin',
  method: 'POST',
  path: '/publication-template/add-origin',
  summary: 'Let a site show the frames of a showcase',
  body: z.strictObject({ templateId: id(), origin: site }),
  response: null,
  errors: ['SHOWCASE_ACCESS_LIMIT'],
  changes: ['showcaseAccess'],
  permission: 'signed-in',
})

export const removeShowcaseOrigin = endpoint({
  name: 'removeShowcaseOrigin',
  method: 'POST',
  path: '/publication-template/remove-origin',
  summary: 'Let a site show the frames of a showcase no more',
  body: z.strictObject({ templateId: id(), origin: site }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['showcaseAccess'],
  permission: 'signed-in',
})

/** Creates a key; its secret is returned only once. */
export const createShowcaseKey = endpoint({
  name: 'createShowcaseKey',
  method: 'POST',
  path: '/publication-template/create-key',
  summary: 'Create an API key of a showcase',
  body: z.strictObject({ templateId: id(), name: headline(100) }),
  response: newSecret,
  errors: ['SHOWCASE_ACCESS_LIMIT'],
  changes: ['showcaseAccess'],
  permission: 'signed-in',
})

/**
 * Replaces a key's secret, which is returned only once; the previous one remains valid for the given number of days.
 */
export const rotateShowcaseKey = endpoint({
  name: 'rotateShowcaseKey',
  method: 'POST',
  path: '/publication-template/rotate-key',
  summary: 'Give an API key a new secret',
  body: z.strictObject({
    keyId: id(),
    /** When the replaced secret was created: of two concurrent calls the second is refused. */
    secretAt: seenAt(),
    overlapDays: z.int('NOT_AN_INTEGER').min(0, 'TOO_SMALL').max(accessLimits.overlapDays, 'TOO_BIG'),
  }),
  response: newSecret,
  errors: ['STATE_CHANGED'],
  changes: ['showcaseAccess'],
  permission: 'signed-in',
})

/** Revokes a key with all its secrets, immediately. */
export const revokeShowcaseKey = endpoint({
  name: 'revokeShowcaseKey',
  method: 'POST',
  path: '/publication-template/revoke-key',
  summary: 'Revoke an API key of a showcase',
  body: z.strictObject({ keyId: id() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['showcaseAccess'],
  permission: 'signed-in',
})
