import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'

const uploading = [
  'FILE_QUOTA',
  'FILE_TOO_LARGE',
  'FILE_INCORRECT',
  'PICTURE_TOO_LARGE',
  'PICTURE_ANIMATED',
] as const

/** Sets the picture in the heading of a track's public page. */
export const uploadTrackCover = endpoint({
  name: 'uploadTrackCover',
  method: 'POST',
  path: '/accelerator-program-track/cover/upload',
  summary: 'Upload the picture of a track',
  query: z.object({ trackId: idParam() }),
  transport: 'multipart',
  response: z.object({ coverUrl: z.string() }),
  errors: [...uploading, 'TRANSFER_REQUEST_EXISTS'],
  changes: ['programme'],
  permission: 'signed-in',
})

export const deleteTrackCover = endpoint({
  name: 'deleteTrackCover',
  method: 'POST',
  path: '/accelerator-program-track/cover/delete',
  summary: 'Delete the picture of a track',
  body: z.strictObject({ trackId: id() }),
  response: null,
  errors: ['TRANSFER_REQUEST_EXISTS'],
  changes: ['programme'],
  permission: 'signed-in',
})

/** Stores a picture for the face text of a track; the text shows it once it refers to its id. */
export const uploadTrackPicture = endpoint({
  name: 'uploadTrackPicture',
  method: 'POST',
  path: '/accelerator-program-track/picture/upload',
  summary: 'Upload a picture for the text of a track',
  query: z.object({ trackId: idParam() }),
  transport: 'multipart',
  response: z.object({ id: z.uuid(), width: z.int(), height: z.int() }),
  errors: uploading,
  changes: ['programme'],
  permission: 'signed-in',
})

/** A picture of a track at an unguessable address; it never changes. */
export const getTrackPicture = endpoint({
  name: 'getTrackPicture',
  method: 'GET',
  path: '/accelerator-program-track/picture',
  summary: 'A picture of a track',
  query: z.object({ image: z.uuid('INVALID') }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})
