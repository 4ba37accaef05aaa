import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { viewKinds } from '../domain/views.rules.ts'

/**
 * A page says that it was looked at: pages are kept by whoever is between, so the server sees not all of them. Counted in memory and
 * written a little later, without a word of who looked.
 */
export const countShowcaseView = endpoint({
  name: 'countShowcaseView',
  method: 'POST',
  path: '/showcase/projects/seen',
  summary: 'A project was looked at in a showcase',
  headers: z.object({ 'user-agent': z.string().max(2000, 'TOO_LONG').optional() }),
  body: z.strictObject({ projectId: id(), showcaseId: id(), kind: z.enum(viewKinds, 'NOT_IN_LIST') }),
  response: null,
  // It answers nothing.
  reads: [],
  permission: 'public',
})

const counted = { pages: z.int(), frames: z.int(), documents: z.int() }

/** How often it was looked at on each of the last days, the oldest first. */
const days = z.array(z.object({ day: day(), ...counted }))

/** How often a project was looked at in a showcase. */
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

/** How often the projects of a showcase were looked at, and which most. */
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
