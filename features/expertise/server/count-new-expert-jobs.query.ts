import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { badgeCount } from '#platform/server/sql.ts'
import { countNewExpertJobs } from '../contract/badge.endpoints.ts'

/** The badge of expertise orders. */
export const countNewExpertJobsQuery = query({
  endpoint: countNewExpertJobs,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx) => ({
    count: await badgeCount(
      ctx.db,
      sql`select from expert_job where expert_uid = ${ctx.actor.uid} and status = 'NEW'`,
    ),
  }),
})
