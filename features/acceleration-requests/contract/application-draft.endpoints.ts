import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant, text, version } from '#platform/contract/fields.ts'
import { applicationDraft, applicationDraftPage, draftMessage } from './application-draft.schemas.ts'

/**
 * Starts an application of a project to a track; returns an existing draft, with the message appended to its text.
 * Text typed while the track closed is preserved, and the draft says why it can't be sent.
 */
export const startApplicationDraft = endpoint({
  name: 'startApplicationDraft',
  method: 'POST',
  path: '/project-acceleration/draft/start',
  summary: 'Begin an application to a track',
  body: z.strictObject({ projectId: id(), trackId: id(), message: text(4000).default('') }),
  response: z.object({ id: id() }),
  errors: [
    'TRACK_ARCHIVED',
    'TRACK_BLOCKED',
    'ACCELERATOR_NOT_APPROVED',
    'ACCELERATOR_NOT_OPEN',
    'ACCELERATOR_FINISHED',
    'NO_ACTIVE_STREAM',
    'REQUEST_EXISTS',
    'APPLICATION_DRAFT_LIMIT',
  ],
  changes: ['applicationDraft'],
  permission: 'signed-in',
})

/** Unsent applications of the caller's projects, last changed first: at most 200. */
export const listApplicationDrafts = endpoint({
  name: 'listApplicationDrafts',
  method: 'GET',
  path: '/project-acceleration/draft/list',
  summary: 'Applications of my projects that are not sent yet',
  response: z.object({ items: z.array(applicationDraft) }),
  reads: ['applicationDraft', 'accelerationRequest', 'project', 'programme'],
  permission: 'signed-in',
})

export const getApplicationDraft = endpoint({
  name: 'getApplicationDraft',
  method: 'GET',
  path: '/project-acceleration/draft/get',
  summary: 'An application that is not sent yet',
  query: z.object({ draftId: idParam() }),
  response: applicationDraftPage,
  reads: ['applicationDraft', 'accelerationRequest', 'project', 'programme', 'projectProfile'],
  permission: 'signed-in',
})

/** Saves the message of a draft; the slower of two people gets `STATE_CHANGED`. */
export const saveApplicationDraft = endpoint({
  name: 'saveApplicationDraft',
  method: 'POST',
  path: '/project-acceleration/draft/save',
  summary: 'Save the message of an application that is not sent yet',
  body: z.strictObject({ draftId: id(), version: version(), ...draftMessage.shape }),
  response: z.object({ savedAt: instant(), version: z.int() }),
  errors: ['STATE_CHANGED'],
  changes: ['applicationDraft'],
  permission: 'signed-in',
})

/** Deletes a draft; its answers remain in the project's profile. */
export const deleteApplicationDraft = endpoint({
  name: 'deleteApplicationDraft',
  method: 'POST',
  path: '/project-acceleration/draft/delete',
  summary: 'Delete an application that is not sent yet',
  body: z.strictObject({ draftId: id() }),
  response: null,
  changes: ['applicationDraft'],
  removes: true,
  permission: 'signed-in',
})
