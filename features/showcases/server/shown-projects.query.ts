import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { getShownFilters, getShownProject, listShownProjects } from '../contract/shown-project.endpoints.ts'
import { shownPages, shownProjects } from '../domain/shown-projects.policy.ts'
import { readShownFilters } from './read-shown-filters.ts'
import { findShown, readShownProject } from './read-shown-project.ts'
import { withResponseCache } from './response-cache.ts'
import { findListing } from './showcase.repository.ts'
import { withListedActions } from './shown-actions.ts'
import { narrowed, shownListing } from './shown-listing.ts'

export const listShownProjectsQuery = withListedActions(
  withResponseCache(
    listOf(listShownProjects, {
      load: async (ctx, input) => narrowed(ctx, await findListing(ctx, input.query), input.query),
      authorize: shownProjects.view,
      ...shownListing,
    }),
  ),
)

export const getShownFiltersQuery = withResponseCache(
  query({
    endpoint: getShownFilters,
    load: (ctx, input) => findListing(ctx, input.query),
    authorize: shownProjects.view,
    run: (ctx, { query: params }, listing) => readShownFilters(ctx, listing, params),
  }),
)

export const getShownProjectQuery = query({
  endpoint: getShownProject,
  load: (ctx, input) => findShown(ctx, input.query),
  authorize: shownPages.view,
  run: (ctx, _input, subject) => readShownProject(ctx, subject),
})
