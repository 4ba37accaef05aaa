import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { pictureWidth, uid } from '#platform/contract/fields.ts'
import { imageExtensions } from '../domain/lists.ts'
import { avatar } from './profile.schemas.ts'

const pixels = () =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'NOT_AN_INTEGER')
    .pipe(z.coerce.number<string>())
    .optional()

/** Sets the caller's picture: its content must match `extension`; `x`, `y`, `size` are the crop square. */
export const uploadImage = endpoint({
  name: 'uploadImage',
  method: 'POST',
  path: '/person-user-profile/upload-image',
  summary: 'Upload the own picture',
  headers: z.object({
    'session-id': z.string().max(200, 'TOO_LONG').optional(),
    'project-key': z.string().max(200, 'TOO_LONG').optional(),
  }),
  query: z.object({
    extension: z.enum(imageExtensions, 'NOT_IN_LIST'),
    /** The square's corner and side in pixels after rotation; centred by default. */
    x: pixels(),
    y: pixels(),
    size: pixels(),
  }),
  transport: 'multipart',
  response: avatar,
  errors: ['FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT'],
  changes: ['person'],
  permission: 'signed-in',
})

/** Removes the caller's picture. */
export const deleteImage = endpoint({
  name: 'deleteImage',
  method: 'POST',
  path: '/person-user-profile/delete-image',
  summary: 'Delete the own picture',
  response: null,
  changes: ['person'],
  permission: 'signed-in',
})

/** A person's picture at an unguessable URL; immutable, a new picture has a new URL. */
export const getAvatar = endpoint({
  name: 'getAvatar',
  method: 'GET',
  path: '/person-user-profile/avatar',
  summary: 'A picture of a person',
  query: z.object({
    image: uid(),
    width: pictureWidth().optional(),
    v: z
      .string()
      .regex(/^\d{1,15}$/, 'INVALID')
      .optional(),
  }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})
