import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { readNotifications as endpoint } from '../contract/notification.endpoints.ts'
import type { CommunicationEvent } from '../domain/events.ts'
import { notifications } from '../domain/notification.policy.ts'
import { findFacts, markRead } from './notification.repository.ts'

/** Marks the given notifications or all of the reader's as read. */
export const readNotifications = useCase({
  endpoint,
  load: async ({ db }, { body }) => (body.notificationIds ? findFacts(db, body.notificationIds) : []),
  authorize: notifications.markRead,
  run: async (ctx, { body }) => {
    const uid = ctx.actor.uid
    const changed = await markRead(ctx.db, uid, body.notificationIds ?? null, true)
    if (changed) await raise(ctx, 'NotificationsChanged' satisfies CommunicationEvent, { uid }, null)
    return undefined
  },
})
