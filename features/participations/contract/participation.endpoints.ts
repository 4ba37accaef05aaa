import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, id, idParam, text, uid, instant } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { accessActions } from '../domain/states.ts'
import { participation } from './participation.schemas.ts'
import { taskRow } from './task.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })

/** Blocks or unblocks a project on its track (spec 3 "Access action"). */
export const changeAccess = endpoint({
  name: 'changeAccess',
  method: 'POST',
  path: '/project-track/change-access',
  summary: 'Block or allow a project on its track',
  body: z.strictObject({
    projectTrackId: id(),
    action: z.enum(accessActions, 'NOT_IN_LIST'),
    reason: text(1200).default(''),
  }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['participation'],
  permission: 'signed-in',
})

/** Sets or clears the tracker of a project on its track. */
export const setTracker = endpoint({
  name: 'setTracker',
  method: 'POST',
  path: '/project-track/set-tracker',
  summary: 'Set the tracker of a project',
  body: z.strictObject({ projectTrackId: id(), trackerUid: uid().nullable() }),
  response: null,
  errors: ['STATE_CHANGED', 'PARTICIPATION_BLOCKED'],
  changes: ['participation'],
  permission: 'signed-in',
})

/** A project on a track, with its tasks in order. */
export const getProjectTrack = endpoint({
  name: 'getProjectTrack',
  method: 'GET',
  path: '/project-track/get',
  summary: 'A project on a track with its tasks',
  query: z.object({ projectTrackId: idParam() }),
  response: participation,
  reads: ['participation', 'task', 'programme'],
  permission: 'signed-in',
})

/** The team's tasks in review, on all tracks of a project. */
export const getTasksInReview = endpoint({
  name: 'getTasksInReview',
  method: 'GET',
  path: '/task/in-review',
  summary: 'Tasks of a project that are in review',
  query: z.object({ projectId: idParam() }),
  response: z.object({
    /** Newest first, at most twenty. */
    items: z.array(
      z.object({ id: id(), name: z.string(), track: namedRef, projectTrackId: id(), since: instant() }),
    ),
  }),
  reads: ['task', 'participation'],
  permission: 'signed-in',
})

/** Tasks that await the caller's review or decision, oldest first. */
export const listTasksToReview = list({
  name: 'listTasksToReview',
  path: '/task/to-review',
  summary: 'Tasks that wait for my review',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['task', 'participation'],
  row: taskRow.extend({ project: namedRef, track: namedRef, projectTrackId: id() }),
  sortings: ['SINCE'],
  defaultSort: 'SINCE',
  /** `waiting`: only those that wait for the caller, neither for an expert nor for another reviewer. */
  filters: { waiting: flagParam() },
  search: true,
  table: null,
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
})
