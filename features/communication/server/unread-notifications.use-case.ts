import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { unreadNotifications as endpoint } from '../contract/notification.endpoints.ts'
import type { CommunicationEvent } from '../domain/events.ts'
import { notifications } from '../domain/notification.policy.ts'
import { findFacts, markRead } from './notification.repository.ts'

/** Marks notifications as unread. */
export const unreadNotifications = useCase({
  endpoint,
  load: ({ db }, { body }) => findFacts(db, body.notificationIds),
  authorize: notifications.markUnread,
  run: async (ctx, { body }) => {
    const uid = ctx.actor.uid
    const changed = await markRead(ctx.db, uid, body.notificationIds, false)
    if (changed) await raise(ctx, 'NotificationsChanged' satisfies CommunicationEvent, { uid }, null)
    return undefined
  },
})
