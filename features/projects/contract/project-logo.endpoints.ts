import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, pictureWidth } from '#platform/contract/fields.ts'
import { whole } from '#platform/contract/lists.ts'

const pixels = () => whole(999_999).optional()

/** Sets the logo; `x`, `y`, `size` are the crop square, in pixels after rotation. */
export const uploadProjectLogo = endpoint({
  name: 'uploadProjectLogo',
  method: 'POST',
  path: '/project/logo/upload',
  summary: "Upload a project's logo",
  query: z.object({ projectId: idParam(), x: pixels(), y: pixels(), size: pixels() }),
  transport: 'multipart',
  response: z.object({ logoUrl: z.string() }),
  errors: ['FILE_QUOTA', 'LEADER_FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT'],
  changes: ['project'],
  permission: 'signed-in',
})

export const deleteProjectLogo = endpoint({
  name: 'deleteProjectLogo',
  method: 'POST',
  path: '/project/logo/delete',
  summary: "Delete a project's logo",
  body: z.strictObject({ projectId: id() }),
  response: null,
  changes: ['project'],
  permission: 'signed-in',
})

/** A logo at an unguessable URL; immutable, a new logo has a new URL. */
export const getProjectLogo = endpoint({
  name: 'getProjectLogo',
  method: 'GET',
  path: '/project/logo',
  summary: 'A logo of a project',
  query: z.object({ image: z.uuid('INVALID'), width: pictureWidth().optional() }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})
