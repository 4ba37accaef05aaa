import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { whereInProfile } from './profile.schemas.ts'

/** Stores a picture for a rich text, which owns it once a saved text refers to its id. */
export const uploadProfilePicture = endpoint({
  name: 'uploadProfilePicture',
  method: 'POST',
  path: '/project-profile/upload-picture',
  summary: 'Upload a picture for a rich text of a profile',
  query: z.object(whereInProfile),
  transport: 'multipart',
  response: z.object({ id: z.uuid(), width: z.int(), height: z.int() }),
  errors: [
    'FILE_QUOTA',
    'LEADER_FILE_QUOTA',
    'FILE_TOO_LARGE',
    'FILE_INCORRECT',
    'PICTURE_ANIMATED',
    'PICTURE_TOO_LARGE',
    'PICTURE_LIMIT',
    'PROJECT_PROFILE_GONE',
    'TRACKPOINT_STATUS_CHANGED',
  ],
  changes: [],
  permission: 'signed-in',
})

/** Downloads a picture of the text at a place, for readers of that text. */
export const downloadProfilePicture = endpoint({
  name: 'downloadProfilePicture',
  method: 'GET',
  path: '/project-profile/picture',
  summary: 'A picture of a rich text of a profile',
  query: z.object({ ...whereInProfile, pictureId: z.uuid('INVALID') }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})
