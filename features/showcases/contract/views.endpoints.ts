import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { viewKinds } from '../domain/views.rules.ts'

/**
 * Reports a page view: proxies cache pages, so the server does not see all requests. Counted in memory and stored a
 * little later, without the viewer's identity.
 */
export const countShowcaseView = endpoint({
  name: 'countShowcaseView',
  method: 'POST',
  path: '/showcase/projects/seen',
  summary: 'A project was looked at in a showcase',
  headers: z.object({ 'user-agent': z.string().max(2000, 'TOO_LONG').optional() }),
  body: z.strictObject({ projectId: id(), showcaseId: id(), kind: z.enum(viewKinds, 'NOT_IN_LIST') }),
  response: null,
  // The response is empty.
  reads: [],
  permission: 'public',
})

const counted = { pages: z.int(), frames: z.int(), documents: z.int() }

/** Views per day, oldest first. */
const days = z.array(z.object({ day: day(), ...counted }))

/** Views of a project in a showcase. */
export const getProjectViews = endpoint({
  name: 'getProjectViews',
  method: 'GET',
  path: '/project-publication/views',
  summary: 'Views of a project in a showcase',
  query: z.object({ projectId: idParam(), templateId: idParam() }),
  response: z.object({ days }),
  reads: ['publication'],
  permission: 'signed-in',
})

/** Views of a showcase's projects, and the most viewed ones. */
export const getShowcaseViews = endpoint({
  name: 'getShowcaseViews',
  method: 'GET',
  path: '/publication-template/views',
  summary: 'Views of the projects of a showcase',
  query: z.object({ templateId: idParam() }),
  response: z.object({ days, projects: z.array(z.object({ project: namedRef, ...counted })) }),
  reads: ['showcase', 'publication'],
  permission: 'signed-in',
})
