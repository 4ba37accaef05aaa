import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant } from '#platform/contract/fields.ts'
import { isOutsideUrl } from '#platform/domain/outside-url.ts'
import { noticeKinds } from '../../communication/domain/notice-kinds.ts'

/** The address that a browser's push service gave: a public one, by https. */
const pushAddress = () => z.string('REQUIRED').max(1000, 'TOO_LONG').refine(isOutsideUrl, 'INVALID')

/** Bytes in base64 without padding, as browsers write keys. */
const bytes = (length: number) =>
  z
    .string('REQUIRED')
    .max(200, 'TOO_LONG')
    .refine((text) => /^[\w-]+$/.test(text) && Math.floor((text.length * 3) / 4) === length, 'INVALID')

const kinds = () => z.array(z.enum(noticeKinds, 'NOT_IN_LIST')).max(noticeKinds.length, 'TOO_LONG')

const device = z.object({
  id: id(),
  /** Browser and system by their proper names; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: instant(),
  lastUsedAt: instant().nullable(),
  actions: z.array(z.enum(['remove'])),
})

/** The devices on which the caller is notified, and about what. */
export const getPush = endpoint({
  name: 'getPush',
  method: 'GET',
  path: '/web-push/get',
  summary: 'Devices that show my notifications',
  response: z.object({ devices: z.array(device), kinds: kinds() }),
  reads: ['pushDevice'],
  permission: 'signed-in',
})

/** The public key with which a browser subscribes at its push service. */
export const preparePush = endpoint({
  name: 'preparePush',
  method: 'POST',
  path: '/web-push/prepare',
  summary: 'Public key of the portal for push services',
  response: z.object({ publicKey: z.string() }),
  // The key never changes.
  changes: [],
  permission: 'signed-in',
})

/** Adds the device that calls, or renews its address. */
export const addPushDevice = endpoint({
  name: 'addPushDevice',
  method: 'POST',
  path: '/web-push/add',
  summary: 'Show my notifications on this device',
  headers: z.object({ 'user-agent': z.string().max(2000, 'TOO_LONG').optional() }),
  body: z.strictObject({
    endpoint: pushAddress(),
    keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
  }),
  response: z.object({ id: id() }),
  errors: ['RATE_LIMITED'],
  changes: ['pushDevice'],
  permission: 'signed-in',
})

/** Ties the device with this address to the current session. */
export const keepPushDevice = endpoint({
  name: 'keepPushDevice',
  method: 'POST',
  path: '/web-push/keep',
  summary: 'Tie this device to the present session',
  body: z.strictObject({ endpoint: pushAddress() }),
  /** Whether the address is one of the caller's devices; if not, the browser unsubscribes. */
  response: z.object({ known: z.boolean() }),
  // No page shows it.
  changes: [],
  permission: 'signed-in',
})

export const removePushDevice = endpoint({
  name: 'removePushDevice',
  method: 'POST',
  path: '/web-push/remove',
  summary: 'Stop showing my notifications on a device',
  body: z.strictObject({ deviceId: id() }),
  response: null,
  changes: ['pushDevice'],
  permission: 'signed-in',
})

export const savePushKinds = endpoint({
  name: 'savePushKinds',
  method: 'POST',
  path: '/web-push/kinds',
  summary: 'Choose what devices show',
  body: z.strictObject({ kinds: kinds() }),
  response: z.object({ kinds: kinds() }),
  changes: ['pushDevice'],
  permission: 'signed-in',
})
