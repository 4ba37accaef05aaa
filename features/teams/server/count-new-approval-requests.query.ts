import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { badgeCount } from '#platform/server/sql.ts'
import { countNewApprovalRequests } from '../contract/badge.endpoints.ts'

/** Badge of team invitations: the number that can still be accepted. */
export const countNewApprovalRequestsQuery = query({
  endpoint: countNewApprovalRequests,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: { userUid } }) => ({
    count: await badgeCount(
      ctx.db,
      sql`select from team_invitation where person_uid = ${userUid} and status in ('SENT', 'REGISTERED')
        and expires_at > now()`,
    ),
  }),
})
