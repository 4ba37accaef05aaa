import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { deleteNotifications as endpoint } from '../contract/notification.endpoints.ts'
import type { CommunicationEvent } from '../domain/events.ts'
import { notifications } from '../domain/notification.policy.ts'
import { deleteCopies, findFacts } from './notification.repository.ts'

export const deleteNotifications = useCase({
  endpoint,
  load: ({ db }, { body }) => findFacts(db, body.notificationIds),
  authorize: notifications.delete,
  run: async (ctx, { body }) => {
    const uid = ctx.actor.uid
    await deleteCopies(ctx.db, uid, body.notificationIds)
    await raise(ctx, 'NotificationsChanged' satisfies CommunicationEvent, { uid }, null)
    return undefined
  },
})
