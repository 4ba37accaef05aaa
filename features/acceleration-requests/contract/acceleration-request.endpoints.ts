import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, uid } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { requestStateTable } from '../domain/state-tables.ts'
import { accelerationRequestStates } from '../domain/states.ts'
import {
  accelerationRequest,
  consentVersion,
  newAccelerationRequest,
} from './acceleration-request.schemas.ts'
import { acceptance, rejection } from './decision.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
const named = z.object({ userUid: uid(), requestId: idParam() })

/**
 * The project's leader applies; a track with automatic acceptance returns the request as accepted. Answers required
 * by the track are taken from the project's profile: missing ones are in `fields` as `fields.<code>` or
 * `fields.<code>.<item>.<field>`. The draft is then deleted.
 */
export const createAccelerationRequest = endpoint({
  name: 'createAccelerationRequest',
  method: 'POST',
  path: '/project-acceleration/request/create',
  summary: 'Apply to a track',
  body: newAccelerationRequest,
  response: accelerationRequest,
  errors: [
    'TRACK_ARCHIVED',
    'TRACK_BLOCKED',
    'ACCELERATOR_NOT_APPROVED',
    'ACCELERATOR_NOT_OPEN',
    'ACCELERATOR_FINISHED',
    'NO_ACTIVE_STREAM',
    'REQUEST_EXISTS',
    'APPLICATION_INCOMPLETE',
    'APPLICATION_OPENS_HIDDEN_FIELDS',
    'RATE_LIMITED',
  ],
  changes: ['accelerationRequest', 'applicationDraft', 'participation', 'task'],
  permission: 'signed-in',
})

/** The accelerator accepts: the project participates in the track from now on. */
export const acceptAccelerationRequest = endpoint({
  name: 'acceptAccelerationRequest',
  method: 'POST',
  path: '/project-acceleration/request/accept',
  summary: 'Accept an application',
  headers: onAccelerator,
  query: named,
  ownUid: 'userUid',
  // Optional: without advice the body may be omitted.
  body: acceptance.default({ advice: '' }),
  response: accelerationRequest,
  errors: ['STATE_CHANGED', 'ACCELERATOR_NOT_APPROVED', 'ACCELERATOR_FINISHED'],
  changes: ['accelerationRequest', 'participation', 'task'],
  permission: 'signed-in',
})

/** The accelerator rejects with a reason. */
export const rejectAccelerationRequest = endpoint({
  name: 'rejectAccelerationRequest',
  method: 'POST',
  path: '/project-acceleration/request/reject',
  summary: 'Reject an application',
  headers: onAccelerator,
  query: named,
  ownUid: 'userUid',
  body: rejection,
  response: accelerationRequest,
  errors: ['STATE_CHANGED'],
  changes: ['accelerationRequest'],
  permission: 'signed-in',
})

/** The project's leader withdraws the application. */
export const revokeAccelerationRequest = endpoint({
  name: 'revokeAccelerationRequest',
  method: 'POST',
  path: '/project-acceleration/request/revoke',
  summary: 'Revoke an application',
  query: named,
  ownUid: 'userUid',
  response: accelerationRequest,
  errors: ['STATE_CHANGED'],
  changes: ['accelerationRequest'],
  permission: 'signed-in',
})

/** The project's leader shares the contacts for an application that was created without consent. */
export const giveContactConsent = endpoint({
  name: 'giveContactConsent',
  method: 'POST',
  path: '/project-acceleration/request/consent',
  summary: 'Hand contacts over to the accelerator',
  body: z.strictObject({ requestId: id(), consentVersion }),
  response: accelerationRequest,
  errors: ['STATE_CHANGED'],
  changes: ['accelerationRequest'],
  permission: 'signed-in',
})

/** Applications of all projects the caller belongs to. */
export const listAccelerationRequests = list({
  name: 'listAccelerationRequests',
  path: '/project-acceleration/request/list',
  summary: 'Applications of my projects',
  permission: 'signed-in',
  reads: ['accelerationRequest', 'participation'],
  row: accelerationRequest,
  sortings: ['CREATE_DATE', 'NAME'],
  defaultSort: '-CREATE_DATE',
  filters: { status: listParam(accelerationRequestStates) },
  search: true,
  table: {
    texts: 'acceleration-requests:myRequests',
    columns: {
      project: 'project',
      track: 'track',
      programme: 'programme',
      accelerator: 'accelerator',
      state: ({ status }, t) => t(stateKey(requestStateTable, status)),
      date: 'createdAt',
    },
  },
})

export const listProjectAccelerationRequests = endpoint({
  name: 'listProjectAccelerationRequests',
  method: 'GET',
  path: '/project-acceleration/request/project',
  summary: 'Applications of a project',
  query: z.object({ projectId: idParam() }),
  response: z.object({ items: z.array(accelerationRequest) }),
  reads: ['accelerationRequest', 'participation'],
  permission: 'signed-in',
})

export const getAccelerationRequest = endpoint({
  name: 'getAccelerationRequest',
  method: 'GET',
  path: '/project-acceleration/request/get',
  summary: 'An application',
  query: z.object({ requestId: idParam() }),
  response: accelerationRequest,
  reads: ['accelerationRequest', 'participation'],
  permission: 'signed-in',
})

/** Applications that await the accelerator's decision: the badge of "projects in work". */
export const countNewAccelerationRequests = endpoint({
  name: 'countNewAccelerationRequests',
  method: 'GET',
  path: '/project-acceleration/request/new-count',
  summary: 'Number of new applications (counts up to 1,000)',
  headers: onAccelerator,
  query: z.object({ userUid: uid() }),
  ownUid: 'userUid',
  response: z.object({ count: z.int() }),
  reads: ['accelerationRequest'],
  permission: 'signed-in',
})
