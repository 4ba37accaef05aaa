import { sql } from 'kysely'
import { personOf } from '#platform/domain/actor.ts'
import { notFound } from '#platform/domain/product-error.ts'
import { query } from '#platform/server/handler.ts'
import { getNotification as endpoint } from '../contract/notification.endpoints.ts'
import { notifications } from '../domain/notification.policy.ts'
import { joined, selectRows } from './notification-rows.ts'
import { findFacts } from './notification.repository.ts'
import { seenBy } from './notification.scope.ts'

/** Longest conversation shown: its newest part. */
const threadLimit = 200

/** Answers one notification and what of its conversation the reader may see. */
export const getNotification = query({
  endpoint,
  load: ({ db }, { query: { notificationId } }) => findFacts(db, [notificationId]),
  authorize: notifications.list,
  run: async ({ db, actor }, { query: { notificationId } }) => {
    const uid = personOf(actor)?.uid ?? ''
    const [notification] = await selectRows(
      db,
      actor,
      sql`${joined} where n.id = ${notificationId} and ${seenBy(uid)}`,
    )
    if (!notification) throw notFound()
    const { threadId } = notification
    const thread = await selectRows(
      db,
      actor,
      sql`${joined} where (n.id = ${threadId} or n.thread_id = ${threadId}) and ${seenBy(uid)}
        order by n.id desc limit ${threadLimit}`,
    )
    return { notification, thread: thread.toReversed() }
  },
})
