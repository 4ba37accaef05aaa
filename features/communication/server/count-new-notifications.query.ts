import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { badgeCount } from '#platform/server/sql.ts'
import { countNewNotifications as endpoint } from '../contract/notification.endpoints.ts'
import { receivedBy } from './notification.scope.ts'

export const countNewNotifications = query({
  endpoint,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db }, { query: { userUid } }) => ({
    count: await badgeCount(
      db,
      sql`select 1 from notification n where ${receivedBy(userUid)} and n.read_at is null`,
    ),
  }),
})
