import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, uid } from '#platform/contract/fields.ts'
import { listOf, namedRef, personRef } from '#platform/contract/lists.ts'
import { accessActions } from '../domain/states.ts'
import {
  boardCounts,
  participation,
  projectInWork,
  projectInWorkList,
  projectInWorkQuery,
} from './project-in-work.schemas.ts'
import { historyEntry, taskRow } from './task.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })

/** Applications and projects of the chosen accelerator; a tracker (`TRC`) gets the assigned ones. */
export const listProjectsInWork = endpoint({
  name: 'listProjectsInWork',
  method: 'GET',
  path: '/projects-in-work/list',
  summary: 'Projects in work',
  headers: onAccelerator,
  query: projectInWorkQuery,
  response: projectInWorkList,
  errors: ['NOT_IN_ACCELERATOR_TEAM'],
  permission: 'signed-in',
})

/** How many projects stand in each column of the board. */
export const countProjectsInWork = endpoint({
  name: 'countProjectsInWork',
  method: 'GET',
  path: '/projects-in-work/counts',
  summary: 'Projects in work by column',
  headers: onAccelerator,
  response: boardCounts,
  errors: ['NOT_IN_ACCELERATOR_TEAM'],
  permission: 'signed-in',
})

/** One row of the list, with its actions: the drawer reads it. */
export const getProjectInWork = endpoint({
  name: 'getProjectInWork',
  method: 'GET',
  path: '/projects-in-work/get',
  summary: 'A project in work',
  query: z.object({ requestId: idParam() }),
  response: projectInWork,
  permission: 'signed-in',
})

/** Blocks a project on its track or allows it to work again (spec 3 "Access action"). */
export const changeAccess = endpoint({
  name: 'changeAccess',
  method: 'POST',
  path: '/project-track/change-access',
  summary: 'Block or allow a project on its track',
  body: z.strictObject({
    projectTrackId: id(),
    action: z.enum(accessActions, 'NOT_IN_LIST'),
    reason: z.string().trim().max(1200, 'TOO_LONG').default(''),
  }),
  response: projectInWork,
  errors: ['STATE_CHANGED'],
  permission: 'signed-in',
})

/** Sets or clears the tracker of a project on its track. */
export const setTracker = endpoint({
  name: 'setTracker',
  method: 'POST',
  path: '/project-track/set-tracker',
  summary: 'Set the tracker of a project',
  body: z.strictObject({ projectTrackId: id(), trackerUid: uid().nullable() }),
  response: projectInWork,
  permission: 'signed-in',
})

/** Programmes, tracks and trackers to filter projects in work by. */
export const getProjectsInWorkFilters = endpoint({
  name: 'getProjectsInWorkFilters',
  method: 'GET',
  path: '/projects-in-work/get-filters',
  summary: 'Filters of projects in work',
  headers: onAccelerator,
  response: z.object({
    programmes: z.array(namedRef),
    tracks: z.array(namedRef.extend({ programmeId: id() })),
    trackers: z.array(personRef),
    industries: z.array(z.string()),
  }),
  errors: ['NOT_IN_ACCELERATOR_TEAM'],
  permission: 'signed-in',
})

/** A project on a track with its tasks in order. */
export const getProjectTrack = endpoint({
  name: 'getProjectTrack',
  method: 'GET',
  path: '/project-track/get',
  summary: 'A project on a track with its tasks',
  query: z.object({ projectTrackId: idParam() }),
  response: participation.extend({
    requestId: id(),
    project: namedRef.extend({ serialNumber: z.string(), summary: z.string() }),
    leader: personRef,
    accelerator: namedRef,
    programme: namedRef,
    track: namedRef,
    strictOrder: z.boolean(),
    tasks: z.array(taskRow),
    history: z.array(historyEntry),
    actions: z.array(z.enum([...accessActions, 'SET_TRACKER'])),
  }),
  permission: 'signed-in',
})

/** Projects in work that wait for the caller's review or decision, oldest first. */
export const listTasksToReview = endpoint({
  name: 'listTasksToReview',
  method: 'GET',
  path: '/task/to-review',
  summary: 'Tasks that wait for my review',
  headers: onAccelerator,
  response: listOf(taskRow.extend({ project: namedRef, track: namedRef, projectTrackId: id() })),
  errors: ['NOT_IN_ACCELERATOR_TEAM'],
  permission: 'signed-in',
})
