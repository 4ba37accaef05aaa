import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, uid } from '#platform/contract/fields.ts'
import {
  deliveryFacts,
  hookFacts,
  hookKinds,
  hookUrl,
  newHookSecret,
  rotateHookBody,
} from '#platform/contract/hooks.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { hookEventNames } from '../domain/hook-events.ts'

const webHook = hookFacts.extend({ kinds: z.array(z.enum(hookEventNames)), accelerator: namedRef.nullable() })

const delivery = deliveryFacts.extend({
  kind: z.enum([...hookEventNames, 'TEST']),
  /** The id of what the event is about. */
  subjectId: id().nullable(),
})

/** The caller's webhooks, without those of accelerators that they administer, and these accelerators. */
export const getWebHooks = endpoint({
  name: 'getWebHooks',
  method: 'GET',
  path: '/web-hook/own',
  summary: 'My web hooks',
  response: z.object({ hooks: z.array(webHook), accelerators: z.array(namedRef) }),
  reads: ['webHook'],
  permission: 'signed-in',
})

/** Every webhook of an accelerator, including those created by others. */
export const getAcceleratorHooks = endpoint({
  name: 'getAcceleratorHooks',
  method: 'GET',
  path: '/web-hook/of-accelerator',
  summary: 'Web hooks of an accelerator',
  query: z.object({ acceleratorId: idParam() }),
  response: z.object({ hooks: z.array(webHook) }),
  reads: ['webHook'],
  permission: 'signed-in',
})

/** Creates a webhook; its signing secret is returned only once. */
export const createWebHook = endpoint({
  name: 'createWebHook',
  method: 'POST',
  path: '/web-hook/create',
  summary: 'Set up a web hook',
  body: z.strictObject({ url: hookUrl(), kinds: hookKinds(hookEventNames), acceleratorId: id().nullable() }),
  response: newHookSecret,
  errors: ['HOOK_LIMIT'],
  changes: ['webHook'],
  stepUp: true,
  permission: 'signed-in',
})

/** Replaces the signing secret, which is returned only once and used from now on. */
export const rotateWebHook = endpoint({
  name: 'rotateWebHook',
  method: 'POST',
  path: '/web-hook/rotate',
  summary: 'Give a web hook a new secret',
  body: rotateHookBody,
  response: newHookSecret,
  errors: ['STATE_CHANGED'],
  changes: ['webHook'],
  permission: 'signed-in',
})

/** Turns a webhook on; of an accelerator's webhook, the caller becomes the owner. */
export const turnWebHookOn = endpoint({
  name: 'turnWebHookOn',
  method: 'POST',
  path: '/web-hook/turn-on',
  summary: 'Turn a web hook on',
  body: z.strictObject({ hookId: id() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['webHook'],
  stepUp: true,
  permission: 'signed-in',
})

export const turnWebHookOff = endpoint({
  name: 'turnWebHookOff',
  method: 'POST',
  path: '/web-hook/turn-off',
  summary: 'Turn a web hook off',
  body: z.strictObject({ hookId: id() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['webHook'],
  permission: 'signed-in',
})

/** Sends an empty event, to test the receiver. */
export const testWebHook = endpoint({
  name: 'testWebHook',
  method: 'POST',
  path: '/web-hook/test',
  summary: 'Send a test to a web hook',
  body: z.strictObject({ hookId: id() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['webHook'],
  permission: 'signed-in',
})

export const removeWebHook = endpoint({
  name: 'removeWebHook',
  method: 'POST',
  path: '/web-hook/remove',
  summary: 'Remove a web hook',
  body: z.strictObject({ hookId: id() }),
  response: null,
  changes: ['webHook'],
  removes: true,
  permission: 'signed-in',
})

/** Recent deliveries of a webhook. */
export const getWebHookDeliveries = endpoint({
  name: 'getWebHookDeliveries',
  method: 'GET',
  path: '/web-hook/deliveries',
  summary: 'The last deliveries of a web hook',
  query: z.object({ hookId: idParam() }),
  response: z.object({ items: z.array(delivery) }),
  reads: ['webHook'],
  permission: 'signed-in',
})

export const resendWebHookDelivery = endpoint({
  name: 'resendWebHookDelivery',
  method: 'POST',
  path: '/web-hook/resend',
  summary: 'Send a delivery of a web hook again',
  body: z.strictObject({ deliveryId: uid() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['webHook'],
  permission: 'signed-in',
})
