import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam, instant } from '#platform/contract/fields.ts'
import { elementCode, profileValues, references } from '../../fields/contract/value.schemas.ts'
import {
  ofProfile,
  profileCell,
  profileChange,
  profileMoment,
  profileSaved,
  profileValueChange,
  projectProfile,
  whereInProfile,
  whichProfile,
} from './profile.schemas.ts'

const writing = [
  'STATE_CHANGED',
  'ROWS_CLOSED',
  'PROJECT_PROFILE_GONE',
  'TRACKPOINT_STATUS_CHANGED',
  'APPLICATION_CLOSED',
] as const

/** A project's profile: elements, values and the objects that they refer to. */
export const getProjectProfile = endpoint({
  name: 'getProjectProfile',
  method: 'GET',
  path: '/project-profile/get',
  summary: "A project's profile, or what an opener asks for of it",
  query: z.object(ofProfile),
  response: projectProfile,
  errors: ['PROJECT_PROFILE_GONE'],
  reads: ['projectProfile'],
  permission: 'public',
})

/**
 * Saves values, each with the version it was read with; if one was changed meanwhile, none is saved (STATE_CHANGED).
 * A request repeated after a lost response finds its own values and succeeds. Invalid values are in `fields` as
 * `cells.<index>`.
 */
export const saveProjectProfile = endpoint({
  name: 'saveProjectProfile',
  method: 'POST',
  path: '/project-profile/save',
  summary: "Save values of a project's profile",
  body: profileChange,
  response: profileSaved,
  bodyLimit: 8 * 1024 * 1024,
  errors: writing,
  changes: ['projectProfile'],
  permission: 'signed-in',
})

/** Deletes repetitions or rows; fixed rows remain. */
export const removeProfileItems = endpoint({
  name: 'removeProfileItems',
  method: 'POST',
  path: '/project-profile/remove-items',
  summary: 'Remove repetitions or rows',
  body: z.strictObject({
    ...whichProfile,
    code: elementCode(),
    items: z.array(z.uuid('INVALID')).min(1, 'REQUIRED').max(5000, 'TOO_MANY'),
  }),
  response: null,
  errors: writing,
  changes: ['projectProfile'],
  permission: 'signed-in',
})

/** Moves a repetition or row to an index, from 0. */
export const moveProfileItem = endpoint({
  name: 'moveProfileItem',
  method: 'POST',
  path: '/project-profile/move-item',
  summary: 'Move a repetition or row',
  body: z.strictObject({
    ...whichProfile,
    code: elementCode(),
    item: z.uuid('INVALID'),
    index: z.int().min(0).max(5000),
  }),
  response: null,
  errors: writing,
  changes: ['projectProfile'],
  permission: 'signed-in',
})

/** The code of an element, or of what an opener shows besides: in capitals. */
const shownCode = () =>
  z
    .string('REQUIRED')
    .max(22, 'TOO_LONG')
    .regex(/^(?:[a-z][a-z0-9_]*|[A-Z]+)$/, 'INVALID')

/** Counts the elements that a reviewer read; clients report each once per visit of the page. */
export const noteFieldsRead = endpoint({
  name: 'noteFieldsRead',
  method: 'POST',
  path: '/project-profile/note-read',
  summary: 'Count the fields that a reviewer read',
  body: z.strictObject({
    ...whichProfile,
    codes: z.array(shownCode()).min(1, 'REQUIRED').max(500, 'TOO_MANY'),
  }),
  response: null,
  changes: [],
  permission: 'signed-in',
})

/** The current value of a cell. */
export const getProfileCell = endpoint({
  name: 'getProfileCell',
  method: 'GET',
  path: '/project-profile/cell',
  summary: 'One value of a profile',
  query: z.object(whereInProfile),
  response: profileCell,
  reads: ['projectProfile'],
  permission: 'signed-in',
})

/** History of a value, newest first. */
export const getProfileCellHistory = endpoint({
  name: 'getProfileCellHistory',
  method: 'GET',
  path: '/project-profile/cell-history',
  summary: 'History of a value',
  query: z.object(whereInProfile),
  response: references.extend({ items: z.array(profileValueChange) }),
  reads: ['projectProfile'],
  permission: 'signed-in',
})

/** Times to compare with, newest first. */
export const listProfileMoments = endpoint({
  name: 'listProfileMoments',
  method: 'GET',
  path: '/project-profile/moments',
  summary: 'When a profile was changed',
  query: z.object({ projectId: idParam() }),
  response: z.object({ items: z.array(profileMoment) }),
  reads: ['projectProfile'],
  permission: 'signed-in',
})

/** The values of a profile at an instant. */
export const getProfileAt = endpoint({
  name: 'getProfileAt',
  method: 'GET',
  path: '/project-profile/at',
  summary: 'A profile as it was',
  query: z.object({ projectId: idParam(), at: instant() }),
  response: references.extend({ values: profileValues }),
  reads: [],
  permission: 'signed-in',
})

/** Stores a file for a field, which owns it once its id is saved. */
export const uploadProfileFile = endpoint({
  name: 'uploadProfileFile',
  method: 'POST',
  path: '/project-profile/upload-file',
  summary: 'Upload a file for a field of a profile',
  query: z.object(whereInProfile),
  transport: 'multipart',
  response: z.object({ id: z.uuid(), name: z.string(), size: z.int() }),
  errors: [
    'FILE_QUOTA',
    'LEADER_FILE_QUOTA',
    'FILE_TOO_LARGE',
    'FILE_INCORRECT',
    'PROJECT_PROFILE_GONE',
    'TRACKPOINT_STATUS_CHANGED',
    'APPLICATION_CLOSED',
  ],
  changes: ['projectProfile'],
  permission: 'signed-in',
})

/** Downloads a current or former file of a profile. */
export const downloadProfileFile = endpoint({
  name: 'downloadProfileFile',
  method: 'GET',
  path: '/project-profile/download-file',
  summary: 'Download a file of a profile',
  query: z.object({ ...ofProfile, fileId: z.uuid('INVALID') }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})

/** Downloads the form attached to a field (`templateFileId` of the tree). */
export const downloadProfileForm = endpoint({
  name: 'downloadProfileForm',
  method: 'GET',
  path: '/project-profile/download-form',
  summary: 'Download the form of a field',
  query: z.object({ ...ofProfile, fileId: z.uuid('INVALID') }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})

/** A table of a profile as a spreadsheet. */
export const downloadProfileTable = endpoint({
  name: 'downloadProfileTable',
  method: 'GET',
  path: '/project-profile/download-table',
  summary: 'Download a table as xlsx or csv',
  query: z.object({ ...ofProfile, code: elementCode(), format: z.enum(['xlsx', 'csv'], 'NOT_IN_LIST') }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})

/** The whole profile as a document or a spreadsheet: sections, fields and values that the person may read. */
export const downloadProfile = endpoint({
  name: 'downloadProfile',
  method: 'GET',
  path: '/project-profile/download',
  summary: 'Download the whole profile as xlsx or docx',
  query: z.object({ ...ofProfile, format: z.enum(['xlsx', 'docx'], 'NOT_IN_LIST') }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})

/** Parses an xlsx or csv file into cells of text, to preview before pasting; stores nothing. */
export const readSpreadsheet = endpoint({
  name: 'readSpreadsheet',
  method: 'POST',
  path: '/project-profile/read-spreadsheet',
  summary: 'Read the cells of a spreadsheet',
  query: z.object(ofProfile),
  transport: 'multipart',
  response: z.object({ rows: z.array(z.array(z.string())) }),
  errors: [
    'FILE_QUOTA',
    'LEADER_FILE_QUOTA',
    'FILE_TOO_LARGE',
    'FILE_INCORRECT',
    'SHEET_TOO_LARGE',
    'SHEET_TOO_HEAVY',
    'SHEET_CELL_TOO_LONG',
    'FILE_ENCODING_UNKNOWN',
  ],
  reads: [],
  permission: 'signed-in',
})

/** Ids of dictionary values by name, for pasted texts. */
export const matchDictionaryNames = endpoint({
  name: 'matchDictionaryNames',
  method: 'POST',
  path: '/project-profile/match-names',
  summary: 'Find values of dictionaries by their names',
  body: z.strictObject({
    ...whichProfile,
    dictionary: z.string().regex(/^[A-Z][A-Z0-9_]{0,60}$/, 'INVALID'),
    names: z.array(z.string().max(255, 'TOO_LONG')).max(1000, 'TOO_MANY'),
  }),
  response: z.object({
    found: z.record(z.string(), z.int()),
    names: z.record(z.string(), z.object({ ru: z.string(), en: z.string() })),
  }),
  reads: ['dictionary'],
  permission: 'signed-in',
})
