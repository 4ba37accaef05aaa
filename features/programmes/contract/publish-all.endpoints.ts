import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'

/**
 * Publishes a programme, or one track of it, with every draft inside: all or nothing. `items` is what the person saw;
 * if the drafts differ, none is published.
 */
export const publishAll = endpoint({
  name: 'publishAll',
  method: 'POST',
  path: '/accelerator-settings/publish-all',
  summary: 'Publish a programme or a track with all drafts inside',
  body: z.strictObject({
    kind: z.enum(['programme', 'track'], 'NOT_IN_LIST'),
    id: id(),
    items: z
      .array(z.strictObject({ kind: z.enum(['programme', 'track', 'trackpoint'], 'NOT_IN_LIST'), id: id() }))
      .min(1, 'REQUIRED')
      .max(6000, 'TOO_MANY'),
  }),
  response: null,
  errors: [
    'STATE_CHANGED',
    'ACCELERATOR_NOT_APPROVED',
    'PARENT_NOT_PUBLISHED',
    'PERFORMER_NOT_ALLOWED',
    'TRANSFER_REQUEST_EXISTS',
  ],
  changes: ['programme'],
  permission: 'signed-in',
})
