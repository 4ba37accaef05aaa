import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, version } from '#platform/contract/fields.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { taskLimits } from '../domain/content-limits.rules.ts'
import { contentActions } from '../domain/states.ts'
import {
  programme,
  programmeFields,
  settingsTree,
  track,
  trackFields,
  trackpoint,
  trackpointFields,
} from './content.schemas.ts'
import { editedPriceFields } from './track-price.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
const edition = { id: id(), version: version() }

/** Programmes, tracks and trackpoints of the chosen accelerator. */
export const getSettingsTree = endpoint({
  name: 'getSettingsTree',
  method: 'GET',
  path: '/accelerator-settings/tree',
  summary: 'Programmes, tracks and trackpoints of an accelerator',
  headers: onAccelerator,
  response: settingsTree,
  reads: ['programme', 'accelerationRequest', 'task'],
  permission: 'signed-in',
})

/** Creates a programme as a draft at the end of the list. */
export const createProgramme = endpoint({
  name: 'createProgramme',
  method: 'POST',
  path: '/accelerator-program/create',
  summary: 'Create a programme',
  headers: onAccelerator,
  body: programmeFields,
  response: programme,
  errors: ['PROGRAMME_LIMIT'],
  changes: ['programme'],
  permission: 'signed-in',
})

export const editProgramme = endpoint({
  name: 'editProgramme',
  method: 'POST',
  path: '/accelerator-program/edit',
  summary: 'Edit a programme',
  body: programmeFields.extend(edition),
  response: programme,
  errors: ['STATE_CHANGED', 'EDIT_FORBIDDEN_HAS_APPLICATIONS'],
  changes: ['programme'],
  permission: 'signed-in',
})

/** Creates a track as a draft at the end of its programme. */
export const createTrack = endpoint({
  name: 'createTrack',
  method: 'POST',
  path: '/accelerator-program-track/create',
  summary: 'Create a track',
  body: trackFields.extend({ programmeId: id() }),
  response: track,
  errors: ['TRACK_LIMIT', 'ACCELERATOR_TRACK_LIMIT'],
  changes: ['programme'],
  permission: 'signed-in',
})

export const editTrack = endpoint({
  name: 'editTrack',
  method: 'POST',
  path: '/accelerator-program-track/edit',
  summary: 'Edit a track',
  body: trackFields.extend({ ...editedPriceFields, ...edition }),
  response: track,
  errors: [
    'STATE_CHANGED',
    'PERFORMER_NOT_ALLOWED',
    'EDIT_FORBIDDEN_HAS_REQUESTS',
    'TRANSFER_REQUEST_EXISTS',
  ],
  changes: ['programme'],
  permission: 'signed-in',
})

/** Opens or closes a track for applications (spec 3 "access status"). */
export const setTrackAccess = endpoint({
  name: 'setTrackAccess',
  method: 'POST',
  path: '/accelerator-program-track/set-access',
  summary: 'Block or allow a track',
  body: z.strictObject({ id: id(), accessStatus: z.enum(['ALLOWED_TO_WORK', 'BLOCKED'], 'NOT_IN_LIST') }),
  response: track,
  changes: ['programme'],
  permission: 'signed-in',
})

/** Creates a trackpoint as a draft at the end of its track. */
export const createTrackpoint = endpoint({
  name: 'createTrackpoint',
  method: 'POST',
  path: '/trackpoint/create',
  summary: 'Create a trackpoint',
  body: trackpointFields.extend({ trackId: id() }),
  response: trackpoint,
  errors: ['PERFORMER_NOT_ALLOWED', 'EVALUATION_TASK_LIMIT', ...taskLimits, 'TRANSFER_REQUEST_EXISTS'],
  changes: ['programme'],
  permission: 'signed-in',
})

export const editTrackpoint = endpoint({
  name: 'editTrackpoint',
  method: 'POST',
  path: '/trackpoint/edit',
  summary: 'Edit a trackpoint',
  body: trackpointFields.extend(edition),
  response: trackpoint,
  errors: [
    'STATE_CHANGED',
    'PERFORMER_NOT_ALLOWED',
    'EVALUATION_TASK_LIMIT',
    'EDIT_FORBIDDEN_TRACKPOINTS_STARTED',
    'TRANSFER_REQUEST_EXISTS',
  ],
  changes: ['programme'],
  permission: 'signed-in',
})

/** Copies a trackpoint to the end of a track of the same accelerator, as a draft. */
export const copyTrackpoint = endpoint({
  name: 'copyTrackpoint',
  method: 'POST',
  path: '/trackpoint/copy',
  summary: 'Copy a trackpoint',
  body: z.strictObject({ trackpointId: id(), trackId: id() }),
  response: trackpoint,
  errors: ['PERFORMER_NOT_ALLOWED', 'EVALUATION_TASK_LIMIT', ...taskLimits, 'TRANSFER_REQUEST_EXISTS'],
  changes: ['programme'],
  permission: 'signed-in',
})

const contents = ['programme', 'track', 'trackpoint'] as const

/** Publishes, archives or restores. */
export const moveContent = endpoint({
  name: 'moveContent',
  method: 'POST',
  path: '/accelerator-settings/move',
  summary: 'Publish, archive or restore a programme, track or trackpoint',
  body: z.strictObject({
    kind: z.enum(contents, 'NOT_IN_LIST'),
    id: id(),
    action: z.enum(contentActions, 'NOT_IN_LIST'),
  }),
  response: null,
  errors: [
    'STATE_CHANGED',
    'ACCELERATOR_NOT_APPROVED',
    'PARENT_NOT_PUBLISHED',
    'TRANSFER_REQUEST_EXISTS',
  ] satisfies ErrorCode[],
  changes: ['programme'],
  permission: 'signed-in',
})

/** Sorts siblings in the given order, which must contain every sibling. */
export const orderContent = endpoint({
  name: 'orderContent',
  method: 'POST',
  path: '/accelerator-settings/order',
  summary: 'Order programmes, tracks of a programme or trackpoints of a track',
  body: z.strictObject({
    kind: z.enum(contents, 'NOT_IN_LIST'),
    ids: z.array(id()).min(1, 'REQUIRED').max(500, 'TOO_BIG'),
  }),
  response: null,
  errors: ['STATE_CHANGED', 'EDIT_FORBIDDEN_TRACKPOINTS_STARTED', 'TRANSFER_REQUEST_EXISTS'],
  changes: ['programme'],
  permission: 'signed-in',
})

/** Deletes an empty item: a programme without tracks, a track without trackpoints, a trackpoint without tasks. */
export const deleteContent = endpoint({
  name: 'deleteContent',
  method: 'POST',
  path: '/accelerator-settings/delete',
  summary: 'Delete a programme, track or trackpoint',
  body: z.strictObject({ kind: z.enum(contents, 'NOT_IN_LIST'), id: id() }),
  response: null,
  errors: [
    'PROGRAMME_HAS_TRACKS',
    'TRACK_HAS_TRACKPOINTS',
    'TRACKPOINT_HAS_REQUESTS',
    'EDIT_FORBIDDEN_HAS_REQUESTS',
    'TRANSFER_REQUEST_EXISTS',
  ],
  changes: ['programme'],
  removes: true,
  permission: 'signed-in',
})
