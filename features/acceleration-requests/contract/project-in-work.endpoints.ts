import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import {
  boardCounts,
  projectInWork,
  projectInWorkList,
  projectInWorkQuery,
} from './project-in-work.schemas.ts'

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
