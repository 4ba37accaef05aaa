import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { badgeCount } from '#platform/server/sql.ts'
import { countNewApprovalRequests } from '../contract/badge.endpoints.ts'
import { ownInvitations } from './teams.row-set.ts'

/** Badge of team invitations: the number that can still be accepted. */
export const countNewApprovalRequestsQuery = query({
  endpoint: countNewApprovalRequests,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx) => ({
    count: await badgeCount(
      ctx.db,
      sql`select from ${ownInvitations.from} where ${whereOf(ownInvitations, ctx, null, { state: ['NEW'] })}
        and i.expires_at > now()`,
    ),
  }),
})
