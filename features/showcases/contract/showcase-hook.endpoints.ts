import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, uid } from '#platform/contract/fields.ts'
import { newHookSecret, rotateHookBody } from '#platform/contract/hooks.ts'
import { delivery, hook, hookFields } from './showcase-hook.schemas.ts'

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

/** Creates a webhook; its signing secret is returned only once. */
export const createShowcaseHook = endpoint({
  name: 'createShowcaseHook',
  method: 'POST',
  path: '/publication-template/create-hook',
  summary: 'Set up a web hook of a showcase',
  body: hookFields.extend({ templateId: id() }),
  response: newHookSecret,
  errors: ['SHOWCASE_ACCESS_LIMIT'],
  changes: ['showcaseAccess'],
  permission: 'signed-in',
})

/** Replaces the signing secret, which is returned only once and used from now on. */
export const rotateShowcaseHook = endpoint({
  name: 'rotateShowcaseHook',
  method: 'POST',
  path: '/publication-template/rotate-hook',
  summary: 'Give a web hook a new secret',
  body: rotateHookBody,
  response: newHookSecret,
  errors: ['STATE_CHANGED'],
  changes: ['showcaseAccess'],
  permission: 'signed-in',
})

/** Enables or disables a webhook; once enabled, it receives all changes made meanwhile. */
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

/** Sends an empty event, to test the receiver. */
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

/** Recent deliveries of a webhook. */
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
