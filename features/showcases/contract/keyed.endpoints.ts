import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { maxPageSize, pageSize } from '#platform/contract/lists.ts'
import { changeKinds } from '../domain/changes.rules.ts'
import {
  publicChangesPath,
  publicFiltersPath,
  publicProjectPath,
  publicProjectsPath,
} from '../domain/public-paths.ts'
import { getShownFilters, listShownProjects } from './shown-project.endpoints.ts'
import { shownProject, shownProjectPage } from './shown-project.schemas.ts'

/** The key names the showcase: no call says of which it is. */
const byKey = z.object({ 'x-api-key': z.string('REQUIRED').min(1, 'REQUIRED').max(200, 'TOO_LONG') })

const keyed = {
  method: 'GET',
  headers: byKey,
  permission: 'public',
  errors: ['ACCESS_DENIED'],
  cache: 'asked',
  cors: true,
  // Asked by other programs: no page of the portal keeps the answer.
  reads: [],
} as const

/** Where its page is, for people. */
const address = { url: z.url() }

const { limit, after, sorting, sortingDirection, findText, chosen, orderBy } = listShownProjects.query.shape

/** Projects of the showcase, as a guest reads them: with what the template puts on cards. */
export const listProjectsByKey = endpoint({
  ...keyed,
  name: 'listProjectsByKey',
  path: publicProjectsPath,
  summary: 'Projects of a showcase, by its API key',
  query: z.object({ limit, after, sorting, sortingDirection, findText, chosen, orderBy }),
  response: listShownProjects.response.extend({ items: z.array(shownProject.extend(address)) }),
})

/** One project with everything that the template puts on its page. */
export const getProjectByKey = endpoint({
  ...keyed,
  name: 'getProjectByKey',
  path: publicProjectPath,
  summary: 'A project of a showcase, by its API key',
  query: z.object({ projectId: idParam() }),
  response: shownProjectPage.extend(address),
})

/** By what the projects may be narrowed and ordered, each value with how many it leaves. */
export const getFiltersByKey = endpoint({
  ...keyed,
  name: 'getFiltersByKey',
  path: publicFiltersPath,
  summary: 'Filters of a showcase, by its API key',
  query: z.object({ findText, chosen }),
  response: getShownFilters.response,
})

/**
 * What changed since one asked before, each project once, with what became of it last: whoever keeps a copy fetches what was
 * published, republished or changed, and deletes what was taken back.
 */
export const listChangesByKey = endpoint({
  ...keyed,
  name: 'listChangesByKey',
  path: publicChangesPath,
  summary: 'Changes of a showcase since a moment, by its API key',
  query: z.object({
    /** `next` of the answer before; without it everything is told. */
    after: z.string('INVALID').max(80, 'INVALID').optional(),
    limit: pageSize().default(maxPageSize),
  }),
  response: z.object({
    items: z.array(z.object({ projectId: id(), kind: z.enum(changeKinds), at: instant() })),
    /** Where to go on: also when there is nothing more for now. */
    next: z.string(),
    /** Whether more is known already. */
    more: z.boolean(),
  }),
})
