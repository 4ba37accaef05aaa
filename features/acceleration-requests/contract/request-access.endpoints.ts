import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, requiredText, text } from '#platform/contract/fields.ts'
import { idsParam, namedRef } from '#platform/contract/lists.ts'
import { publicationActions } from '../../projects/domain/states.ts'
import { transferHindrances } from '../domain/access.rules.ts'
import { accelerationRequest } from './acceleration-request.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })

/**
 * Dry run of a transfer: the tracks to which applications may be transferred, and what prevents it. Applications of
 * another accelerator are omitted.
 */
export const getReceivingTracks = endpoint({
  name: 'getReceivingTracks',
  method: 'GET',
  path: '/project-acceleration/request/receiving-tracks',
  summary: 'Tracks that applications may be transferred to',
  headers: onAccelerator,
  query: z.object({ requestIds: idsParam() }),
  response: z.object({
    /** Published ones that accept applications, in the order of their programmes; at most 200. */
    tracks: z.array(
      namedRef.extend({
        programme: namedRef,
        tasksTotal: z.int(),
        /** Scheduled, without a stream today: a transfer must be confirmed. */
        withoutStream: z.boolean(),
        /** Applications whose project is already on this track, or has applied to it. */
        taken: z.array(id()),
      }),
    ),
    /** The requested applications, with what prevents them from leaving their work now. */
    items: z.array(z.object({ requestId: id(), because: z.enum(transferHindrances).nullable() })),
  }),
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  reads: ['accelerationRequest', 'participation', 'task', 'programme'],
  permission: 'signed-in',
})

/**
 * Transfers an application with its participation to another track of its accelerator (spec 3 "Access action"): a new
 * application waits there, accepted work starts again there and remains readable here.
 */
export const transferProject = endpoint({
  name: 'transferProject',
  method: 'POST',
  path: '/project-acceleration/request/transfer',
  summary: 'Transfer a project to another track',
  headers: onAccelerator,
  body: z.strictObject({
    requestId: id(),
    /** The track that the person saw it on: the slower of two people gets a conflict. */
    fromTrackId: id(),
    trackId: id(),
    /** Confirmed although the scheduled track has no active stream. */
    withoutStream: z.boolean().default(false),
    reason: text(1200).default(''),
  }),
  response: accelerationRequest,
  errors: [
    'STATE_CHANGED',
    'REQUEST_EXISTS',
    'TRACK_ARCHIVED',
    'TRACK_BLOCKED',
    'ACCELERATOR_NOT_APPROVED',
    'ACCELERATOR_NOT_OPEN',
    'ACCELERATOR_FINISHED',
    'NO_ACTIVE_STREAM_ON_RECEIVING_TRACK',
    ...transferHindrances,
  ],
  changes: ['accelerationRequest', 'participation', 'task', 'project'],
  permission: 'signed-in',
})

/** Deletes an application permanently, with work that was not started; the team receives the reason. */
export const deleteAccelerationRequest = endpoint({
  name: 'deleteAccelerationRequest',
  method: 'POST',
  path: '/project-acceleration/request/delete',
  summary: 'Delete an application',
  headers: onAccelerator,
  body: z.strictObject({ requestId: id(), reason: requiredText(1200) }),
  response: null,
  errors: ['WORK_STARTED'],
  changes: ['accelerationRequest', 'participation', 'task', 'project'],
  permission: 'signed-in',
})

/**
 * Publishes the project of an accepted application in the main showcase, within its team's access level, or withdraws
 * it (spec 3).
 */
export const changeProjectPublication = endpoint({
  name: 'changeProjectPublication',
  method: 'POST',
  path: '/project-acceleration/request/change-publication',
  summary: 'Publish or unpublish a project',
  headers: onAccelerator,
  body: z.strictObject({ requestId: id(), action: z.enum(publicationActions, 'NOT_IN_LIST') }),
  response: null,
  errors: ['STATE_CHANGED', 'PUBLICATION_STATE_UNCHANGED', 'PUBLICATION_CONSENT_NEEDED', 'SHOWCASE_NEEDED'],
  changes: ['project', 'publication', 'accelerationRequest'],
  permission: 'signed-in',
})
