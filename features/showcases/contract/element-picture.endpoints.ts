import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { showcasePicturePath } from '../domain/formats.rules.ts'

/** Stores a picture to show next to an element; a template shows it once it refers to its id. */
export const uploadElementPicture = endpoint({
  name: 'uploadElementPicture',
  method: 'POST',
  path: '/publication-template/upload-picture',
  summary: 'Upload a picture for a field of a showcase',
  query: z.object({ templateId: idParam() }),
  transport: 'multipart',
  response: z.object({ image: z.uuid() }),
  errors: ['FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT'],
  changes: ['showcase'],
  permission: 'signed-in',
})

/** The picture next to an element, at an unguessable address; it never changes. */
export const getElementPicture = endpoint({
  name: 'getElementPicture',
  method: 'GET',
  path: showcasePicturePath,
  summary: 'A picture of a field of a showcase',
  query: z.object({ image: z.uuid('INVALID') }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})
