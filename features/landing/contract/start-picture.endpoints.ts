import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { startPageNames } from '../domain/start-pages.ts'

const page = z.enum(startPageNames, 'NOT_IN_LIST')

/** Replaces the drawn picture of a start page, effective immediately. */
export const uploadStartPicture = endpoint({
  name: 'uploadStartPicture',
  method: 'POST',
  path: '/portal-text/picture/upload',
  summary: 'Upload the picture of a start page',
  query: z.object({ page }),
  transport: 'multipart',
  response: z.object({ pictureUrl: z.string() }),
  errors: ['FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT', 'PICTURE_TOO_LARGE', 'PICTURE_ANIMATED'],
  changes: ['portalText'],
  permission: 'signed-in',
})

/** Restores the drawn picture. */
export const deleteStartPicture = endpoint({
  name: 'deleteStartPicture',
  method: 'POST',
  path: '/portal-text/picture/delete',
  summary: 'Take back the drawn picture of a start page',
  body: z.strictObject({ page }),
  response: null,
  changes: ['portalText'],
  permission: 'signed-in',
})

/** A picture at a URL that cannot be guessed; its content never changes. */
export const getStartPicture = endpoint({
  name: 'getStartPicture',
  method: 'GET',
  path: '/portal-text/picture',
  summary: 'A picture of a start page',
  query: z.object({ image: z.uuid('INVALID') }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})
