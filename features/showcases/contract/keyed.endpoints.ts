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

/** The key identifies the showcase: calls have no parameter for it. */
const byKey = z.object({ 'x-api-key': z.string('REQUIRED').min(1, 'REQUIRED').max(200, 'TOO_LONG') })

const keyed = {
  method: 'GET',
  headers: byKey,
  permission: 'public',
  errors: ['ACCESS_DENIED'],
  cache: 'private',
  cors: true,
  // Called by other programs: no page of the portal caches the response.
  reads: [],
} as const

/** Address of its page. */
const address = { url: z.url() }

const { limit, after, sorting, sortingDirection, findText, chosen, orderBy } = listShownProjects.query.shape

/** Projects of the showcase, as a guest reads them: with the fields that the template puts on cards. */
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

/** Filters and sort orders of the projects, each value with the number of matches. */
export const getFiltersByKey = endpoint({
  ...keyed,
  name: 'getFiltersByKey',
  path: publicFiltersPath,
  summary: 'Filters of a showcase, by its API key',
  query: z.object({ findText, chosen }),
  response: getShownFilters.response,
})

/**
 * Changes since a cursor, each project once, with its last change: a client with a copy refetches projects that were
 * published, republished or changed, and deletes those that were unpublished.
 */
export const listChangesByKey = endpoint({
  ...keyed,
  name: 'listChangesByKey',
  path: publicChangesPath,
  summary: 'Changes of a showcase since a moment, by its API key',
  query: z.object({
    /** `next` of the previous response; without it all changes are returned. */
    after: z.string('INVALID').max(80, 'INVALID').optional(),
    limit: pageSize().default(maxPageSize),
  }),
  response: z.object({
    items: z.array(z.object({ projectId: id(), kind: z.enum(changeKinds), at: instant() })),
    /** Cursor of the next request, even if there are no more changes now. */
    next: z.string(),
    /** Whether more changes are available already. */
    more: z.boolean(),
  }),
})
