import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { showcasePicturePath } from '../domain/formats.rules.ts'

/** Keeps a picture to stand beside an element; a template shows it once it names its id. */
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

/** A picture beside an element, at an address nobody guesses; it never changes. */
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
