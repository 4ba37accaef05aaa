import { portalPolicy } from '#platform/domain/policy.ts'
import { notFound } from '#platform/domain/product-error.ts'
import { testNotificationLimit } from '#platform/domain/quotas.ts'
import { raise } from '#platform/server/events/raise.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { createTestNotification as endpoint } from '../contract/notification.endpoints.ts'
import type { CommunicationEvent } from '../domain/events.ts'
import { insertNotifications } from './notification.repository.ts'

/** Sends a test notification, so that a person can check inbox, badge and email. */
export const createTestNotification = useCase({
  endpoint,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: { userUid } }) => {
    await countHit(
      ctx.db,
      `notification.test:${ctx.actor.uid}`,
      testNotificationLimit,
      'TEST_NOTIFICATION_LIMIT',
    )
    const [id] = await insertNotifications(ctx.db, {
      eventId: null,
      code: 'TEST',
      params: {},
      recipients: [userUid],
      senderUid: null,
      acceleratorId: null,
      link: '/bch/view/notifications',
      mail: true,
    })
    if (id === undefined) throw notFound()
    await raise(ctx, 'NotificationSent' satisfies CommunicationEvent, { id }, null)
    return undefined
  },
})
