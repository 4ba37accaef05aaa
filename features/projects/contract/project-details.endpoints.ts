import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { elementVisibilities } from '../domain/states.ts'
import { projectDetails } from './project.schemas.ts'

const visibilities = z.object({
  /** Only elements with a setting by the team; all others are VISIBLE_TEAM. */
  items: z.array(z.object({ code: z.string(), visibility: z.enum(elementVisibilities) })),
})

/** A project's page for people who may open it: the team, people who work with it, and others by its access level. */
export const getProjectDetails = endpoint({
  name: 'getProjectDetails',
  method: 'GET',
  path: '/project/details',
  summary: "A project's page",
  query: z.object({ projectId: idParam() }),
  response: projectDetails,
  reads: ['project', 'projectTeam', 'projectProfile', 'profileVisibility', 'vacancy', 'joinRequest'],
  permission: 'public',
})

/** Visibility of each profile element, for the team. */
export const getProfileVisibility = endpoint({
  name: 'getProfileVisibility',
  method: 'GET',
  path: '/project/profile-visibility/get',
  summary: "Who reads the elements of a project's profile",
  query: z.object({ projectId: idParam() }),
  response: visibilities,
  reads: ['profileVisibility'],
  permission: 'signed-in',
})

/** Sets the visibility of profile elements: of one, or all of a section. */
export const setProfileVisibility = endpoint({
  name: 'setProfileVisibility',
  method: 'POST',
  path: '/project/profile-visibility/set',
  summary: "Set who reads elements of a project's profile",
  body: z.strictObject({
    projectId: id(),
    codes: z.array(elementCode()).min(1, 'REQUIRED').max(400, 'TOO_MANY'),
    visibility: z.enum(elementVisibilities, 'NOT_IN_LIST'),
  }),
  response: visibilities,
  changes: ['profileVisibility'],
  permission: 'signed-in',
})
