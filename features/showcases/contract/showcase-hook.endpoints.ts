import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, seenAt, uid } from '#platform/contract/fields.ts'
import { delivery, hook, hookFields } from './showcase-hook.schemas.ts'

const newSecret = z.object({ id: id(), secret: z.string() })

export const getShowcaseHooks = endpoint({
  name: 'getShowcaseHooks',
  method: 'GET',
  path: '/publication-template/hooks',
  summary: 'Web hooks of a showcase',
  query: z.object({ templateId: idParam() }),
  response: z.object({ items: z.array(hook) }),
  reads: ['showcaseAccess'],
  permission: 'signed-in',
})

/** Sets up a hook; what it signs with is told once. */
export const createShowcaseHook = endpoint({
  name: 'createShowcaseHook',
  method: 'POST',
  path: '/publication-template/create-hook',
  summary: 'Set up a web hook of a showcase',
  body: hookFields.extend({ templateId: id() }),
  response: newSecret,
  errors: ['SHOWCASE_ACCESS_LIMIT'],
  changes: ['showcaseAccess'],
  permission: 'signed-in',
})

/** Another secret, told once: from now on it signs. */
export const rotateShowcaseHook = endpoint({
  name: 'rotateShowcaseHook',
  method: 'POST',
  path: '/publication-template/rotate-hook',
  summary: 'Give a web hook a new secret',
  body: z.strictObject({
    hookId: id(),
    /** When the secret that is changed was made: whoever pressed second is told, and nobody is given one that signs nothing. */
    secretAt: seenAt(),
  }),
  response: newSecret,
  errors: ['STATE_CHANGED'],
  changes: ['showcaseAccess'],
  permission: 'signed-in',
})

/** Turned on again, it is told of all that changed meanwhile. */
export const turnShowcaseHook = endpoint({
  name: 'turnShowcaseHook',
  method: 'POST',
  path: '/publication-template/turn-hook',
  summary: 'Turn a web hook on or off',
  body: z.strictObject({ hookId: id(), active: z.boolean() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['showcaseAccess'],
  permission: 'signed-in',
})

/** Sends something that says nothing, to try the other side. */
export const testShowcaseHook = endpoint({
  name: 'testShowcaseHook',
  method: 'POST',
  path: '/publication-template/test-hook',
  summary: 'Send a test to a web hook',
  body: z.strictObject({ hookId: id() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['showcaseAccess'],
  permission: 'signed-in',
})

export const removeShowcaseHook = endpoint({
  name: 'removeShowcaseHook',
  method: 'POST',
  path: '/publication-template/remove-hook',
  summary: 'Remove a web hook',
  body: z.strictObject({ hookId: id() }),
  response: null,
  changes: ['showcaseAccess'],
  removes: true,
  permission: 'signed-in',
})

/** The last deliveries of a hook. */
export const getShowcaseDeliveries = endpoint({
  name: 'getShowcaseDeliveries',
  method: 'GET',
  path: '/publication-template/deliveries',
  summary: 'The last deliveries of a web hook',
  query: z.object({ hookId: idParam() }),
  response: z.object({ items: z.array(delivery) }),
  reads: ['showcaseAccess'],
  permission: 'signed-in',
})

export const resendShowcaseDelivery = endpoint({
  name: 'resendShowcaseDelivery',
  method: 'POST',
  path: '/publication-template/resend-delivery',
  summary: 'Send a delivery of a web hook again',
  body: z.strictObject({ deliveryId: uid() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['showcaseAccess'],
  permission: 'signed-in',
})
