import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { badgeCount } from '#platform/server/sql.ts'
import { countNewExpertJobs } from '../contract/badge.endpoints.ts'
import { isWorkAllowed, performedBy } from './expert-job.sql.ts'
import { askedJobs } from './jobs.row-set.ts'

/** The badge with the number of new expertise orders. */
export const countNewExpertJobsQuery = query({
  endpoint: countNewExpertJobs,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx) => ({
    count: await badgeCount(
      ctx.db,
      sql`select from ${askedJobs.from} where ${whereOf(askedJobs, ctx, null, { status: ['NEW'] })} and ${performedBy(ctx.actor)}
        and ${isWorkAllowed}`,
    ),
  }),
})
