import { sql } from 'kysely'
import { notFound } from '#platform/domain/product-error.ts'
import { query } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { getNotification as endpoint } from '../contract/notification.endpoints.ts'
import { notifications } from '../domain/notification.policy.ts'
import { notificationRows } from './notification-rows.ts'
import { findFacts } from './notification.repository.ts'
import { seenBy } from './notification.scope.ts'

/** Maximum number of shown messages of a conversation: the latest ones. */
const threadLimit = 200

/** Returns a notification, and the part of its conversation that the reader may see. */
export const getNotification = query({
  endpoint,
  load: ({ db }, { query: { notificationId } }) => findFacts(db, [notificationId]),
  authorize: notifications.list,
  run: async (ctx, { query: { notificationId } }) => {
    const uid = ctx.actor.uid
    const [notification] = await readRows(
      ctx,
      notificationRows,
      sql`n.id = ${notificationId} and ${seenBy(uid)}`,
    )
    if (!notification) throw notFound()
    const { threadId } = notification
    const thread = await readRows(
      ctx,
      notificationRows,
      sql`(n.id = ${threadId} or n.thread_id = ${threadId}) and ${seenBy(uid)}`,
      sql`order by n.id desc limit ${threadLimit}`,
    )
    return { notification, thread: thread.toReversed() }
  },
})
