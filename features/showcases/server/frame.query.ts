import { query } from '#platform/server/handler.ts'
import { getShowcaseFrame } from '../contract/frame.endpoints.ts'
import { shownProjects } from '../domain/shown-projects.policy.ts'
import { readOrigins } from './access.repository.ts'
import { findListing } from './showcase.repository.ts'

export const getShowcaseFrameQuery = query({
  endpoint: getShowcaseFrame,
  load: (ctx, input) => findListing(ctx, input.query),
  authorize: shownProjects.view,
  run: async (ctx, { query: { showcaseId } }) => ({ origins: await readOrigins(ctx.db, showcaseId) }),
})
