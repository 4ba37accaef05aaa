import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, pictureWidth, text } from '#platform/contract/fields.ts'
import { heldEventDetails } from './event.schemas.ts'

const moved = {
  method: 'POST',
  response: heldEventDetails,
  changes: ['event'],
  permission: 'signed-in',
} as const

const uploading = ['FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT'] as const

/** Adds a file for those who come. */
export const addEventMaterial = endpoint({
  ...moved,
  name: 'addEventMaterial',
  path: '/held-event/material/add',
  summary: 'Add a file to an event',
  query: z.object({ eventId: idParam() }),
  transport: 'multipart',
  errors: [...uploading, 'EVENT_LIMIT'],
})

export const removeEventMaterial = endpoint({
  ...moved,
  name: 'removeEventMaterial',
  path: '/held-event/material/remove',
  summary: 'Remove a file of an event',
  body: z.strictObject({ eventId: id(), materialId: id() }),
})

/** A file of an event, for its hosts and those who come. */
export const getEventMaterial = endpoint({
  name: 'getEventMaterial',
  method: 'GET',
  path: '/held-event/material/get',
  summary: 'Download a file of an event',
  query: z.object({ eventId: idParam(), fileId: z.uuid('INVALID') }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})

/** The same for a guest who comes, by the link of their emails. */
export const getGuestMaterial = endpoint({
  name: 'getGuestMaterial',
  method: 'GET',
  path: '/event-guest/material',
  summary: 'Download a file of an event as a guest',
  query: z.object({ token: text(100), fileId: z.uuid('INVALID') }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})

/** Sets the picture at the head of an event's page. */
export const uploadEventCover = endpoint({
  ...moved,
  name: 'uploadEventCover',
  path: '/held-event/cover/upload',
  summary: 'Upload the picture of an event',
  query: z.object({ eventId: idParam() }),
  transport: 'multipart',
  errors: [...uploading, 'PICTURE_TOO_LARGE', 'PICTURE_ANIMATED'],
})

export const deleteEventCover = endpoint({
  ...moved,
  name: 'deleteEventCover',
  path: '/held-event/cover/delete',
  summary: 'Delete the picture of an event',
  body: z.strictObject({ eventId: id() }),
})

/** The picture of an event; its id is unguessable. */
export const getEventCover = endpoint({
  name: 'getEventCover',
  method: 'GET',
  path: '/showcase/events/cover',
  summary: 'The picture of an event',
  query: z.object({ image: z.uuid('INVALID'), width: pictureWidth().optional() }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})
