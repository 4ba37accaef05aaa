import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { headline, id, idParam, instant, seenAt } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { siteOrigin } from '#platform/domain/site-origin.ts'
import { accessLimits } from '../domain/access.rules.ts'

/** A site, told by its address: kept as the origin that browsers compare. */
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
  /** What its secret begins with: one tells keys apart by it. */
  begins: z.string(),
  createdBy: personRef,
  createdAt: instant(),
  secretAt: instant(),
  /** Until then the secret before opens, too. */
  previousUntil: instant().nullable(),
  lastUsedAt: instant().nullable(),
  revokedAt: instant().nullable(),
  actions: z.array(z.enum(['rotate', 'revoke'])),
})

/** A secret, which is told this once. */
const newSecret = z.object({ id: id(), secret: z.string() })

/** Sites that may frame a showcase, and the keys of others that read it. */
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

/** Makes a key; its secret is told once. */
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

/** Gives a key another secret, told once; the one before opens for so many more days. */
export const rotateShowcaseKey = endpoint({
  name: 'rotateShowcaseKey',
  method: 'POST',
  path: '/publication-template/rotate-key',
  summary: 'Give an API key a new secret',
  body: z.strictObject({
    keyId: id(),
    /** When the secret that is changed was made: whoever pressed second is told. */
    secretAt: seenAt(),
    overlapDays: z.int('NOT_AN_INTEGER').min(0, 'TOO_SMALL').max(accessLimits.overlapDays, 'TOO_BIG'),
  }),
  response: newSecret,
  errors: ['STATE_CHANGED'],
  changes: ['showcaseAccess'],
  permission: 'signed-in',
})

/** Ends a key, with all its secrets, at once. */
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
