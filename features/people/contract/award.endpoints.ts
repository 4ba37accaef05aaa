import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, requiredText, webAddress } from '#platform/contract/fields.ts'
import { award } from './profile.schemas.ts'

const fields = z.strictObject({
  /** Not after the current year. */
  year: z.int('NOT_AN_INTEGER').min(1900, 'TOO_SMALL').max(2200, 'TOO_BIG'),
  title: requiredText(255),
  url: z.union([z.literal(''), webAddress()]),
})

/** Adds an award; its file follows by `uploadAwardFile`. */
export const addAward = endpoint({
  name: 'addAward',
  method: 'POST',
  path: '/person-user-profile/award/add',
  summary: 'Add an award',
  body: fields,
  response: award,
  errors: ['AWARD_LIMIT'],
  changes: ['person'],
  permission: 'signed-in',
})

export const editAward = endpoint({
  name: 'editAward',
  method: 'POST',
  path: '/person-user-profile/award/edit',
  summary: 'Edit an award',
  body: fields.extend({ awardId: id() }),
  response: award,
  changes: ['person'],
  permission: 'signed-in',
})

/** Deletes an award with its file. */
export const deleteAward = endpoint({
  name: 'deleteAward',
  method: 'POST',
  path: '/person-user-profile/award/delete',
  summary: 'Delete an award',
  body: z.strictObject({ awardId: id() }),
  response: null,
  changes: ['person'],
  permission: 'signed-in',
})

/** Attaches a file to an award, replacing an existing one. */
export const uploadAwardFile = endpoint({
  name: 'uploadAwardFile',
  method: 'POST',
  path: '/person-user-profile/award/upload-file',
  summary: "Upload an award's certificate",
  query: z.object({ awardId: idParam() }),
  transport: 'multipart',
  response: award.shape.file.unwrap(),
  errors: ['FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT'],
  changes: ['person'],
  permission: 'signed-in',
})

/** Removes the file of an award. */
export const deleteAwardFile = endpoint({
  name: 'deleteAwardFile',
  method: 'POST',
  path: '/person-user-profile/award/delete-file',
  summary: "Delete an award's certificate",
  body: z.strictObject({ awardId: id() }),
  response: null,
  changes: ['person'],
  permission: 'signed-in',
})

/** Downloads an award's file: the person's own, or of a person whose contacts the caller may see. */
export const downloadAwardFile = endpoint({
  name: 'downloadAwardFile',
  method: 'GET',
  path: '/person-user-profile/award/download-file',
  summary: "Download an award's certificate",
  query: z.object({ awardId: idParam() }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})
