import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, pictureWidth } from '#platform/contract/fields.ts'
import { whole } from '#platform/contract/lists.ts'

const pixels = () => whole(999_999).optional()

/** Sets the logo; `x`, `y`, `size` crop a square, in pixels of the upright picture. */
export const uploadAcceleratorLogo = endpoint({
  name: 'uploadAcceleratorLogo',
  method: 'POST',
  path: '/accelerator/logo/upload',
  summary: "Upload an accelerator's logo",
  query: z.object({ acceleratorId: idParam(), x: pixels(), y: pixels(), size: pixels() }),
  transport: 'multipart',
  response: z.object({ logoUrl: z.string() }),
  errors: ['FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT'],
  changes: ['accelerator'],
  permission: 'signed-in',
})

export const deleteAcceleratorLogo = endpoint({
  name: 'deleteAcceleratorLogo',
  method: 'POST',
  path: '/accelerator/logo/delete',
  summary: "Delete an accelerator's logo",
  body: z.strictObject({ acceleratorId: id() }),
  response: null,
  changes: ['accelerator'],
  permission: 'signed-in',
})

/** A logo at an unguessable address; it never changes: a new logo has a new address. */
export const getAcceleratorLogo = endpoint({
  name: 'getAcceleratorLogo',
  method: 'GET',
  path: '/accelerator/logo',
  summary: 'A logo of an accelerator',
  query: z.object({ image: z.uuid('INVALID'), width: pictureWidth().optional() }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})
